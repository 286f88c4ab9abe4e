/** Changes to a text by offsets of its original, so that no change moves another. */
export class Edits {
  readonly #source: string;
  #changes: { readonly start: number; readonly end: number; readonly text: string }[] = [];

  constructor(source: string) {
    this.#source = source;
  }

  /** Replaces a range. Throws if another change touches it. */
  replace(start: number, end: number, text: string): void {
    if (start > end || start < 0 || end > this.#source.length) {
      throw new Error(`no range of this text: ${start} to ${end}`);
    }
    if (this.#changes.some((other) => start < other.end && other.start < end)) {
      throw new Error(`two changes of one place: ${this.#source.slice(start, end)}`);
    }
    this.#changes.push({ start, end, text });
  }

  /** Inserts text at an offset, after earlier insertions there. */
  insert(at: number, text: string): void {
    this.replace(at, at, text);
  }

  /** A range with the changes inside it. */
  slice(start: number, end: number): string {
    let result = '';
    let done = start;
    const inside = this.#changes.filter((change) => change.start >= start && change.end <= end);
    // Stable: insertions at one offset keep their order.
    for (const change of inside.sort((a, b) => a.start - b.start || a.end - b.end)) {
      result += this.#source.slice(done, change.start) + change.text;
      done = change.end;
    }
    return result + this.#source.slice(done, end);
  }

  /** The whole text with all changes. */
  toString(): string {
    return this.slice(0, this.#source.length);
  }
}
