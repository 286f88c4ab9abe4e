/** Takes a log in chunks and returns redacted lines, along with the list of replacements. */
import { createRedactor, type RedactOptions, type Replacement } from './redact';
import type { RedactionCounts, RedactionKind } from './redact-kinds';

/** In characters. A longer line is cut, at a position that splits no word. */
export const MAX_LINE = 1_048_576;
/** How far back such a position is looked for: no address or secret is longer. */
const MAX_WORD = 65_536;
/** Maximum number of different replacements to list. */
const MAX_SHOWN = 500;
const MAX_SHOWN_TEXT = 120;

/** One hidden value, and where it first occurred. */
export interface HiddenValue {
  readonly kind: RedactionKind;
  /** The original text. It never leaves the page. */
  readonly original: string;
  readonly label: string;
  /** 1-based number of its first line. */
  readonly line: number;
  count: number;
}

export class RedactedText {
  private readonly redactor;
  private raw = '';
  private readonly replaced = new Map<string, HiddenValue>();
  /** Replacements that are not listed individually. */
  notShown = 0;

  constructor(options: RedactOptions) {
    this.redactor = createRedactor(options, (replacement) => this.note(replacement));
  }

  /** The redacted text that is ready: whole lines. */
  push(text: string): string {
    this.raw += text;
    let cut = this.raw.lastIndexOf('\n') + 1;
    if (cut === 0 && this.raw.length > MAX_LINE) cut = findSafeCut(this.raw);
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

  get counts(): Readonly<RedactionCounts> {
    return { ...this.redactor.counts };
  }

  get shown(): readonly HiddenValue[] {
    return [...this.replaced.values()].map((entry) => ({ ...entry }));
  }

  private note({ kind, original, label, line }: Replacement): void {
    const text = original.slice(0, MAX_SHOWN_TEXT);
    const key = `${label}\n${text}`;
    const known = this.replaced.get(key);
    if (known !== undefined) known.count++;
    else if (this.replaced.size < MAX_SHOWN) {
      this.replaced.set(key, { kind, original: text, label, line, count: 1 });
    } else this.notShown++;
  }
}

/** A position in a very long line that does not split an address or secret. */
function findSafeCut(text: string): number {
  for (let at = text.length; at > text.length - MAX_WORD && at > 0; at--) {
    if (/\s/.test(text[at - 1] as string)) return at;
  }
  return text.length;
}
