/** Tracks when the program started, became ready and began to stop. */

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
  // A player’s game has loaded everything.
  ['Sound engine started', /\bRender thread\/INFO\][^\n]{0,80}Sound engine started\s*$/],
];

/** What servers print when they begin to stop: errors after it are its consequences. */
const STOPPING: readonly (readonly [text: string, form: RegExp])[] = [
  ['Stopping server', /(?:INFO\]?:? |^)Stopping server\s*$/],
  ['Stopping the server', /(?:INFO\]:? |^)Stopping the server\s*$/],
  ['Shutting down the proxy', /\bShutting down the proxy/],
  ['Server stop requested', /\bServer stop requested\./],
  ['Closing listener', /\bClosing listener \[/],
  ['Stopping!', /\bRender thread\/INFO\][^\n]{0,80}: Stopping!\s*$/],
];

/** What they print when they start: a log can hold several runs. */
const STARTING: readonly string[] = [
  'Starting minecraft server version',
  'Booting up Velocity',
  'ModLauncher running',
  'Starting org.bukkit.craftbukkit.Main',
  'Server marked as starting',
];

/** Literals; each such line contains at least one. */
export const LIFECYCLE_LITERALS: readonly string[] = [
  ...[...READY, ...STOPPING].map(([text]) => text),
  ...STARTING,
];

/** Remembers where the program last became ready, and where it began to start and to stop. */
export class Lifecycle {
  private ready = 0;
  private stopping = 0;
  private started = 0;
  /** Where the last start began. */
  private begins = 0;
  /** Where the start began that made it ready. */
  private begun = 0;
  private readonly starts = new Set<string>();

  readLine(line: string, number: number): void {
    if (READY.some(([text, form]) => line.includes(text) && form?.test(line) !== false)) {
      this.ready = number;
      this.begun = this.started;
      this.stopping = 0;
      return;
    }
    const start = STARTING.find((text) => line.includes(text));
    if (start !== undefined) {
      this.stopping = 0;
      this.begins = number;
      // One start prints several signs; the same one again is another start.
      if (this.starts.has(start)) {
        this.starts.clear();
        this.started = number;
      }
      this.starts.add(start);
    } else if (this.stopping === 0 && STOPPING.some(([, form]) => form.test(line))) {
      this.stopping = number;
    }
  }

  /** True if the program was stopping before a line. */
  stoppedBefore(line: number): boolean {
    return this.stopping > 0 && this.stopping < line;
  }

  /** What the program was doing at a line; a text without a start may begin anywhere. */
  phaseAt(line: number): 'starting' | 'running' | 'unknown' {
    if (this.ready > 0 && this.ready < line && this.started <= this.ready) return 'running';
    return this.begins > 0 && this.begins < line ? 'starting' : 'unknown';
  }

  /** True if the program became ready between two lines. */
  readyBetween(start: number, end: number): boolean {
    return this.ready > start && this.ready < end;
  }

  /** True if the program became ready after a line, without another start in between. */
  readyAfter(line: number): boolean {
    return this.ready > line && this.begun <= line;
  }
}
