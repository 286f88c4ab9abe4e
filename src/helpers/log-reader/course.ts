/** How a log goes on behind a line: whether the program got ready, or came to its end. */
// cspell:ignore Hytale Zomboid

/** What servers say once players can come in. */
const READY =
  /\bDone \(\d[\d.,]{0,10} ?m?s\)!|^\[[\d: -]{10,30} INFO\] Server started\.|\bListening on \/\S{1,60}:\d{1,5}\s*$|Setting breakpad minidump AppID = 2394010|Running Palworld dedicated server on|\bServer startup complete\b|^(?:: )?Server started\s*$|Waiting commands for 127\.0\.0\.1:|\bFull Startup: \d|\*{3} SERVER STARTED \*{4}|\bStartGame done\b|\bGame server connected\s*$|state from\(CreatingGame\) to\(InGame\)|'HostOnline' \(up\)|Hytale Server Booted!/;

/** Text of which one stands on each such line. */
export const READY_SIGNS = [
  'Done (',
  'Server started',
  'Listening on /',
  'Setting breakpad minidump',
  'Running Palworld dedicated',
  'Server startup complete',
  'Waiting commands for 127',
  'Full Startup: ',
  '*** SERVER STARTED ****',
  'StartGame done',
  'Game server connected',
  'state from(CreatingGame)',
  "'HostOnline' (up)",
  'Hytale Server Booted!',
] as const;

/** Keeps where the program last got ready. */
export class Course {
  private ready = 0;

  see(line: string, number: number): void {
    if (READY.test(line)) this.ready = number;
  }

  /** True where the program got ready behind a line. */
  readyAfter(line: number): boolean {
    return this.ready > line;
  }
}
