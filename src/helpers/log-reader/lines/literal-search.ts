/**
 * Finds many literal strings in one pass (Aho and Corasick, 1975, "Efficient string matching").
 * Time is linear in the text: a literal's patterns run only on lines that contain it.
 */

/** A compiled set of literals. */
export interface LiteralSet {
  /** Transition table: a row per state, an entry per character class. */
  readonly next: Uint16Array;
  readonly width: number;
  /** Maps character codes below 128 to their class; 0 for characters in no literal. */
  readonly classes: Uint16Array;
  /** The same for other characters: loaders print Chinese, Korean, Spanish … */
  readonly wide: ReadonlyMap<number, number>;
  /** Literals that end in each state. */
  readonly found: readonly (readonly number[] | undefined)[];
  /** 1 for states with an entry in `found`. */
  readonly accepts: Uint8Array;
}

const ASCII = 128;
const LARGEST = 65_535;

/**
 * Compiles the set. A literal's number is its index in the list.
 * @param foldCase ignores case; the literals must then be lower case
 */
export function compileLiterals(literals: readonly string[], foldCase = false): LiteralSet {
  const classes = new Uint16Array(ASCII);
  const wide = new Map<number, number>();
  let width = 1;
  for (const literal of literals) {
    for (let index = 0; index < literal.length; index++) {
      const code = literal.charCodeAt(index);
      if (code >= ASCII) {
        if (!wide.has(code)) wide.set(code, width++);
      } else if (classes[code] === 0) classes[code] = width++;
    }
  }
  if (foldCase) {
    for (let code = 65; code <= 90; code++) classes[code] = classes[code + 32] as number;
    for (const [code, letter] of [...wide]) {
      const upper = String.fromCharCode(code).toUpperCase();
      if (upper.length === 1) wide.set(upper.charCodeAt(0), letter);
    }
  }
  const children: Map<number, number>[] = [new Map<number, number>()];
  const found: (number[] | undefined)[] = [undefined];
  literals.forEach((literal, number) => {
    let state = 0;
    for (let index = 0; index < literal.length; index++) {
      const code = literal.charCodeAt(index);
      const letter = code < ASCII ? (classes[code] as number) : (wide.get(code) as number);
      const child = children[state] as Map<number, number>;
      let to = child.get(letter);
      if (to === undefined) {
        to = children.length;
        child.set(letter, to);
        children.push(new Map());
        found.push(undefined);
      }
      state = to;
    }
    found[state] = [...(found[state] ?? []), number];
  });
  if (children.length > LARGEST) throw new RangeError('too many literals for 16-bit states');
  return { ...createTable(children, found, width), width, classes, wide, found };
}

function createTable(
  children: readonly Map<number, number>[],
  found: (number[] | undefined)[],
  width: number,
): Pick<LiteralSet, 'next' | 'accepts'> {
  const next = new Uint16Array(children.length * width);
  const fallback = new Uint16Array(children.length);
  const queue: number[] = [...(children[0] as Map<number, number>).values()];
  for (const [letter, to] of children[0] as Map<number, number>) next[letter] = to;
  for (let head = 0; head < queue.length; head++) {
    const state = queue[head] as number;
    const back = fallback[state] as number;
    const inherited = found[back];
    if (inherited !== undefined) found[state] = [...(found[state] ?? []), ...inherited];
    next.copyWithin(state * width, back * width, (back + 1) * width);
    for (const [letter, to] of children[state] as Map<number, number>) {
      fallback[to] = next[state * width + letter] as number;
      next[state * width + letter] = to;
      queue.push(to);
    }
  }
  return { next, accepts: Uint8Array.from(found, (list) => (list === undefined ? 0 : 1)) };
}

interface SearchedText {
  readonly text: string;
  /** Where to stop; by default at the end. */
  readonly to?: number;
}

/**
 * Reports each literal that lies completely before `to` in `text`, with the offset after its last
 * character, in order.
 */
export function searchLiterals(
  set: LiteralSet,
  { text, to = text.length }: SearchedText,
  onFound: (literal: number, end: number) => void,
): void {
  const { next, width, classes, wide, found, accepts } = set;
  let state = 0;
  for (let index = 0; index < to; index++) {
    const code = text.charCodeAt(index);
    const letter = code < ASCII ? (classes[code] as number) : (wide.get(code) ?? 0);
    state = next[state * width + letter] as number;
    if (accepts[state] === 1) {
      for (const literal of found[state] as readonly number[]) onFound(literal, index + 1);
    }
  }
}
