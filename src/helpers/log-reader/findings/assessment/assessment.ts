/** The types of what the first error of a log says, if no rule says more. */
import type { LocatedError } from '../../traces/logged-error';
import type { LogFindingDraft } from '../findings';

/** A finding made of an error alone. */
export interface Assessment {
  readonly draft: LogFindingDraft;
  /** True if healthy servers print such lines, too: then it is an explanation, not an alarm. */
  readonly isWeak: boolean;
}

/** What all findings made of one error have in common. */
export type SharedFields = Omit<LogFindingDraft, 'id' | 'title' | 'cause' | 'fix'>;

/** An error that points to somebody. */
export interface Suspicion {
  readonly error: LocatedError;
  /** The suspect: the owner of the code, or its package. */
  readonly suspect: string;
  readonly shared: SharedFields;
  /** True if the program became ready after the error. */
  readonly ready: boolean;
}
