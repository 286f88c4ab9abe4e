/** Finds what to note about a text and its width. Pure. */
import type { Tone } from '../../ui/tone';
import type { TextFit, MotdTarget } from './model';
import type { ParsedText } from './parse-text';
import { NOTES } from './texts';

/** Maximum tags or letters listed in a note. */
export const MAX_NAMED = 5;
const MAX_LETTERS_NAMED = 10;

export interface MotdJudgment {
  readonly tone: Tone;
  readonly title: string;
  readonly notes: readonly string[];
}

/** The first few names, without duplicates. */
export const listFirstNames = (names: readonly string[]): readonly string[] =>
  [...new Set(names)].slice(0, MAX_NAMED);

function listNotes(
  { unknown, unseen, letters }: ParsedText,
  fit: TextFit,
  target: MotdTarget,
): string[] {
  const hasSection = letters.some(({ char }) => char === '§');
  return [
    ...(unknown.length > 0 ? [NOTES.unknown(listFirstNames(unknown))] : []),
    ...(unseen.length > 0 ? [NOTES.unseen(listFirstNames(unseen))] : []),
    ...(target === 'velocity' && hasSection ? [NOTES.section] : []),
    ...(target.startsWith('server') && fit.beyondLegacy ? [NOTES.sixteen] : []),
    ...(fit.uncertain.length > 0
      ? [NOTES.uncertain(fit.uncertain.slice(0, MAX_LETTERS_NAMED))]
      : []),
  ];
}

interface Display {
  /** Where the text is shown. */
  readonly target: MotdTarget;
  /** Pixels per line. */
  readonly room: number;
}

/** Judges whether a text fits, and notes what is wrong with it. */
export function judgeMotd(read: ParsedText, fit: TextFit, { target, room }: Display): MotdJudgment {
  const pixels = fit.widths.slice(0, fit.shown).join(' and ');
  const notes = listNotes(read, fit, target);
  if (fit.tooWide.length === 0) {
    return { tone: notes.length > 0 ? 'caution' : 'good', title: NOTES.fits(pixels, room), notes };
  }
  const continued = NOTES.continued(fit.tooWide, fit.drawn.length > fit.shown);
  return { tone: 'danger', title: NOTES.tooWide(pixels, room), notes: [continued, ...notes] };
}
