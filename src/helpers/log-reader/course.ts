/** Whether the program became ready or ended after a line of the log. */
// cspell:ignore Hytale Zomboid

/**
 * What servers print once players can join: a literal on the line, and a pattern for the line if
 * the literal is ambiguous.
 */
const READY: readonly (readonly [text: string, form?: RegExp])[] = [
  ['Done (', /\bDone \(\d[\d.,]{0,10} ?m?s\)!/],
  ['Server started', /^\[[\d: -]{10,30} INFO\] Server started\.|^(?:: )?Server started\s*$/],
  ['SERVER STARTED ****', /\*{3} SERVER STARTED/],
  ['Listening on /', /\bListening on \/\S{1,60}:\d{1,5}\s*$/],
  ['Setting breakpad minidump AppID = 2394010'],
  ['Running Palworld dedicated server on'],
  ['Server startup complete'],
  ['Waiting commands for 127.0.0.1:'],
  ['Full Startup: ', /\bFull Startup: \d/],
  ['StartGame done'],
  ['Game server connected', /\bGame server connected\s*$/],
  ['state from(CreatingGame) to(InGame)'],
  ["'HostOnline' (up)"],
  ['Hytale Server Booted!'],
];

/** Literals; each such line contains at least one. */
export const READY_SIGNS: readonly string[] = READY.map(([text]) => text);

/** Remembers where the program last became ready. */
export class Course {
  private ready = 0;

  see(line: string, number: number): void {
    if (READY.some(([text, form]) => line.includes(text) && form?.test(line) !== false)) {
      this.ready = number;
    }
  }

  /** True if the program became ready after a line. */
  readyAfter(line: number): boolean {
    return this.ready > line;
  }
}
