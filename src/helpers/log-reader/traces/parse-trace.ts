/** Parses one stack trace: what kind of error it is, and whose code it leads to. */
import { classifyTrace } from '../faults/fault-of-trace';
import { findArea } from '../faults/areas';
import type { Fault } from '../faults/kinds';
import { belongsToCaller, reclassifyOwnClass } from '../faults/own-class';
import { EXCEPTION_HEADER } from './exception-lines';
import { createExcerpt } from './excerpt';
import { failsUntested } from './log-message';
import type { ParsedTrace } from './logged-error';
import { findNamesInMessage, listCarriers, listRewriters } from './names-in-message';
import { FRAME } from './stack-frames';
import { readStackTrace, type StackTrace } from './stack-trace';
import { attributeTrace } from './whose-code';

/** Longer lines are cut off. */
const MAX_LINE = 300;

const shorten = (text: string): string => text.slice(0, MAX_LINE);

/**
 * Parses a trace. A line without frames is a trace, too: that of which only the header is known.
 * @param lines its lines, each without its prefix
 * @param line its first line, as it is in the log
 * @param above the lines above it in the log
 */
export function parseTrace(lines: readonly string[], line: string, above: string): ParsedTrace {
  const trace = readStackTrace(lines, line, above);
  const { causedBy, frames, rootAt, messageAbove, logMessage } = trace;
  const fault = findFault(trace);
  const { thirdParty, names, others, isDirect, isOwn, method, isInMessage } = attributeTrace(
    canCallerBeAtFault(trace, fault) ? trace : { ...trace, frames: [] },
  );
  const isPlatformOnly = thirdParty === undefined;
  const header = (lines[0] as string).replace(/^\s*Caused by(?: \d{1,2})?: /, '').trim();
  const cause = causedBy.at(-1);
  return {
    header: shorten(header),
    isThrown: lines.some((text) => EXCEPTION_HEADER.test(text.trimStart())),
    logMessage: logMessage === '' ? undefined : shorten(logMessage),
    excerpt: `${messageAbove === '' ? '' : `${messageAbove}\n`}${createExcerpt(lines, rootAt)}`,
    rootCause: cause && shorten(cause.trim()),
    package: thirdParty?.package,
    fault,
    area: isPlatformOnly && frames.length > 1 ? findArea(frames) : undefined,
    isInThirdPartyCode: !isPlatformOnly,
    isDirect,
    isOwn,
    isInMessage,
    method,
    ownerNames: isPlatformOnly ? [...names, ...listMentioned(trace, fault)] : names,
    otherOwners: others,
  };
}

/** The kind of a trace’s error. */
function findFault(trace: StackTrace): Fault | undefined {
  const { line, above, frames, logMessage } = trace;
  const fault = classifyTrace(trace);
  const saysLittle = fault === undefined || fault.kind === 'code';
  if (saysLittle && failsUntested(line, above, logMessage)) return { kind: 'not-supported' };
  const where = frames.map((text) => FRAME.exec(text)?.groups?.where).find(Boolean) ?? '';
  // Without the jar or loader before the class.
  const method = where.slice(where.lastIndexOf('/') + 1);
  return reclassifyOwnClass(fault, (missing) => belongsToCaller(missing, method));
}

/** Bukkit’s wrapper of an error in a plugin’s listener, where the error itself is not shown. */
const LISTENER_FAILED = /^\s*(?:Caused by: )?org\.bukkit\.event\.EventException(?:: null)?\s*$/;

/**
 * False if the code in the frames has no part in the error: whoever loads a class did not write the
 * mixin that fails in it, and whoever calls an event did not write the listener that does.
 */
const canCallerBeAtFault = ({ lines, rootAt }: StackTrace, fault: Fault | undefined): boolean =>
  fault?.kind !== 'mixin' && !LISTENER_FAILED.test(lines[rootAt] as string);

/** Names in the messages of an error whose frames show no third party. */
function listMentioned(
  { lines, causedBy, logMessage, frames }: StackTrace,
  fault: Fault | undefined,
): string[] {
  const messages = [causedBy.at(-1) ?? '', lines[0] as string, logMessage].join(' ');
  return [
    ...findNamesInMessage(messages, fault),
    ...listRewriters(frames, fault),
    ...listCarriers(frames, fault),
  ];
}
