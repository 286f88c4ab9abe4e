/** Reads the panel's own lines on how a server ended; never guesses why. */
import { describeExitCode } from '../texts';

export interface ServerExit {
  readonly code: number;
  /** What the panel says about memory; undefined if it says nothing. */
  readonly outOfMemory?: boolean;
  /** 1-based number of the line with the code. */
  readonly line: number;
  readonly meaning: string;
}

/** The panel's `Exit code: 1`, its daemon's `ExitCode=1`, `exited with code 1`, `{"exitCode": 1}`. */
const CODE =
  /\b(?:exit[ _-]?code|exit(?:ed)? (?:with|status)(?: code| status)?|exiting abnormally \(error code)["']?[ :=]{1,3}(?<code>-1|\d{1,3})\b/i;
const MEMORY = /\b(?:Out of memory|OOM_?Killed)["']?[:=] ?(?<value>true|false)\b/i;

/** Keeps the last exit code, and what the panel says about memory after it. */
export class ExitFinder {
  private code: number | undefined;
  private memory: boolean | undefined;
  private line = 0;

  readLine(line: string, number: number): void {
    const code = CODE.exec(line)?.groups?.code;
    if (code !== undefined) {
      this.code = Number(code);
      this.memory = undefined;
      this.line = number;
    }
    const memory = MEMORY.exec(line)?.groups?.value;
    if (memory !== undefined && this.code !== undefined)
      this.memory = memory.toLowerCase() === 'true';
  }

  result(): ServerExit | undefined {
    if (this.code === undefined) return undefined;
    return {
      code: this.code,
      ...(this.memory !== undefined && { outOfMemory: this.memory }),
      line: this.line,
      meaning: describeExitCode(this.code, this.memory),
    };
  }
}
