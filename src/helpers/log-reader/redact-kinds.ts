/** Names the kinds of redacted values. The page imports only this module of the redaction. */

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
