/** Names the kinds of redacted values. The page imports only this module of the redaction. */

/** In the order in which the page lists them. */
export const REDACTION_KINDS = [
  'IPv4',
  'IPv6',
  'MAC',
  'host',
  'secret',
  'user',
  'e-mail',
  'coordinates',
] as const;

export type RedactionKind = (typeof REDACTION_KINDS)[number];

/** Number of redacted places of each kind. */
export type RedactionCounts = Record<RedactionKind, number>;

/** Counts of zero for every kind. */
export const createCounts = (): RedactionCounts =>
  Object.fromEntries(REDACTION_KINDS.map((kind) => [kind, 0])) as RedactionCounts;
