/** The result as plain text for a ticket: only what was redacted before goes in. */
import type { Place, Report } from './model';
import { FAULTS } from './faults/words';
import { PLACE } from './words';

const MAX_FINDINGS = 12;

/** What was recognized, as one line. */
export function recognizedWords({ recognized, lines }: Report): string {
  const { software, softwareVersion, game, java, report, description } = recognized;
  const parts = [
    report,
    software === undefined
      ? 'server software not recognized'
      : `${software}${softwareVersion === undefined ? '' : ` ${softwareVersion}`}`,
    game !== undefined && `Minecraft ${game}`,
    java !== undefined && `Java ${java}`,
    `${lines.toLocaleString('en-US')} lines`,
    description !== undefined && `the report says “${description}”`,
  ];
  return parts.filter((part) => typeof part === 'string').join(', ');
}

/** What the place is: the error that ended the program, the first one, or only what sounds like one. */
export function placeHeading({ fatal, kind }: Place): string {
  if (kind !== 'error') return PLACE[kind];
  return fatal ? PLACE.fatal : PLACE.first;
}

/** Lines of text, ready to be pasted. */
export function ticketText(report: Report): string {
  const { problems, place, exit, tail, reading } = report;
  const findings = problems
    .slice(0, MAX_FINDINGS)
    .map(
      ({ title, line, count, text }, index) =>
        `${index + 1}. ${title}\n   line ${line}${count > 1 ? `, ${count} times` : ''}: ${text}`,
    );
  const more = problems.length - findings.length;
  return [
    `Log: ${recognizedWords(report)}.`,
    ...(exit === undefined ? [] : [`${PLACE.exit}: ${exit.meaning}`]),
    '',
    problems.length === 0 ? 'Known problems: none.' : 'Known problems:',
    ...findings,
    ...(more > 0 ? [`and ${more} more`] : []),
    ...(reading === undefined ? [] : [reading.title]),
    ...(place === undefined
      ? ['', PLACE.tail, tail as string]
      : [
          '',
          `${placeHeading(place)} (line ${place.line}):`,
          place.excerpt,
          ...(place.fault === undefined ? [] : [`${PLACE.fault}: ${FAULTS[place.fault.kind]}`]),
          ...(place.package === undefined ? [] : [`${PLACE.package}: ${place.package}`]),
          ...(place.owner === undefined ? [] : [`${PLACE.owner}: ${place.owner}`]),
        ]),
    '',
  ].join('\n');
}
