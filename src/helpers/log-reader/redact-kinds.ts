/** Kinds of redacted values, in a separate module: the page needs only the names. */

export type RedactionKind =
  'IPv4' | 'IPv6' | 'MAC' | 'host' | 'secret' | 'user' | 'e-mail' | 'coordinates';

export const REDACTION_KINDS: readonly RedactionKind[] = [
  'IPv4',
  'IPv6',
  'MAC',
  'host',
  'secret',
  'user',
  'e-mail',
  'coordinates',
];
