/**
 * Parses `.properties` files as Java reads them (java.util.Properties.load), which is how the game
 * reads server.properties. Pure; broken input is a value, not an exception.
 */

/** A `\u` without four hexadecimal digits: Java refuses the whole file, so the server does not start. */
export interface MalformedEscape {
  /** 1-based line in the file. */
  readonly line: number;
  /** The `\u` and what replaces its four digits. */
  readonly found: string;
}

export interface PropertiesFile {
  /** Keys to values; for duplicate keys the last one wins, as in Java. */
  readonly values: ReadonlyMap<string, string>;
  readonly malformed: readonly MalformedEscape[];
}

const SPACE = /[ \t\f]/;
const LETTERS: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f' };

interface LogicalLine {
  readonly line: number;
  readonly text: string;
}

/** Joins lines that end in an odd number of backslashes; drops comments and empty lines. */
function splitLogicalLines(text: string): LogicalLine[] {
  const lines: LogicalLine[] = [];
  let open: { line: number; parts: string[] } | undefined;
  text.split(/\r\n|\r|\n/).forEach((raw, index) => {
    const part = raw.replace(/^[ \t\f]+/, '');
    if (open === undefined && (part === '' || part.startsWith('#') || part.startsWith('!'))) return;
    open ??= { line: index + 1, parts: [] };
    const slashes = part.length - part.replace(/\\+$/, '').length;
    if (slashes % 2 === 1) {
      open.parts.push(part.slice(0, -1));
      return;
    }
    open.parts.push(part);
    lines.push({ line: open.line, text: open.parts.join('') });
    open = undefined;
  });
  if (open !== undefined) {
    const { line, parts } = open;
    lines.push({ line, text: parts.join('') });
  }
  return lines;
}

/** Resolves the escapes of a key or value; `malformed` holds each `\u` without four digits. */
export function unescapeProperty(text: string): { value: string; malformed: string[] } {
  const malformed: string[] = [];
  const value = text.replace(
    /\\(?:u(.{0,4})|([^]?))/gs,
    (whole, digits?: string, letter?: string) => {
      if (digits === undefined) return LETTERS[letter ?? ''] ?? letter ?? '';
      if (/^[0-9A-Fa-f]{4}$/.test(digits)) return String.fromCharCode(parseInt(digits, 16));
      malformed.push(whole);
      return whole;
    },
  );
  return { value, malformed };
}

/** Where the key of a logical line ends and its value begins. */
function findSeparator(text: string): [number, number] {
  let end = 0;
  while (end < text.length && !/[=: \t\f]/.test(text.charAt(end)))
    end += text[end] === '\\' ? 2 : 1;
  end = Math.min(end, text.length);
  let start = end;
  let hasSeparator = false;
  for (; start < text.length; start += 1) {
    const char = text.charAt(start);
    if (SPACE.test(char)) continue;
    if (hasSeparator || (char !== '=' && char !== ':')) break;
    hasSeparator = true;
  }
  return [end, start];
}

/** Reads a whole file or a single line. */
export function parseProperties(text: string): PropertiesFile {
  const values = new Map<string, string>();
  const malformed: MalformedEscape[] = [];
  for (const { line, text: logical } of splitLogicalLines(text)) {
    const [end, start] = findSeparator(logical);
    const key = unescapeProperty(logical.slice(0, end));
    const value = unescapeProperty(logical.slice(start));
    for (const found of [...key.malformed, ...value.malformed]) malformed.push({ line, found });
    values.set(key.value, value.value);
  }
  return { values, malformed };
}

const WRITTEN: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  '\f': '\\f',
};

/**
 * Escapes a value so that Java reads the same text back.
 * @param utf8 keep letters beyond ASCII; only if the file is read as UTF-8
 */
export function escapeProperty(value: string, utf8 = false): string {
  const escaped = value.replace(/[\\\t\n\r\f]/g, (char) => WRITTEN[char] ?? char);
  // Java trims leading spaces of a value.
  const escapedSpace = escaped.startsWith(' ') ? `\\${escaped}` : escaped;
  const escape = (char: string) =>
    `\\u${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  // Control characters and unpaired surrogates are always escaped.
  return escapedSpace.replace(utf8 ? /[\0-\x1f\x7f-\x9f\ud800-\udfff]/g : /[^\x20-\x7e]/g, (char) =>
    escape(char),
  );
}
