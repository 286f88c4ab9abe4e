/** The types and messages by which kinds of errors are recognized. */
import { CODE } from './code';
import { DATA } from './data';
import type { KindPattern } from './kind-pattern';
import { MACHINE } from './machine';
import { VERSIONS } from './versions';

/** The first that matches wins: what says more exactly what is wrong stands before what says less. */
export const KIND_PATTERNS: readonly KindPattern[] = [...VERSIONS, ...MACHINE, ...DATA, ...CODE];
