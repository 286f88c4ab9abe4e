/** Holds the state of the MOTD editor; the text is in the address, so that it can be shared. */
import { useRef, useState, type SyntheticEvent } from 'react';
import { minecraft } from '../../fact-tables/minecraft.data';
import { useUrlState } from '../../ui/useUrlState';
import { judgeMotd, type MotdJudgment } from './judge';
import { centerText } from './layout';
import { measureText, renderGradient, type TextFit, type MotdTarget } from './model';
import { MAX_LENGTH, parseText } from './parse-text';
import { toLegacyColors, type Letters } from './styled-text';

const EXAMPLE = '&6&lMy Server &7- &fSurvival\n&aNew season on Friday';
export const LINE_WIDTH_PX = minecraft.motdLineWidth;
export const MAX_LINES = minecraft.motdLines;

/** Where a gradient begins and ends, as `#rrggbb`. */
export type GradientColors = readonly [from: string, to: string];

/** The letters as a target displays them. */
function toTargetLetters(target: MotdTarget, letters: Letters): Letters {
  if (target === 'velocity') return letters;
  return target === 'plain'
    ? letters.map(({ char }) => ({ char, marks: '' }))
    : toLegacyColors(letters);
}

interface MotdState {
  /** The value for the setting. */
  readonly letters: Letters;
  readonly fit: TextFit;
  /** Undefined for a text that is too long to parse. */
  readonly judgment: MotdJudgment | undefined;
}

function createMotdState(text: string, target: MotdTarget, isCentered: boolean): MotdState {
  const read = parseText(text, 'both');
  const typed = read?.letters ?? [];
  const letters = isCentered ? centerText(typed, LINE_WIDTH_PX) : typed;
  const fit = {
    ...measureText(toTargetLetters(target, letters), LINE_WIDTH_PX, MAX_LINES),
    beyondLegacy: measureText(letters, LINE_WIDTH_PX, MAX_LINES).beyondLegacy,
  };
  return { letters, fit, judgment: read && judgeMotd(read, fit, { target, room: LINE_WIDTH_PX }) };
}

/** State of the editor: two lines, their target, and how they look there. */
export function useMotd() {
  const [text, setText] = useUrlState({
    key: 'motd',
    initial: EXAMPLE,
    read: (value) => value.slice(0, MAX_LENGTH),
    write: String,
  });
  const [target, setTarget] = useState<MotdTarget>('server');
  const [isCentered, setCentered] = useState(false);
  const [first = '', ...rest] = text.split('\n');
  const lines = [first, rest.join(' ')] as const;
  const setLine = (line: number, value: string) =>
    setText(lines.with(line, value.replaceAll('\n', ' ')).join('\n'));
  /** Applies a gradient to a line, which only MiniMessage can express. */
  const applyGradient = (line: number, [from, to]: GradientColors) => {
    const painted = renderGradient(lines[line] ?? '', from, to);
    if (painted === undefined) return;
    setLine(line, painted);
    setTarget('velocity');
  };
  return {
    lines,
    setLine,
    setText,
    paint: applyGradient,
    target,
    setTarget,
    isCentered,
    setCentered,
    ...createMotdState(lines.join('\n'), target, isCentered),
  };
}

/** Inserts text at the last cursor position, in whichever line that is. */
export function useCursor(lines: readonly string[], setLine: (line: number, text: string) => void) {
  const cursor = useRef<{ line: number; input: HTMLInputElement; at: number }>(null);
  const remember = (line: number) => (event: SyntheticEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    cursor.current = { line, input, at: input.selectionStart ?? input.value.length };
  };
  const insert = (text: string) => {
    const { line, input, at } = cursor.current ?? { line: 0, input: undefined, at: 0 };
    const oldText = lines[line] ?? '';
    setLine(line, oldText.slice(0, at) + text + oldText.slice(at));
    requestAnimationFrame(() => {
      input?.focus();
      input?.setSelectionRange(at + text.length, at + text.length);
    });
  };
  return { remember, insert };
}
