/** Takes a log in pieces and gives it back in redacted lines, with what was replaced. */
import { createRedactor, type RedactOptions, type Replacement } from './redact';
import type { RedactionKind } from './redact-kinds';

/** A line without an end is cut here, at a place that splits no word. */
const MAX_LINE = 1_048_576;
/** Different replacements that are kept to be shown. */
const MAX_SHOWN = 500;
const MAX_SHOWN_TEXT = 120;

/** One thing that was hidden, and where first. */
export interface Shown {
  readonly kind: RedactionKind;
  /** What stood there. It never leaves the page. */
  readonly was: string;
  readonly is: string;
  /** Number of its first line, from 1. */
  readonly line: number;
  count: number;
}

export class RedactedText {
  private readonly redactor;
  private raw = '';
  private readonly replaced = new Map<string, Shown>();
  /** Replacements that are not shown one by one. */
  notShown = 0;

  constructor(options: RedactOptions) {
    this.redactor = createRedactor(options, (replacement) => this.note(replacement));
  }

  /** The redacted text that is ready: whole lines. */
  push(text: string): string {
    this.raw += text;
    let cut = this.raw.lastIndexOf('\n') + 1;
    if (cut === 0 && this.raw.length > MAX_LINE) cut = safeCut(this.raw);
    if (cut === 0) return '';
    const ready = this.redactor.redact(this.raw.slice(0, cut));
    this.raw = this.raw.slice(cut);
    return ready;
  }

  finish(): string {
    const ready = this.redactor.redact(this.raw);
    this.raw = '';
    return ready;
  }

  get counts(): Readonly<Record<RedactionKind, number>> {
    return { ...this.redactor.counts };
  }

  get shown(): readonly Shown[] {
    return [...this.replaced.values()].map((entry) => ({ ...entry }));
  }

  private note({ kind, was, is, line }: Replacement): void {
    const text = was.slice(0, MAX_SHOWN_TEXT);
    const key = `${is}\n${text}`;
    const known = this.replaced.get(key);
    if (known !== undefined) known.count++;
    else if (this.replaced.size < MAX_SHOWN) {
      this.replaced.set(key, { kind, was: text, is, line, count: 1 });
    } else this.notShown++;
  }
}

/** A place in a very long line where no address or secret is cut in two. */
function safeCut(text: string): number {
  for (let at = text.length; at > text.length - 65_536 && at > 0; at--) {
    if (/\s/.test(text[at - 1] as string)) return at;
  }
  return text.length;
}
