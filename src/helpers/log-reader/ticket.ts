/** The result as plain text for a ticket: contains only redacted text. */
import type { Finding, Place, Report } from './model';
import { FAULTS } from './faults/words';
import { FINDING, PLACE, RECOGNIZED, TICKET } from './words';

const MAX_FINDINGS = 12;

/** The recognized software, as one line. */
export function recognizedWords({ recognized, lines }: Report): string {
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
 * What the place is: the error that ended the program, the first error, or a line that only sounds
 * like one.
 */
export function placeHeading({ fatal, kind }: Place): string {
  if (kind !== 'error') return PLACE[kind];
  return fatal ? PLACE.fatal : PLACE.first;
}

function findingLines(problems: readonly Finding[]): string[] {
  if (problems.length === 0) return [TICKET.none];
  const more = problems.length - MAX_FINDINGS;
  return [
    TICKET.problems,
    ...problems
      .slice(0, MAX_FINDINGS)
      .map((finding, index) =>
        TICKET.problem(index + 1, { ...finding, shown: FINDING.standing[finding.standing] }),
      ),
    ...(more > 0 ? [TICKET.more(more)] : []),
  ];
}

function placeLines(place: Place): string[] {
  const { line, excerpt, fault, owner } = place;
  return [
    TICKET.place(placeHeading(place), line),
    excerpt,
    ...(fault === undefined ? [] : [TICKET.item(PLACE.fault, FAULTS[fault.kind])]),
    ...(place.package === undefined ? [] : [TICKET.item(PLACE.package, place.package)]),
    ...(owner === undefined ? [] : [TICKET.item(PLACE.owner, owner)]),
  ];
}

/** The lines of the text, ready to paste. */
export function ticketText(report: Report): string {
  const { problems, place, exit, tail, reading } = report;
  return [
    TICKET.log(recognizedWords(report)),
    ...(exit === undefined ? [] : [TICKET.item(PLACE.exit, exit.meaning)]),
    '',
    ...findingLines(problems),
    ...(reading === undefined ? [] : [reading.title]),
    '',
    ...(place === undefined ? [PLACE.tail, tail as string] : placeLines(place)),
    '',
  ].join('\n');
}
