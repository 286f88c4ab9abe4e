/** One row of a guide's trouble table, as scripts/sync-log-rules.ts writes it. */
export interface GuideRule {
  readonly route: string;
  /** Fragment of the row. */
  readonly row: string;
  /** Each message as its literal parts, in order; anything may stand between them on the line. */
  readonly messages: readonly (readonly string[])[];
  /** True where the message need not be a fault of the server. */
  readonly hint: boolean;
}

/**
 * What the rows say, by route and in the order of their rules: a file of its own, which the
 * worker loads when a row was found, and not before.
 */
export type GuideTexts = Readonly<Record<string, readonly (readonly string[])[]>>;

/** The same as it travels, below its route: without what the messages tell, and without `false`. */
export interface WrittenRule extends Omit<GuideRule, 'route' | 'row' | 'hint'> {
  /** How many characters the fragment has in common with that of the messages, and the rest. */
  readonly row?: string;
  readonly hint?: boolean;
}

const MAX_WORDS = 60;

/** The fragment of a row whose cell holds nothing but its messages. */
export function rowOfMessages(messages: GuideRule['messages']): string {
  const words = messages
    .map((parts) => parts.join(' '))
    .join(' ')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_WORDS);
  return `trouble-${words}`;
}

/** A rule as it is written into the file. */
export function written({ row, hint, messages }: GuideRule): WrittenRule {
  const derived = rowOfMessages(messages);
  let common = 0;
  while (common < row.length && row[common] === derived[common]) common++;
  return {
    messages,
    ...(row !== derived && { row: `${common}:${row.slice(common)}` }),
    ...(hint && { hint }),
  };
}

/** A rule as it was before it was written. */
export function restored(route: string, { row, hint, ...rule }: WrittenRule): GuideRule {
  const derived = rowOfMessages(rule.messages);
  const [common, rest = ''] = row?.split(':') ?? [derived.length];
  return { ...rule, route, row: `${derived.slice(0, Number(common))}${rest}`, hint: hint === true };
}
