/** The form of a pattern that finds a secret, and the forms in which its value can stand. */
import { joinInOrder } from '../../../../lib/join-patterns';

export type SecretKind = 'secret' | 'user' | 'host' | 'e-mail';

/** Finds one kind of secret: a lower-case literal in front of it, and a pattern for what to hide. */
export interface SecretPattern {
  readonly literals: readonly string[];
  /**
   * A sticky pattern that is tried where the literal starts. The group that matches is what
   * `secrets.ts` hides; if there are no groups, the match is the end of a host name.
   */
  readonly pattern: RegExp;
  readonly kind: SecretKind;
  /** What the part of the line in front of the literal has to match. */
  readonly only?: RegExp;
}

/** The ways to quote a value. Each has its own group because a name may occur only once. */
const QUOTED = [
  // Multi-line strings in TOML and Python; they come first because they start like the others.
  /'{3}(?<single3>[^\n]{1,4096}?)'{3}/,
  /"{3}(?<double3>[^\n]{1,4096}?)"{3}/,
  // `\"value\"`: JSON within a string
  /\\"(?<escaped>[^"\\\n]{1,4096})/,
  /"(?<quoted>[^"\n]{1,4096})"/,
  /'(?<single>[^'\n]{1,4096})'/,
];

/** A value that ends at the next space, or at a delimiter of URLs, parameters or markup. */
export const VALUE = joinInOrder([[...QUOTED, /(?<bare>[^\s;&"'<>|]{1,4096})/]]);

/** A value that ends with the line, as in a settings file whose lines start with the name. */
export const REST_OF_LINE = joinInOrder([[...QUOTED, /(?<bare>[^\s"'][^\n\r]{0,4096})/]]);
