import type { FaultKind } from '../causes';

/** A kind of error, and the types and messages that show it, in any programming language. */
export type KindPattern = readonly [kind: FaultKind, error: RegExp];
