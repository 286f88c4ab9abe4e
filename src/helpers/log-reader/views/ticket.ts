/** Formats the result as plain text for a ticket; it contains only redacted text. */
import type { LogFinding, LoggedError, LogReport } from '../model';
import { FAULT_CAUSES } from '../faults/causes';
import { FINDING, FIRST_ERROR, RECOGNIZED, TICKET } from '../texts';

const MAX_FINDINGS = 12;

/** The recognized software, as one line. */
export function formatRecognized({ recognized, lines }: LogReport): string {
  const { software, softwareVersion, game, java, report, description } = recognized;
  const parts = [
    report,
    software === undefined
      ? RECOGNIZED.nothing
      : [software, softwareVersion].filter((part) => part !== undefined).join(' '),
    game !== undefined && RECOGNIZED.game(game),
    java !== undefined && RECOGNIZED.java(java),
    RECOGNIZED.lines(lines),
    description !== undefined && RECOGNIZED.description(description),
  ];
  return parts.filter((part) => typeof part === 'string').join(', ');
}

/**
 * What is shown: the error that ended the program, the first error, or a line that only sounds like
 * one.
 */
export function getFirstErrorHeading({ fatal, mark }: LoggedError): string {
  if (mark !== 'error') return FIRST_ERROR[mark];
  return fatal ? FIRST_ERROR.fatal : FIRST_ERROR.first;
}

function renderFindings(problems: readonly LogFinding[]): string[] {
  if (problems.length === 0) return [TICKET.none];
  const more = problems.length - MAX_FINDINGS;
  return [
    TICKET.problems,
    ...problems
      .slice(0, MAX_FINDINGS)
      .map((finding, index) =>
        TICKET.problem(index + 1, { ...finding, shown: FINDING.outcome[finding.outcome] }),
      ),
    ...(more > 0 ? [TICKET.more(more)] : []),
  ];
}

function renderFirstError(firstError: LoggedError): string[] {
  const { line, excerpt, fault, owner } = firstError;
  return [
    TICKET.firstError(getFirstErrorHeading(firstError), line),
    excerpt,
    ...(fault === undefined ? [] : [TICKET.item(FIRST_ERROR.fault, FAULT_CAUSES[fault.kind])]),
    ...(firstError.package === undefined
      ? []
      : [TICKET.item(FIRST_ERROR.package, firstError.package)]),
    ...(owner === undefined ? [] : [TICKET.item(FIRST_ERROR.owner, owner)]),
  ];
}

/** The lines of the text, ready to paste. */
export function renderTicket(report: LogReport): string {
  const { problems, firstError, exit, tail, possibleCause } = report;
  return [
    TICKET.log(formatRecognized(report)),
    ...(exit === undefined ? [] : [TICKET.item(FIRST_ERROR.exit, exit.meaning)]),
    '',
    ...renderFindings(problems),
    ...(possibleCause === undefined ? [] : [possibleCause.title]),
    '',
    ...(firstError === undefined
      ? [FIRST_ERROR.tail, tail as string]
      : renderFirstError(firstError)),
    '',
  ].join('\n');
}
