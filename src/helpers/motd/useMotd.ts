import { useRef, useState, type SyntheticEvent } from 'react';
import { minecraft } from '../../facts/minecraft.data';
import { useUrlState } from '../../ui/useUrlState';
import { judge, type Judgment } from './judge';
import { center } from './layout';
import { measure, withGradient, type Fit, type Target } from './model';
import { MAX_LENGTH, readText } from './read';
import { legacyOnly, type Letters } from './text';

const EXAMPLE = '&6&lMy Server &7- &fSurvival\n&aNew season on Friday';
export const LINE_WIDTH_PX = minecraft.motdLineWidth;
export const MAX_LINES = minecraft.motdLines;

type Gradient = readonly [from: string, to: string];

/** The letters as a target displays them. */
function lettersFor(target: Target, letters: Letters): Letters {
  if (target === 'velocity') return letters;
  return target === 'plain'
    ? letters.map(({ char }) => ({ char, marks: '' }))
    : legacyOnly(letters);
}

interface Reading {
  /** The value for the setting. */
  readonly letters: Letters;
  readonly fit: Fit;
  /** Undefined for a text that is too long to parse. */
  readonly judgment: Judgment | undefined;
}

function readMotd(text: string, target: Target, isCentered: boolean): Reading {
  const read = readText(text, 'both');
  const typed = read?.letters ?? [];
  const letters = isCentered ? center(typed, LINE_WIDTH_PX) : typed;
  const fit = {
    ...measure(lettersFor(target, letters), LINE_WIDTH_PX, MAX_LINES),
    beyondLegacy: measure(letters, LINE_WIDTH_PX, MAX_LINES).beyondLegacy,
  };
  return { letters, fit, judgment: read && judge(read, fit, { target, room: LINE_WIDTH_PX }) };
}

/** State of the editor: two lines, their target, and how they look there. */
export function useMotd() {
  const [text, setText] = useUrlState({
    key: 'motd',
    initial: EXAMPLE,
    read: (value) => value.slice(0, MAX_LENGTH),
    write: String,
  });
  const [target, setTarget] = useState<Target>('server');
  const [isCentered, setCentered] = useState(false);
  const [first = '', ...rest] = text.split('\n');
  const lines = [first, rest.join(' ')] as const;
  const setLine = (line: number, value: string) =>
    setText(lines.with(line, value.replaceAll('\n', ' ')).join('\n'));
  /** Applies a gradient to a line, which only MiniMessage can express. */
  const applyGradient = (line: number, [from, to]: Gradient) => {
    const painted = withGradient(lines[line] ?? '', from, to);
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
    ...readMotd(lines.join('\n'), target, isCentered),
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
