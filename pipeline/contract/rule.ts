/** What the rules of the contract are made of. */
import type { Root } from 'mdast';
import type { Node } from 'unist';
import type { Provider } from '../../src/facts/provider';
import type { FactTables } from '../../src/facts/resolve';
import type { Evidence } from '../evidence';
import type { GuideFrontMatter } from '../front-matter/schema';

/** One thing that is wrong, printed as `file:line message`. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  /** Number of the point in the twelve, or 0 for a rule outside them. */
  readonly point: number;
  readonly message: string;
}

export interface Context {
  readonly provider: Provider;
  readonly tables: FactTables;
  /** Words of claims that have evidence once for all guides (docs/common.evidence.yml). */
  readonly common?: readonly string[];
}

/** A guide as it is in its file. */
export interface Guide {
  readonly file: string;
  readonly source: string;
  /** Text of the evidence file beside it; undefined where there is none yet. */
  readonly evidence?: string | undefined;
}

/** A guide that can be read. */
export interface ParsedGuide extends Omit<Guide, 'evidence'> {
  readonly tree: Root;
  /** Undefined where the front matter is wrong, which is a finding of its own. */
  readonly matter: GuideFrontMatter | undefined;
  readonly evidence: Evidence | undefined;
  /** Line of the evidence file on which a claim or an open question is. */
  readonly evidenceLine: (list: 'claims' | 'open' | 'sources', entry: number | string) => number;
}

/** Where something is: a node of the guide, a line of it, or a line of its evidence file. */
export type Place = Node | { readonly line: number; readonly inEvidence?: true };

export type Report = (message: string, place?: Place) => void;

export interface Rule {
  readonly point: Finding['point'];
  /**
   * `guides`: every page but those of kind `page`; `strict`: guides with an evidence
   * file. The home page meets only rules for `all`.
   */
  readonly for: 'all' | 'guides' | 'strict';
  readonly check: (guide: ParsedGuide, context: Context, report: Report) => void;
}

/** The front matter of a guide; what rules for `guides` and `strict` are given. */
export type Matter = Exclude<GuideFrontMatter, { kind: 'page' }>;

/** @throws for the home page, which no rule that calls this is for */
export function matterOf({ matter }: ParsedGuide): Matter {
  if (matter === undefined || matter.kind === 'page') throw new Error('a rule for guides alone');
  return matter;
}
