/** The rows of guides' trouble tables as rules of the log reader, and how they are stored. */
import { createRowSlug } from '../../../lib/trouble-row';

/** One row of a guide's trouble table, as scripts/sync-log-rules.ts writes it. */
export interface GuideRule {
  readonly route: string;
  /** Fragment identifier of the row. */
  readonly row: string;
  /** The literal parts of each message, in order; on the line, any text may come between them. */
  readonly messages: readonly (readonly string[])[];
  /** True if the message may not be a fault of the server. */
  readonly hint: boolean;
}

/**
 * The texts of the rows, by route and in rule order: a separate file, which the worker loads only
 * once a row was found.
 */
export type GuideTexts = Readonly<Record<string, readonly (readonly string[])[]>>;

/** The stored form, grouped by route: without what the messages imply, and without `false`. */
export interface StoredRule extends Omit<GuideRule, 'route' | 'row' | 'hint'> {
  /** Number of leading characters that the fragment shares with the derived one, and the rest. */
  readonly row?: string;
  readonly hint?: boolean;
}

/** The fragment of a row whose first cell contains only its messages. */
export function createRowFragment(messages: GuideRule['messages']): string {
  return `trouble-${createRowSlug(messages.map((parts) => parts.join(' ')).join(' '))}`;
}

/** Encodes a rule for the file. */
export function encodeRule({ row, hint, messages }: GuideRule): StoredRule {
  const derived = createRowFragment(messages);
  let common = 0;
  while (common < row.length && row[common] === derived[common]) common++;
  return {
    messages,
    ...(row !== derived && { row: `${common}:${row.slice(common)}` }),
    ...(hint && { hint }),
  };
}

/** Decodes a rule from the file. */
export function decodeRule(route: string, { row, hint, ...rule }: StoredRule): GuideRule {
  const derived = createRowFragment(rule.messages);
  const [common, rest = ''] = row?.split(':') ?? [derived.length];
  return { ...rule, route, row: `${derived.slice(0, Number(common))}${rest}`, hint: hint === true };
}
