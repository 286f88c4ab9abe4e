/**
 * Reads a log in pieces, in bounded memory: redacts it, recognizes the software, finds known
 * problems, and the place to look at where none is known. Rules see only redacted text, so
 * nothing else can come out of here but the list of what was replaced.
 *
 * The steps: `RedactedText` makes redacted lines, `LineScanner` picks those with a literal of the
 * catalog, `LineMatcher` tries what belongs to the literal, and `reportOf` says it all.
 */
import { Course } from './course';
import { ExitFinder, type Exit } from './exit-code';
import { FindingList, isRow, publish, withGuideTexts, type Draft, type Finding } from './findings';
import type { GuideTexts } from './guide-rule';
import { guides } from './guides';
import { LineMatcher } from './line-matcher';
import { LineScanner } from './line-scanner';
import { Owners } from './owners';
import type { RedactOptions } from './redact';
import type { RedactionKind } from './redact-kinds';
import { RedactedText, type Shown } from './redacted-text';
import { Recognizer, type Recognized } from './software';
import { byWeight, type Standing } from './standing';
import { covers, suspectOf, withTrace } from './suspect';
import { TraceFinder, type Place } from './traces';

export type { Exit, Finding, Place, Shown, Standing };
export type { Guide } from './findings';

export interface Report {
  readonly recognized: Recognized;
  /** The game that the log is of, where no guide is about it: only rules for any game were tried. */
  readonly unknownGame?: string;
  /** What ended the program first, then what may have, then what it survived. */
  readonly problems: readonly Finding[];
  /** Lines that a guide explains and that healthy servers print as well. */
  readonly hints: readonly Finding[];
  /** True where there was more than is listed. */
  readonly more: boolean;
  /** What the first error says of who and why, where nothing is known and it is no alarm. */
  readonly reading?: Finding;
  /** The first fatal error, else the first error: where to look when no rule fits. */
  readonly place?: Place;
  /** How the panel says that the server ended, the last time. */
  readonly exit?: Exit;
  /** The last lines, redacted, where there is no place to look at. */
  readonly tail?: string;
  readonly lines: number;
  readonly redactions: Readonly<Record<RedactionKind, number>>;
  /** What was hidden, each once. */
  readonly replaced: readonly Shown[];
  /** How many more were hidden than `replaced` lists. */
  readonly replacedMore: number;
}

export interface LogReader {
  /** Takes the next piece of the log and gives the redacted text that is ready. */
  readonly push: (text: string) => string;
  /** Takes the end; the rest of the redacted text. */
  readonly finish: () => string;
  /** What is known so far. */
  readonly report: () => Report;
}

/** Everything that gathers something while the log goes by. */
interface State {
  readonly problems: FindingList;
  readonly hints: FindingList;
  readonly recognizer: Recognizer;
  readonly traces: TraceFinder;
  readonly owners: Owners;
  readonly exits: ExitFinder;
  readonly course: Course;
  readonly text: RedactedText;
  readonly scanner: LineScanner;
  readonly ending: Ending;
}

const MAX_TAIL = 4096;
const TAIL_LINES = 12;

/** Keeps the last lines. */
class Ending {
  private text = '';

  add(text: string): void {
    this.text = (this.text + text).slice(-MAX_TAIL);
  }

  lines(): string {
    const lines = this.text.split('\n').filter((line) => line.trim() !== '');
    return lines.slice(-TAIL_LINES).join('\n');
  }
}

/** Starts reading a log. */
export function createLogReader(options: RedactOptions): LogReader {
  const gathered = {
    problems: new FindingList(),
    hints: new FindingList(),
    recognizer: new Recognizer(),
    traces: new TraceFinder(),
    owners: new Owners(),
    exits: new ExitFinder(),
    course: new Course(),
  };
  const matcher = new LineMatcher(gathered);
  const text = new RedactedText(options);
  const scanner = new LineScanner((line) => matcher.see(line));
  const ending = new Ending();
  const state: State = { ...gathered, text, scanner, ending };
  const take = (ready: string): string => {
    scanner.add(ready);
    ending.add(ready);
    return ready;
  };
  return {
    push: (piece) => take(text.push(piece)),
    finish: () => {
      const ready = take(text.finish());
      scanner.finish();
      return ready;
    },
    report: () => reportOf(state),
  };
}

function reportOf(state: State): Report {
  const { problems, hints, recognizer, traces, owners, exits, course, text } = state;
  const recognized = recognizer.result();
  const drafts = problems.fitting(recognized);
  const found = traces.result(owners.known);
  // A line that only sounds like an error tells nothing where the program got ready behind it.
  const place =
    found !== undefined && found.kind !== 'error' && course.readyAfter(found.line)
      ? undefined
      : found;
  const exit = exits.result();
  const suspect = suspectOf(place, drafts, recognized);
  const told = drafts.map((draft) => withTrace(draft, place));
  const list = withoutRepeats(
    suspect === undefined || suspect.weak ? told : [...told, suspect.draft],
  );
  const standing = (draft: Draft): Standing => standingOf(draft, place, course);
  const unknownGame = gameWithoutGuides(recognized);
  return {
    recognized,
    ...(unknownGame !== undefined && { unknownGame }),
    problems: list.map((draft) => publish(draft, standing(draft))).sort(byWeight),
    hints: hints.fitting(recognized).map((draft) => publish(draft, standing(draft))),
    more: problems.more || hints.more,
    ...(suspect?.weak === true &&
      drafts.every(({ effect }) => effect === 'survived') && {
        reading: publish(suspect.draft, 'open'),
      }),
    ...(place === undefined ? { tail: state.ending.lines() } : { place: withoutEnd(place) }),
    ...(exit !== undefined && { exit }),
    lines: state.scanner.lines,
    redactions: text.counts,
    replaced: text.shown,
    replacedMore: text.notShown,
  };
}

/** The game of a log, where none of the guides is about it. */
function gameWithoutGuides({ product, families }: Recognized): string | undefined {
  if (product === undefined || families.length > 0) return undefined;
  const name = product.toLowerCase();
  const routes = Object.keys(guides().titles);
  return routes.some((route) => route.split('/').includes(name)) ? undefined : product;
}

/** What the log shows of a finding. */
function standingOf(
  draft: Draft,
  place: (Place & { readonly end: number }) | undefined,
  course: Course,
): Standing {
  if (draft.effect === 'ends' || (place?.fatal === true && covers(place, draft))) return 'ended';
  return draft.effect === 'survived' || course.readyAfter(draft.last) ? 'went-on' : 'open';
}

function withoutEnd({ end: _, ...place }: Place & { readonly end: number }): Place {
  return place;
}

/** A row that a rule leads to says the same as the rule. */
function withoutRepeats(drafts: readonly Draft[]): Draft[] {
  const said = new Set(
    drafts.flatMap(({ id, guides: [link] }) => (isRow(id) ? [] : [`${link?.route}#${link?.row}`])),
  );
  return drafts.filter(({ id }) => !isRow(id) || !said.has(id));
}

/** True where `withTexts` has something to add. */
export const needsTexts = ({ problems, hints }: Report): boolean =>
  [...problems, ...hints].some(({ id }) => isRow(id));

/** A report with what the rows of guides say about its findings. */
export const withTexts = (report: Report, texts: GuideTexts): Report => ({
  ...report,
  problems: withGuideTexts(report.problems, texts),
  hints: withGuideTexts(report.hints, texts),
});
