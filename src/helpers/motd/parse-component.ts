/**
 * Parses JSON text components, as in a server's status response and many plugins:
 * https://minecraft.wiki/w/Text_component_format.
 */
import { parseText } from './parse-text';
import {
  MARKS,
  parseColor,
  toHexColor,
  addMark,
  type Letter,
  type Letters,
  type Style,
} from './styled-text';

const MAX_DEPTH = 64;
const MAX_PARTS = 2000;

/** The game also accepts numbers and booleans in `text`. */
const isPrimitive = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** A server's status response has the text as its `description`. */
export function getDescription(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json;
  const { description, version, players, text, extra } = json as Record<string, unknown>;
  const isStatus = description !== undefined && text === undefined && extra === undefined;
  return isStatus &&
    (version !== undefined || players !== undefined || Object.keys(json).length === 1)
    ? description
    : json;
}

/** Letters of a component; undefined if it is not one, or larger than any message. Never throws. */
export function parseComponent(component: unknown): Letters | undefined {
  const letters: Letter[] = [];
  let parts = 0;
  const visit = (part: unknown, from: Style, depth: number): boolean => {
    parts += 1;
    if (depth > MAX_DEPTH || parts > MAX_PARTS) return false;
    if (typeof part === 'string') return addText(part, from);
    if (Array.isArray(part)) return part.every((child) => visit(child, from, depth + 1));
    if (typeof part !== 'object' || part === null) return false;
    const fields = part as Record<string, unknown>;
    const style = findStyle(fields, from);
    if (style === undefined) return false;
    if (fields.text !== undefined) {
      if (!isPrimitive(fields.text) || !addText(String(fields.text), style)) return false;
    }
    const { extra = [] } = fields;
    return Array.isArray(extra) && extra.every((child) => visit(child, style, depth + 1));
  };
  /** The game interprets legacy codes inside components, too. */
  const addText = (value: string, from: Style): boolean => {
    const read = parseText(value, 'codes');
    for (const letter of read?.letters ?? []) {
      const isPlain = letter.color === undefined && letter.marks === '' && letter.char !== '\n';
      letters.push(isPlain ? { ...from, char: letter.char } : letter);
    }
    return read !== undefined;
  };
  return visit(component, { marks: '' }, 0) ? letters : undefined;
}

/** The style of a nested component; undefined for an invalid color. */
function findStyle(fields: Record<string, unknown>, from: Style): Style | undefined {
  let style = from;
  if (fields.color !== undefined && fields.color !== null) {
    if (typeof fields.color !== 'string') return undefined;
    if (fields.color === 'reset') {
      style = { marks: '' };
    } else {
      const value =
        parseColor(fields.color) ??
        (fields.color.startsWith('#') ? toHexColor(fields.color) : undefined);
      if (value === undefined) return undefined;
      style = {
        color: fields.color.startsWith('#') ? value : fields.color.toLowerCase(),
        marks: from.marks,
      };
    }
  }
  for (const [code, name] of MARKS) {
    if (fields[name] === true) style = { ...style, marks: addMark(style.marks, code) };
    if (fields[name] === false) style = { ...style, marks: style.marks.replace(code, '') };
  }
  return style;
}
