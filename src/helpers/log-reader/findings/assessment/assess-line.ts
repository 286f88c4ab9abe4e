/** Assesses an error whose suspect is named in its message, but has no code in a trace. */
import { ALARMING_KINDS } from '../../faults/kinds';
import { MISMATCH_DESCRIPTIONS } from '../../faults/mismatch';
import { isNamedIn, reclassifyOwnClass } from '../../faults/own-class';
import { asSuspicion, describeErrorLine, type Sentences } from '../../faults/texts';
import { getMainMessage } from '../../traces/error-message';
import type { LocatedError } from '../../traces/logged-error';
import type { Assessment, Suspicion } from './assessment';
import { HARMLESS_ERROR } from './harmless-errors';

/** Undefined if healthy servers print such lines. */
export function assessLogLine(suspicion: Suspicion): Assessment | undefined {
  const { error, suspect, shared, ready } = suspicion;
  const { fault, mark } = error;
  const mismatch = describeMismatch(error, suspect);
  if (mismatch !== undefined) {
    const draft = { id: 'made-for-another', ...asSuspicion(mismatch), ...shared };
    return { draft, isWeak: mark !== 'error' };
  }
  const message = findMessageWith(suspect, error);
  const saysNothing = mark !== 'error' && fault === undefined;
  if (HARMLESS_ERROR.test(message) || saysNothing) return undefined;
  const sentences = describeErrorLine(suspect, message, { kind: fault?.kind, ready });
  return {
    draft: { id: 'names-somebody', roles: ['suspicion'], ...sentences, ...shared },
    isWeak: mark !== 'error' || !isSerious(error, message),
  };
}

/** An error of code that was compiled against something that is not there; undefined for any other. */
function describeMismatch(
  { fault: parsed, isThrown }: LocatedError,
  name: string,
): Sentences | undefined {
  const fault = reclassifyOwnClass(parsed, (missing) => isNamedIn(name, missing));
  if (fault === undefined || !isThrown) return undefined;
  const isMismatch = fault.missing !== undefined || fault.kind === 'client-code';
  return isMismatch ? MISMATCH_DESCRIPTIONS[fault.kind]?.(name, fault) : undefined;
}

/** The first message that contains a name, or else what the program says. */
function findMessageWith(name: string, error: LocatedError): string {
  const { logMessage, rootCause, header } = error;
  return (
    [logMessage, rootCause, header].find((text) => text?.includes(name)) ?? getMainMessage(error)
  );
}

/** What an error says about a token of a bot or of a plugin’s license: it does nothing without. */
const REFUSED_TOKEN =
  /\b(?:token|licence|license)\b[^\n]{0,30} (?:is|was) (?:invalid|incorrect|wrong|expired)/i;

/** True for an error that healthy servers do not print. */
const isSerious = ({ fatal, isThrown, fault }: LocatedError, message: string): boolean =>
  fatal ||
  REFUSED_TOKEN.test(message) ||
  (fault !== undefined && ALARMING_KINDS.has(fault.kind)) ||
  (isThrown && fault?.kind !== 'recipe');
