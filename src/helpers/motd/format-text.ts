/** Writes letters in each notation. The output parses back to letters that look the same. */
import {
  COLORS,
  MARKS,
  findDrawnColor,
  toLegacyColors,
  resolveStyles,
  type Letter,
  type Letters,
  type Style,
} from './styled-text';

const CODE_OF = new Map<string, string>(COLORS.map(([code, name]) => [name, code]));
const NAME_OF_VALUE = new Map<string, string>(COLORS.map(([, name, value]) => [value, name]));
const MARK_NAME = new Map<string, string>(MARKS.map(([code, name]) => [code, name]));

/** Legacy codes between two styles; a color code also resets the decorations. */
function formatStyleChange(from: Style, to: Style, sign: string): string {
  const hasSameColor = from.color === to.color;
  const keepsMarks =
    hasSameColor && Array.from(from.marks).every((mark) => to.marks.includes(mark));
  const marks = Array.from(to.marks).filter((mark) => !keepsMarks || !from.marks.includes(mark));
  const added = marks.map((mark) => sign + mark).join('');
  if (keepsMarks) return added;
  if (to.color === undefined) return `${sign}r${added}`;
  return `${sign}${CODE_OF.get(to.color) ?? to.color}${added}`;
}

/** Text with `§` codes in the sixteen legacy colors, as in `motd` of server.properties. */
export function formatCodes(letters: Letters): string {
  let from: Style = { marks: '' };
  let text = '';
  for (const letter of toLegacyColors(letters)) {
    if (letter.char !== '\n') {
      text += formatStyleChange(from, letter, '§');
      from = letter;
    }
    text += letter.char;
  }
  // Java and the game trim leading spaces; after a code they stay.
  return text.startsWith(' ') ? `§r${text}` : text;
}

/** End of the gradient that starts at `from`; undefined if it is incomplete. */
function findSweepEnd(letters: Letters, from: number): number | undefined {
  const sweep = letters[from]?.sweep;
  if (sweep?.index !== 0) return undefined;
  const end = from + sweep.of.length;
  for (let at = from; at < end; at += 1) {
    const letter = letters[at];
    if (letter === undefined) return undefined;
    const inside =
      letter.sweep?.of.tag === sweep.of.tag && letter.sweep.of.length === sweep.of.length;
    if (inside ? letter.sweep.index !== at - from : letter.sweep !== undefined) return undefined;
    // The game's default gray cannot be named inside a gradient.
    if (!inside && letter.color === undefined && letter.char !== '\n') return undefined;
  }
  return end;
}

const isSameStyle = (one: Letter, other: Letter) =>
  one.color === other.color && one.marks === other.marks;

/** Letters without gradients, in runs of the same style. */
function splitIntoRuns(letters: readonly Letter[]): { style: Style; text: string }[] {
  const found: { style: Letter; text: string }[] = [];
  for (const letter of letters) {
    const last = found.at(-1);
    if (last !== undefined && isSameStyle(last.style, letter)) last.text += letter.char;
    else found.push({ style: letter, text: letter.char });
  }
  return found;
}

const escapeTags = (text: string) => text.replace(/[\\<]/g, '\\$&').replaceAll('\n', '<newline>');

function formatWithTags({ style, text }: { style: Style; text: string }): string {
  const color = style.color === undefined ? [] : [NAME_OF_VALUE.get(style.color) ?? style.color];
  const tags = [...color, ...Array.from(style.marks, (mark) => MARK_NAME.get(mark) as string)];
  const open = tags.map((tag) => `<${tag}>`).join('');
  const close = tags
    .reverse()
    .map((tag) => `</${tag}>`)
    .join('');
  return open + escapeTags(text) + close;
}

type TextPart =
  | { readonly kind: 'sweep'; readonly text: string }
  | { readonly kind: 'plain'; readonly letters: Letter[] };

/** Complete gradients as MiniMessage; between them, letters with resolved colors. */
function splitIntoParts(letters: Letters): TextPart[] {
  const parts: TextPart[] = [];
  const resolved = resolveStyles(letters);
  for (let at = 0; at < letters.length;) {
    const end = findSweepEnd(letters, at);
    if (end !== undefined) {
      const { tag } = ((letters[at] as Letter).sweep as NonNullable<Letter['sweep']>).of;
      const inside = letters.slice(at, end).map((letter): Letter => {
        const color = findDrawnColor(letter);
        const fixed = letter.sweep === undefined && color !== undefined ? { color } : {};
        return { char: letter.char, marks: letter.marks, ...fixed };
      });
      const name = tag.split(':')[0] as string;
      parts.push({
        kind: 'sweep',
        text: `<${tag}>${splitIntoRuns(inside).map(formatWithTags).join('')}</${name}>`,
      });
      at = end;
      continue;
    }
    const letter = resolved[at] as Letter;
    const last = parts.at(-1);
    if (last?.kind === 'plain') last.letters.push(letter);
    else parts.push({ kind: 'plain', letters: [letter] });
    at += 1;
  }
  return parts;
}

/** MiniMessage, for `motd` in velocity.toml. */
export function formatMiniMessage(letters: Letters): string {
  return splitIntoParts(letters)
    .map((part) =>
      part.kind === 'sweep' ? part.text : splitIntoRuns(part.letters).map(formatWithTags).join(''),
    )
    .join('');
}

/** The editor's notation: `&` codes, `&#rrggbb`, and tags for gradients. */
export function formatEditable(letters: Letters): string {
  let from: Style = { marks: '' };
  let text = '';
  for (const part of splitIntoParts(letters)) {
    if (part.kind === 'sweep') {
      if (from.marks !== '') {
        text += '&r';
        from = { marks: '' };
      }
      // Inside tags, an & is literal only after a backslash.
      text += part.text.replace(/[&§]/g, '\\$&');
      continue;
    }
    for (const { char, ...style } of part.letters) {
      if (char !== '\n') {
        const color =
          style.color === undefined ? undefined : (NAME_OF_VALUE.get(style.color) ?? style.color);
        const to: Style = { marks: style.marks, ...(color !== undefined && { color }) };
        text += formatStyleChange(from, to, '&');
        from = to;
      }
      text += /[\\<&§]/.test(char) ? `\\${char}` : char;
    }
  }
  return text;
}

/** A TOML basic string, including quotation marks. */
export function formatTomlString(text: string): string {
  // A JSON string is one, except for the control character that TOML wants escaped.
  return JSON.stringify(text).replaceAll('\x7f', '\\u007F');
}
