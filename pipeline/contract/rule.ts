/** Types of the contract's rules. */
import type { Root } from 'mdast';
import type { Node } from 'unist';
import type { Provider } from '../../src/provider/schema';
import type { FactTables } from '../../src/quotes/resolve';
import type { Evidence } from '../evidence';
import type { GuideFrontMatter } from '../front-matter/schema';

/** The point of a rule that belongs to none of the twelve. */
export const NO_POINT = 0;

/** One problem, printed as `file:line point N: message`. */
export interface ContractFinding {
  readonly file: string;
  readonly line: number;
  /** Number of the point in the twelve, or `NO_POINT`. */
  readonly point: number;
  readonly message: string;
}

/** What rules look up besides the guide. */
export interface ContractContext {
  readonly provider: Provider;
  readonly tables: FactTables;
  /** Claims of docs/common.evidence.yml, which is evidence for all guides. */
  readonly commonClaims?: readonly string[];
}

/** A guide before parsing. */
export interface GuideInput {
  readonly file: string;
  readonly source: string;
  /** Text of its evidence file; undefined if there is none yet. */
  readonly evidence?: string | undefined;
}

/** A parsed guide. */
export interface ParsedGuide extends Omit<GuideInput, 'evidence'> {
  readonly tree: Root;
  /** Undefined if the front matter is invalid, which another rule reports. */
  readonly frontMatter: GuideFrontMatter | undefined;
  readonly evidence: Evidence | undefined;
  /** Line of an entry in the evidence file. */
  readonly getEvidenceLine: (list: 'claims' | 'open' | 'sources', entry: number | string) => number;
}

/** What a finding is about: a node or a line of the guide, or a line of its evidence file. */
export type FindingLocation = Node | { readonly line: number; readonly inEvidence?: true };

/** Adds a finding; without a location, it is about the guide as a whole. */
export type ReportFinding = (message: string, location?: FindingLocation) => void;

/** One check of a guide. */
export interface ContractRule {
  readonly point: ContractFinding['point'];
  /** Which pages it checks. `guides` are all but those of kind `page`, such as the home page. */
  readonly appliesTo: 'all-pages' | 'guides' | 'guides-with-evidence';
  readonly check: (guide: ParsedGuide, context: ContractContext, report: ReportFinding) => void;
}

/** The front matter of a guide, which is no `page`. */
export type ArticleFrontMatter = Exclude<GuideFrontMatter, { kind: 'page' }>;

/** The front matter of a guide. @throws on a `page`, so use it only in rules that skip those */
export function getArticleFrontMatter({ frontMatter }: ParsedGuide): ArticleFrontMatter {
  if (frontMatter === undefined || frontMatter.kind === 'page')
    throw new Error('a rule for guides alone');
  return frontMatter;
}
