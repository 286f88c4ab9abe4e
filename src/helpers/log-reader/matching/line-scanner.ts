/**
 * Splits redacted text into lines and passes on those with a literal of the catalog, with enough
 * text after them for a whole stack trace and some text before them as context. Memory is bounded:
 * text is dropped once it has been examined.
 */
import { getCatalog, type CatalogItem } from './catalog';
import { startsEntry, getLevel } from '../lines/line-format';
import { searchLiterals } from '../lines/literal-search';
import { findWrapper, showsWrapper, type Unwrap } from '../lines/unwrap';

/** A line with literals, within the buffered text. */
export interface FoundLine {
  /** 1-based line number. */
  readonly number: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Offset of `text` in the whole log. */
  readonly offset: number;
  readonly items: ReadonlySet<CatalogItem>;
  /** The preceding lines. */
  readonly above: string;
  /** Level of the last preceding entry that has one. */
  readonly lastLevel: string;
}

/** A found line together with the form in which patterns see it. */
export interface SeenLine {
  readonly found: FoundLine;
  /** The line without color codes, shortened. */
  readonly line: string;
}

/** Text that must follow a line before it is examined. */
const LOOK_AHEAD = 65_536;
const LOOK_BEHIND = 700;
/** A level is searched for this far back. Entries are much shorter. */
const LEVEL_WITHIN = 16_384;

/** A line of the buffered text, and what its literals stand for. */
interface LineWithLiterals {
  readonly start: number;
  readonly end: number;
  readonly items: Set<CatalogItem>;
}

export class LineScanner {
  private text = '';
  private offset = 0;
  private before = '';
  private lastLevel = '';
  private unfinished = false;
  /** The first lines, until they are enough to show a wrapper. */
  private beginning = '';
  /** Removes what a wrapper puts in front of each line; null until the first lines are known. */
  private unwrap: Unwrap | null | undefined = null;
  lines = 0;

  constructor(private readonly onLine: (line: FoundLine) => void) {}

  /** Receives whole lines, or the end of the log. */
  add(text: string): void {
    if (this.unwrap === null) {
      this.beginning += text;
      if (showsWrapper(this.beginning)) this.begin();
    } else {
      this.text += this.unwrap?.(text, false) ?? text;
    }
    if (this.text.length < 2 * LOOK_AHEAD) return;
    const ready = this.text.lastIndexOf('\n', this.text.length - LOOK_AHEAD - 1) + 1;
    if (ready > 0) this.scan(ready);
  }

  /** Finds out by the first lines whether there is a wrapper, and adds these lines to the text. */
  private begin(): void {
    this.unwrap = findWrapper(this.beginning);
    this.text = this.unwrap?.(this.beginning, false) ?? this.beginning;
    this.beginning = '';
  }

  finish(): void {
    if (this.unwrap === null) this.begin();
    this.text += this.unwrap?.('', true) ?? '';
    this.unfinished = this.text !== '' && !this.text.endsWith('\n');
    this.scan(this.text.length);
    if (this.unfinished) this.lines++;
  }

  /** Examines everything up to `to`, an offset after a line end, and drops it. */
  private scan(to: number): void {
    let counted = 0;
    for (const line of this.listLinesWithLiterals(to)) {
      this.count(counted, line.start);
      counted = line.start;
      this.pass(line);
    }
    this.count(counted, to);
    this.before = this.getTextAbove(to);
    this.text = this.text.slice(to);
    this.offset += to;
  }

  /** The lines up to `to` that have literals, in order. */
  private listLinesWithLiterals(to: number): LineWithLiterals[] {
    const { text } = this;
    const { literals, items } = getCatalog();
    const lines: LineWithLiterals[] = [];
    // Line ends are searched for only where there is a literal, which is rare.
    searchLiterals(literals, { text, to }, (literal, end) => {
      let line = lines.at(-1);
      if (line === undefined || end > line.end) {
        const start = text.lastIndexOf('\n', end - 1) + 1;
        const stop = text.indexOf('\n', end);
        line = { start, end: stop < 0 ? text.length : stop, items: new Set() };
        lines.push(line);
      }
      line.items.add(items[literal] as CatalogItem);
    });
    return lines;
  }

  private pass({ start, end, items }: LineWithLiterals): void {
    this.onLine({
      number: this.lines + 1,
      text: this.text,
      start,
      end,
      offset: this.offset,
      items,
      above: this.getTextAbove(start),
      lastLevel: this.lastLevel,
    });
  }

  /** Returns as much of the text above an offset as is still kept. */
  private getTextAbove(to: number): string {
    const { text } = this;
    return to >= LOOK_BEHIND
      ? text.slice(to - LOOK_BEHIND, to)
      : (this.before + text.slice(0, to)).slice(-LOOK_BEHIND);
  }

  /** Counts line ends between two offsets, and remembers the level of the last entry there. */
  private count(from: number, to: number): void {
    const { text } = this;
    for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) {
      this.lines++;
    }
    const tail = text.slice(Math.max(from, to - LEVEL_WITHIN), to).split('\n');
    for (let index = tail.length - 1; index >= 0; index--) {
      const line = tail[index] as string;
      if (!startsEntry(line)) continue;
      this.lastLevel = getLevel(line) || this.lastLevel;
      return;
    }
  }
}
