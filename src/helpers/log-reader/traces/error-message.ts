/** The message of an error: what a reader would quote. */
import { EXCEPTION_TYPE } from './exception-lines';
import type { LocatedError } from './logged-error';

/** The program's own message, or else the error's. */
export const getMainMessage = ({ logMessage, rootCause, header }: LocatedError): string =>
  logMessage ?? rootCause ?? header;

/** Shorter messages are names of settings and the like, which mean nothing alone. */
const MIN_MESSAGE_LENGTH = 12;

/** What is left of an error that says nothing, or only wraps another. */
const EMPTY_MESSAGE = /^(?:null|(?:[\w$]{1,80}\.){1,10}\w{1,60}(?:Exception|Error))?$/;

/** The message of the deepest error, without its type; undefined if it says nothing. */
export function findDeepestMessage({
  rootCause,
  header,
  isThrown,
}: LocatedError): string | undefined {
  if (!isThrown) return undefined;
  const whole = (rootCause ?? header).trim();
  const words = whole.replace(EXCEPTION_TYPE, '').trim();
  if (words.length >= MIN_MESSAGE_LENGTH && words.includes(' ')) return words;
  return EMPTY_MESSAGE.test(words) ? undefined : whole.replace(/^(?:[a-z][\w$]*\.)+/, '');
}
