/** Keeps the beginning and the end of a long text, in chunks that the browser may move to disk. */

const PART = 1 << 20;

export class RedactedCopy {
  private readonly head: Blob[] = [];
  private headLength = 0;
  private tail: Blob[] = [];
  private tailLengths: number[] = [];
  private tailLength = 0;
  private part = '';
  private skipped = 0;

  constructor(private readonly limits: { readonly copyHead: number; readonly copyTail: number }) {}

  add(text: string): void {
    this.part += text;
    if (this.part.length >= PART) this.storePart();
  }

  /**
   * Appends buffered text to the head until it is full, then to the tail, which drops its oldest
   * chunks.
   */
  private storePart(): void {
    const { part } = this;
    this.part = '';
    if (part === '') return;
    if (this.headLength < this.limits.copyHead) {
      this.head.push(new Blob([part]));
      this.headLength += part.length;
      return;
    }
    this.tail.push(new Blob([part]));
    this.tailLengths.push(part.length);
    this.tailLength += part.length;
    while (this.tailLength - (this.tailLengths[0] as number) >= this.limits.copyTail) {
      const dropped = this.tailLengths.shift() as number;
      this.tail.shift();
      this.tailLength -= dropped;
      this.skipped += dropped;
    }
  }

  /** The copy, with a line that marks where text was omitted. */
  finish(): { readonly blob: Blob; readonly skipped: number } {
    this.storePart();
    const gap = this.skipped > 0 ? [`\n[${this.skipped} characters left out here]\n`] : [];
    return {
      blob: new Blob([...this.head, ...gap, ...this.tail], { type: 'text/plain' }),
      skipped: this.skipped,
    };
  }
}
