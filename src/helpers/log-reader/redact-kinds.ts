/** What the redaction hides, apart from how: the page needs the names only. */

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
