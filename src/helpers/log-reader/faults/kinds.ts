/** Classifies the deepest cause of a trace by its type and message. */
import { joinPatterns } from '../../../lib/join-patterns';
import type { FaultKind } from './causes';
import { KIND_PATTERNS } from './kind-patterns';
import { classifyLinkageError } from './linkage';

export type { FaultKind };

/** What kind of error it is, and what its message names. */
export interface Fault {
  readonly kind: FaultKind;
  /** The missing class or method, if the error names it. */
  readonly missing?: string;
  /** For which version the code was made, if a class is there that was an interface, or the other way round. */
  readonly changed?: 'for-newer' | 'for-older' | undefined;
  /** The library that it belongs to, if many parts depend on that library. */
  readonly library?: string;
  /** True if the trace leads through a proxy. */
  readonly onProxy?: boolean;
  /** The file that the error names. */
  readonly file?: string | undefined;
}

/** Kinds of errors that healthy servers do not print. */
export const ALARMING_KINDS: ReadonlySet<FaultKind> = new Set([
  'port-taken',
  'address',
  'listen',
  'crashed',
  'newer-data',
  'cut-file',
  'plugin-jar',
  'no-plugin',
  'bad-jar',
  'database',
  'permission',
  'not-permitted',
  'disk',
  'locked',
  'native',
  'mixin',
  'modules',
  'closed-java',
  'hang',
  'folia',
  'memory',
  'not-supported',
  'hybrid',
]);

/** Here a player is rejected, not the program. */
const PLAYER_REJECTED = /\b(?:client|player)\b[^\n]{0,24}\b(?:sent|kicked|rejected)\b/i;
/** `"com/example/ConfigException" in class file`: such a name is not the error's type. */
const QUOTED_CLASS = /(?:[\w.$]{1,60}\/){1,12}[A-Z]\w{0,60}(?:Exception|Error)\b/g;

/**
 * Classifies an error; undefined if its kind is not known.
 * @param error its line, e.g. `java.lang.NoSuchMethodError: org/bukkit/Server.getTPS()`, or a
 * program's message without a type
 */
export function classifyError(error: string): Fault | undefined {
  const linkageFault = classifyLinkageError(error);
  if (linkageFault !== undefined) return linkageFault;
  const words = error.replace(QUOTED_CLASS, '');
  const kind = KIND_PATTERNS.find(([, form]) => form.test(words))?.[0];
  if (kind === undefined || (kind === 'refused' && PLAYER_REJECTED.test(words))) return undefined;
  const file = KINDS_WITH_FILE.has(kind) ? FILE_NAME.exec(error)?.groups?.file : undefined;
  return { kind, file };
}

/** Kinds of errors that print a file name after the type. */
const KINDS_WITH_FILE: ReadonlySet<FaultKind> = new Set([
  'file-in-the-way',
  'no-file',
  'settings',
  'cut-file',
  'locked',
  'permission',
  'not-permitted',
  'script',
  'world-data',
]);
const FILE_ENDING = joinPatterns([
  /ya?ml|toml|json5?|conf|cfg|properties|ini|lang/,
  /txt|dat|db|nbt|jar|png|js|mca|gz|zip|log|lua|sk/,
]);
/** `config.yml`, not the start of `config.yml.bak` or of a path. */
const FILE_NAME = new RegExp(
  String.raw`(?<![\w.-])(?<file>[\w.-]{1,80}\.(?:${FILE_ENDING.source}))\b(?![\w./\\])`,
);
