/** Types of the contract's rules. */
import type { Root } from 'mdast';
import type { Node } from 'unist';
import type { Provider } from '../../src/facts/provider';
import type { FactTables } from '../../src/facts/resolve';
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

export interface RuleContext {
  readonly provider: Provider;
  readonly tables: FactTables;
  /** Words of claims whose evidence is in docs/common.evidence.yml, for all guides. */
  readonly common?: readonly string[];
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
  readonly evidenceLine: (list: 'claims' | 'open' | 'sources', entry: number | string) => number;
}

/** A position: a node or a line of the guide, or a line of its evidence file. */
export type FindingLocation = Node | { readonly line: number; readonly inEvidence?: true };

export type ReportFinding = (message: string, place?: FindingLocation) => void;

export interface ContractRule {
  readonly point: ContractFinding['point'];
  /**
   * Pages that the rule checks. `guides`: all but those of kind `page`, such as the home page.
   * `strict`: guides with an evidence file.
   */
  readonly for: 'all' | 'guides' | 'strict';
  readonly check: (guide: ParsedGuide, context: RuleContext, report: ReportFinding) => void;
}

/** The front matter of a guide, which is no `page`. */
export type ArticleFrontMatter = Exclude<GuideFrontMatter, { kind: 'page' }>;

/** The front matter, in a rule for `guides` or `strict`. @throws in a rule for `all`, on a `page` */
export function getFrontMatter({ frontMatter }: ParsedGuide): ArticleFrontMatter {
  if (frontMatter === undefined || frontMatter.kind === 'page')
    throw new Error('a rule for guides alone');
  return frontMatter;
}
