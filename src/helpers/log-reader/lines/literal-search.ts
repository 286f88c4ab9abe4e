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

/** Classes of characters: all that occur in no literal are of class 0. */
type Alphabet = Pick<LiteralSet, 'classes' | 'wide' | 'width'>;

/**
 * Compiles the set. A literal's number is its index in the list.
 * @param foldCase ignores case; the literals must then be lower case
 */
export function compileLiterals(literals: readonly string[], foldCase = false): LiteralSet {
  const alphabet = createAlphabet(literals, foldCase);
  const { children, found } = createTree(literals, alphabet);
  if (children.length > LARGEST) throw new RangeError('too many literals for 16-bit states');
  return { ...alphabet, ...createTable(children, found, alphabet.width), found };
}

/** Gives each character of the literals a class; with `foldCase`, its capital has the same one. */
function createAlphabet(literals: readonly string[], foldCase: boolean): Alphabet {
  const classes = new Uint16Array(ASCII);
  const wide = new Map<number, number>();
  let width = 1;
  for (const code of literals.flatMap(listCodes)) {
    if (code >= ASCII) {
      if (!wide.has(code)) wide.set(code, width++);
    } else if (classes[code] === 0) classes[code] = width++;
  }
  if (foldCase) {
    for (let code = 65; code <= 90; code++) classes[code] = classes[code + 32] as number;
    for (const [code, letter] of [...wide]) {
      const upper = String.fromCharCode(code).toUpperCase();
      if (upper.length === 1) wide.set(upper.charCodeAt(0), letter);
    }
  }
  return { classes, wide, width };
}

const listCodes = (text: string): number[] =>
  Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));

/** The class of a character of a literal. */
const getLetter = ({ classes, wide }: Alphabet, code: number): number =>
  code < ASCII ? (classes[code] as number) : (wide.get(code) as number);

/** A tree of states: each literal is a path of letters from state 0, and ends in `found`. */
interface Tree {
  readonly children: Map<number, number>[];
  readonly found: (number[] | undefined)[];
}

function createTree(literals: readonly string[], alphabet: Alphabet): Tree {
  const tree: Tree = { children: [new Map<number, number>()], found: [undefined] };
  literals.forEach((literal, number) => {
    let state = 0;
    for (const code of listCodes(literal)) state = addChild(tree, state, getLetter(alphabet, code));
    tree.found[state] = [...(tree.found[state] ?? []), number];
  });
  return tree;
}

/** The state that a letter leads to, which is made if it is new. */
function addChild({ children, found }: Tree, state: number, letter: number): number {
  const ofState = children[state] as Map<number, number>;
  const known = ofState.get(letter);
  if (known !== undefined) return known;
  ofState.set(letter, children.length);
  children.push(new Map());
  found.push(undefined);
  return children.length - 1;
}

/** The transitions of each state, those of its longest proper end included. */
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
