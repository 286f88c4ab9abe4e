/**
 * Finds multi-line secrets: private keys, and lists of tokens under a heading. Keeps its state
 * between the chunks of a log.
 */

const BEGIN = /-----BEGIN [A-Z\d ]{0,40}(?:PRIVATE KEY|KEY BLOCK)[A-Z ]{0,10}-----/;
/** PuTTY's key format. */
const PUTTY = /^Private-Lines: \d{1,4}\s*$/;
const END = /-----END [A-Z\d ]{1,60}-----|^Private-MAC:/;
/** Maximum lines of a key without an end; RSA keys of 16,384 bits have fewer. */
const MAX_KEY_LINES = 300;
const LIST =
  /^(?:[^\n]{0,120}?(?:[\]:|>]|INFO|WARN|ERROR) )?(?<indent>[ \t]*)(?:tokens|secrets|passwords|api[_-]?keys|webhooks):[ \t]*$/i;
const ITEM = /^(?<indent>[ \t]*)(?:-[ \t]+|[\w.'"-]{1,80}:[ \t]+)(?<value>\S[^\n]*)$/;
const MAX_LIST_LINES = 200;
/** A quick check whether there is anything to look for. */
const TRIGGER =
  /-----BEGIN |Private-Lines: |(?:tokens|secrets|passwords|keys|webhooks):[ \t]*(?:\n|$)/i;

export class SecretBlocks {
  private keyLines = 0;
  private list: { indent: number; lines: number } | undefined;

  /** Reports the part of each line that must be hidden. */
  find(text: string, onSecret: (start: number, end: number) => void): void {
    if (this.keyLines === 0 && this.list === undefined && !TRIGGER.test(text)) return;
    let start = 0;
    while (start < text.length) {
      const next = text.indexOf('\n', start);
      const end = next < 0 ? text.length : next;
      this.line(text.slice(start, end), start, onSecret);
      start = end + 1;
    }
  }

  private line(line: string, at: number, onSecret: (start: number, end: number) => void): void {
    if (this.keyLines > 0) {
      const stop = END.exec(line);
      const secret = stop === null ? line : line.slice(0, stop.index);
      hide(secret, at, onSecret);
      this.keyLines = stop === null && this.keyLines < MAX_KEY_LINES ? this.keyLines + 1 : 0;
      return;
    }
    if (PUTTY.test(line)) {
      this.keyLines = 1;
      return;
    }
    const begin = BEGIN.exec(line);
    if (begin !== null) {
      const behind = begin.index + begin[0].length;
      const stop = END.exec(line.slice(behind));
      hide(
        stop === null ? line.slice(behind) : line.slice(behind, behind + stop.index),
        at + behind,
        onSecret,
      );
      this.keyLines = stop === null ? 1 : 0;
      return;
    }
    this.listLine(line, at, onSecret);
  }

  private listLine(line: string, at: number, onSecret: (start: number, end: number) => void): void {
    if (this.list !== undefined) {
      const item = ITEM.exec(line)?.groups;
      const deeper = item !== undefined && (item.indent as string).length >= this.list.indent;
      if (deeper && ++this.list.lines <= MAX_LIST_LINES) {
        const value = item.value as string;
        onSecret(at + line.length - value.length, at + line.length);
        return;
      }
      this.list = undefined;
    }
    const list = LIST.exec(line)?.groups;
    if (list !== undefined) this.list = { indent: (list.indent as string).length + 1, lines: 0 };
  }
}

function hide(secret: string, at: number, onSecret: (start: number, end: number) => void): void {
  const text = secret.trimEnd();
  const lead = text.length - text.trimStart().length;
  if (text.length > lead) onSecret(at + lead, at + text.length);
}
