/** Keeps the first and the last lines of a text that is read in chunks. */

/** How many characters are kept. */
const MAX_LENGTH = 4096;
const MAX_LINES = 12;

/** Keeps the last lines. */
export class TailBuffer {
  private text = '';

  add(text: string): void {
    this.text = (this.text + text).slice(-MAX_LENGTH);
  }

  lines(): string {
    const lines = this.text.split('\n').filter((line) => line.trim() !== '');
    return lines.slice(-MAX_LINES).join('\n');
  }
}

/** Keeps the first lines. */
export class BeginningBuffer {
  text = '';

  add(text: string): void {
    if (this.text.length < MAX_LENGTH) this.text += text.slice(0, MAX_LENGTH);
  }
}
