/**
 * The types of an error that the log shows. `README.md` explains the words: header, root cause, third
 * party, owner.
 */
import type { Area } from '../faults/areas';
import type { Fault } from '../faults/kinds';
import type { ThirdParty } from './stack-frames';

/** What the log says about one error, usually in its stack trace. */
export interface LoggedError {
  /** 1-based number of its first line. */
  readonly line: number;
  /** True if the program could not continue after it. */
  readonly fatal: boolean;
  /** The header: the first line of the trace, shortened. */
  readonly header: string;
  /** The deepest `Caused by`, if any. */
  readonly rootCause?: string | undefined;
  /** The program's own message: the line before a trace, or the line of the error. */
  readonly logMessage?: string | undefined;
  /** The lines to quote, redacted: the first of the trace, and those of the deepest cause. */
  readonly excerpt: string;
  /** The package of the third party, e.g. `com.example.shop`. */
  readonly package?: string | undefined;
  /** The mod, plugin or file that this package belongs to. */
  readonly owner?: string | undefined;
  /** Owners of other code in the trace, from the error outwards: the first may only have been called. */
  readonly furtherOwners: readonly string[];
  /** True if a program threw it, rather than only logged it. */
  readonly isThrown: boolean;
  /** The kind of error, if its type or message is known. */
  readonly fault?: Fault | undefined;
  /** True if code of a third party is in the trace: that of `package` or `owner`. */
  readonly isInThirdPartyCode: boolean;
  /** True if the error came up in code of the third party, not in the game that this code called. */
  readonly isDirect: boolean;
  /**
   * True if `isDirect` is certain: the log blames nobody, and a frame shows it rather than a class in
   * the message.
   */
  readonly isOwn: boolean;
  /** True if not the frames show it, but a class in the message. */
  readonly isInMessage?: true | undefined;
  /** Class and method in which it came up, if `isOwn`: `Lamp.glow`. */
  readonly method?: string | undefined;
  /** What the game was doing, if the trace has only its own code. */
  readonly area?: Area | undefined;
  /** What the line is: an error with a level or a trace, a line that sounds like one, a warning. */
  readonly mark: 'error' | 'words' | 'warning';
}

/** An error with the lines that belong to it: the message above it, and its trace. */
export interface LocatedError extends LoggedError {
  /** 1-based number of the first line. */
  readonly start: number;
  /** Number of the line after the last one. */
  readonly end: number;
}

/** An error before its owner is known: the lists that name mods and plugins may come later. */
export interface PendingError extends Omit<LocatedError, 'owner' | 'furtherOwners'> {
  /** How likely it is the error to look at (`error-rank.ts`). */
  readonly rank: number;
  /** Names for the owner, the most certain first: a jar, a mod id, the plugin in brackets. */
  readonly ownerNames: readonly string[];
  /** Whose other code is in the trace, from the error outwards. */
  readonly otherOwners: readonly ThirdParty[];
}

/** What the lines of a trace say by themselves. Its place in the log decides the rest. */
export type ParsedTrace = Omit<PendingError, 'line' | 'rank' | 'fatal' | 'mark' | 'start' | 'end'>;
