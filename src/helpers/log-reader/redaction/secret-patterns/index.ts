/**
 * The literals and patterns by which `secrets.ts` finds a secret, a name or a host name. No two of
 * the lists share a literal, so their order means nothing; within a list the first match wins.
 */
import { COMMAND_LINES } from './command-lines';
import { COMMANDS } from './login-commands';
import { PEOPLE } from './people';
import { REQUESTS } from './requests';
import type { SecretPattern } from './secret-pattern';
import { SETTINGS } from './settings';
import { TOKENS } from './tokens';

export type { SecretKind, SecretPattern } from './secret-pattern';

export const SECRET_PATTERNS: readonly SecretPattern[] = [
  ...SETTINGS,
  ...COMMAND_LINES,
  ...COMMANDS,
  ...REQUESTS,
  ...TOKENS,
  ...PEOPLE,
];
