/** Every word that the log reader says by itself; those about single problems stand in the rules. */
import type { RedactionKind } from './redact-kinds';

/** Signals are added to 128 when they end a program (POSIX shells, Docker, Wings). */
export function exitWords(code: number, outOfMemory: boolean | undefined): string {
  if (outOfMemory === true) {
    return `The panel says that the memory limit of the plan was reached (exit code ${code}): the heap, Java’s own needs and everything else together were more than the plan allows.`;
  }
  switch (code) {
    case 0:
      return 'Exit code 0: the program ended by itself and without an error of its own, as after “stop”, or because it refused to start. The panel calls every end a crash that it did not order. Read the last lines before it.';
    case 1:
      return 'Exit code 1: the program gave up by itself because of an error. It stands in the lines above; the code says nothing more.';
    case 126:
      return 'Exit code 126: the start file is there and must not be run: it lacks the right to be executed.';
    case 127:
      return 'Exit code 127: the start command names a program or file that is not there.';
    case 134:
      return 'Exit code 134: the program stopped itself hard (abort), mostly from native code. Java then writes a file hs_err_pid….log.';
    case 137:
      return outOfMemory === false
        ? 'Exit code 137: the program was killed from outside, and not because of the plan’s limit: by the button Kill, a stop that took too long, or the machine.'
        : 'Exit code 137: the program was killed from outside: by the memory limit, the button Kill, or a stop that took too long.';
    case 139:
      return 'Exit code 139: the program touched memory that is not its own (segmentation fault). That is a fault in native code, not in a plugin’s Java. Java then writes a file hs_err_pid….log.';
    case 143:
      return 'Exit code 143: the program was asked to end (stop or restart) and did. That is no crash; if nobody asked, look for a schedule.';
    default:
      return `Exit code ${code}: the program’s own number for its end; the reason stands in the lines above.`;
  }
}

/** What a kind of error mostly means; said behind a trace for which no rule knows more. */
export const FAULTS = {
  'client-code':
    'It asks for a part of the game that only players have. On a server that is a mod for the client; in a player’s game it was made for another version.',
  'other-game':
    'It uses a part of the game or of the server software that is not there: it was made for another version of it.',
  'other-part':
    'It uses a part of another mod, plugin or library that is not there: that one is missing, or has another version.',
  'port-taken':
    'The port that it wants to open is taken: by another plugin or service of this server, or by an earlier start that still runs. The lines around name the port.',
  address:
    'The address that it wants to listen on is not one of this server. Let it listen on all: 0.0.0.0, or an empty address.',
  network: 'It did not reach a service over the network.',
  database: 'Its database answered with an error, or not at all.',
  settings:
    'It could not understand a file: a sign in it is wrong. The lines around name the file.',
  'cut-file': 'A file it read is damaged or incomplete. The lines around name the file.',
  'file-in-the-way':
    'A file that it wants to make is already there. The error names the file: move it away and start again.',
  'no-file': 'A file it needs is not there. The error names the file.',
  hang: 'It kept the main thread busy or waiting for so long that a watchdog wrote down where it stands.',
  memory: 'It ran out of memory, or called itself without end.',
  code: 'Its code met something that it did not expect: mostly a fault in it, or in settings or data that it reads.',
} as const;

interface FaultWords {
  readonly kind: keyof typeof FAULTS;
  readonly missing?: string;
  readonly file?: string;
}

/** What the trace below a finding adds to it. */
export const TRACE = {
  who: (name: string): string =>
    `The first in its trace that is neither the game nor the platform is ${name}: suspected, not proven.`,
  why: ({ kind, missing, file }: FaultWords): string =>
    `The error below: ${missing === undefined ? '' : `${missing} is not there. `}${FAULTS[kind]}${file === undefined ? '' : ` (${file})`}`,
} as const;

interface Sentences {
  readonly title: string;
  readonly cause: string;
  readonly fix: string;
}

/** A crash of which only the trace tells who is in it. */
export function SUSPECT(name: string, code: string | undefined): Sentences {
  return {
    title: `Suspected: ${name} is the first in the crash that is neither the game nor the platform.`,
    cause: `The trace of the crash leads through its code${code === undefined ? '' : ` (${code})`}. That is a suspicion, no proof: it may only have been called.`,
    fix: `Update ${name}. If the crash stays, take it out for one test; the same crash without it clears it.`,
  };
}

type Reported = (name: string) => Sentences;
const REPORTED: Readonly<Partial<Record<keyof typeof FAULTS, Reported>>> = {
  hang: (name) => ({
    title: `The main thread stood still in the code of ${name}.`,
    cause: FAULTS.hang,
    fix: `Update ${name}. If it stays, take it out for one test; if it is another one each time, the machine is too slow or out of memory.`,
  }),
  'port-taken': (name) => ({
    title: `${name} could not open its port: something else uses it.`,
    cause: FAULTS['port-taken'],
    fix: `Give ${name} another free port of your server in its settings, or stop what has it (often an earlier start), and restart.`,
  }),
  address: (name) => ({
    title: `${name} cannot listen at the address in its settings: it is not one of this server.`,
    cause: FAULTS.address,
    fix: `Set the address in the settings of ${name} to 0.0.0.0, or leave it empty, and restart.`,
  }),
  network: (name) => ({
    title: `${name} did not reach a service over the network.`,
    cause: `${FAULTS.network} It may be down for a while, or its address in the settings is wrong.`,
    fix: `Try again later. If it stays, compare the address in the settings of ${name}; if other programs fail in the same way, tell support.`,
  }),
  database: (name) => ({
    title: `${name} gets an error from its database.`,
    cause: FAULTS.database,
    fix: `Copy host, port, user, password and name from the panel into the settings of ${name}. If it is about a table or column, update ${name}.`,
  }),
  settings: (name) => ({
    title: `${name} cannot read one of its files.`,
    cause: FAULTS.settings,
    fix: `Repair the file (quotes, commas, brackets, indentation), or rename it so that ${name} writes a new one.`,
  }),
  'cut-file': (name) => ({
    title: `${name} reads a file that is damaged or incomplete.`,
    cause: FAULTS['cut-file'],
    fix: `Restore that file from a backup, or rename it so that ${name} makes a new one; if it is the jar itself, upload it again.`,
  }),
  'no-file': (name) => ({
    title: `A file that ${name} needs is not there.`,
    cause: FAULTS['no-file'],
    fix: `Put the file back, or correct its name in the settings. If it belongs to ${name}, install that anew.`,
  }),
};

/** An error that did not end the program, of somebody whom its trace names, or of nobody. */
export function REPORTS(
  name: string | undefined,
  place: { readonly said?: string; readonly cause?: string; readonly error: string },
  kind: keyof typeof FAULTS | undefined,
): Sentences {
  const quoted = (place.said ?? place.cause ?? place.error).slice(0, MAX_QUOTED);
  const known = kind && REPORTED[kind]?.(name ?? 'the part of the server that says it');
  if (name === undefined) {
    const { title, cause, fix } = known as Sentences;
    return {
      title: `${title[0]?.toUpperCase()}${title.slice(1)} It says: “${quoted}”`,
      cause,
      fix,
    };
  }
  return {
    title: `Suspected: ${name}${known === undefined ? ': it reports an error of its own.' : `. ${known.title}`} It says: “${quoted}”`,
    cause: `${known?.cause ?? FAULTS.code} The first code in the error that is neither the game’s nor the platform’s is that of ${name}; it may only have been called.`,
    fix:
      known?.fix ??
      `If what you came for has to do with ${name}: update it, and take it out for one test. If everything works, nothing needs to be done.`,
  };
}

/** Something that is not there, and nobody is named who asks for it. */
export function SOMEBODY(missing: string, kind: keyof typeof FAULTS): Sentences {
  return {
    title: `Something here asks for ${missing}, which is not there.`,
    cause: `A plugin, a mod or the server itself: the error does not name it. ${FAULTS[kind]}`,
    fix: 'Look at the lines before the error for the plugin or mod that was being started. Take its build for your game version and install what it is built on; or take out what was added last.',
  };
}

/** A crash in whose trace only the game and the platform stand. */
export function UNNAMED(error: string): Sentences {
  return {
    title: `The program ended with “${error.slice(0, MAX_QUOTED)}”, and the trace names no mod or plugin.`,
    cause:
      'Only the game’s and the platform’s own code stands in the trace: damaged or strange data of the world, or a mod or plugin that changed something earlier.',
    fix: 'Undo what was changed last: a mod, a plugin, a setting, a version. If the report says a block, entity or place, look at that first; if it comes back at once, restore the last backup.',
  };
}

const MAX_QUOTED = 160;

/** A class that is asked for and not there, and nobody but its own package is named. */
export function ABSENT(name: string, missing: string): Sentences {
  return {
    title: `A part of ${name} is not there: ${missing}.`,
    cause:
      'Its jar is damaged or missing, it has another version than what asks for it, or something that it is built on is missing.',
    fix: `Install ${name} anew in the build for your game version, together with all that it needs.`,
  };
}

/** Errors of code that was made for something else; `direct` where they came up in that code. */
type MisfitOf = (name: string, missing: string | undefined, direct: boolean) => Sentences;
const it = (missing: string | undefined): string => missing ?? 'a part of it';
const who = (name: string, direct: boolean): string => (direct ? name : `Suspected: ${name}`);
export const MISFIT: Readonly<Partial<Record<keyof typeof FAULTS, MisfitOf>>> = {
  'client-code': (name, missing, direct) => ({
    title: `${who(name, direct)} asks for a part of the player’s game (client) that is not there: ${it(missing)}.`,
    cause: FAULTS['client-code'],
    fix: `On a server: take ${name} out if it is a mod for the client, otherwise update it. In a player’s game: take the build for that game version and loader.`,
  }),
  'other-game': (name, missing, direct) => ({
    title: `${who(name, direct)} is made for another version of the game or of the server software: ${it(missing)} is not there.`,
    cause: FAULTS['other-game'],
    fix: `Take the build of ${name} that names your game version and software, or another version of the software that it was made for.`,
  }),
  'other-part': (name, missing, direct) => ({
    title: `${who(name, direct)} needs another version of what ${it(missing)} belongs to, or that is missing.`,
    cause: FAULTS['other-part'],
    fix: `Look up what ${name} needs, and update it and that together.`,
  }),
};

export const REDACTION_WORDS: Readonly<
  Record<RedactionKind, readonly [one: string, many: string]>
> = {
  IPv4: ['IPv4 address', 'IPv4 addresses'],
  IPv6: ['IPv6 address', 'IPv6 addresses'],
  MAC: ['hardware address', 'hardware addresses'],
  host: ['host name with an address in it', 'host names with an address in them'],
  secret: ['password or token', 'passwords or tokens'],
  user: ['user name', 'user names'],
  'e-mail': ['e-mail address', 'e-mail addresses'],
  coordinates: ['coordinate', 'coordinates'],
};

export const REASONS = {
  empty: 'The file is empty.',
  'not-text':
    'This is not a log: it holds no text. Take logs/latest.log, a file of crash-reports, or a .log.gz of the folder logs.',
  unreadable: 'The file cannot be unpacked. Download it again, or take logs/latest.log.',
  'no-worker':
    'Your browser could not start the reader. Reload the page, or search the log yourself as described below.',
} as const;

export const LABELS = {
  intro:
    'Names the known problems in a log or crash report, with the guide for each; where none is known, the place to look. Makes a copy without addresses and passwords.',
  drop: 'Choose logs/latest.log, a crash report or an older .log.gz, or drop it anywhere on this page',
  dropNow: 'Let go to read the file here.',
  paste: 'Or paste the log',
  pasteHint: 'For more than a few thousand lines, choose the file instead.',
  coordinates: 'Hide coordinates, too',
  read: 'Read the pasted log',
  cancel: 'Cancel',
  canceled: 'Canceled',
  example: 'Example',
  soFar: 'So far',
  copyTicket: 'Copy the result for a ticket',
  copyRedacted: 'Copy redacted log',
  saveRedacted: 'Save redacted log',
} as const;

export const PLACE = {
  heading: 'Where to look',
  fatal: 'The first error that ended the program',
  first: 'The first error in the log',
  words: 'No line is marked as an error. The first that sounds like one',
  warning: 'No line is marked as an error. The first warning',
  fault: 'What such an error mostly means',
  further: 'Further code in it, from the error outwards',
  suspected:
    'That is a suspicion and no proof: who stands first in an error may only have been called.',
  tail: 'There is no error in it. The last lines:',
  cause: 'Deepest cause',
  package: 'First code in it that is neither the game’s nor the platform’s',
  owner: 'It belongs to',
  exit: 'How it ended',
  ask: 'Take this text to the makers of that mod or plugin, or to support:',
  nothing:
    'There is no error with a stack trace in it. Look at the last 30 lines: what was said right before the end is the best trace there is. A log of a start that ends without an error mostly means that something outside ended the program.',
  send: 'What to send: the result as text (below) and the redacted log. For a crash also the newest file of the folder crash-reports.',
} as const;

export const HIDDEN_AND_LEFT = {
  hidden:
    'Hidden: IP addresses (the same one keeps its number), hardware addresses, host names that carry an address, passwords, tokens and keys, what is typed behind login commands, user names in paths and databases, the name in front of @ in e-mail addresses; coordinates if you ask for it.',
  left: 'Left in: names of players, worlds, plugins and mods, chat, UUIDs, ids of Discord and of servers, domain names without an address in them, color codes excepted.',
  caution: 'Look through the copy before you share it: no program knows every secret.',
} as const;

const MEGABYTE = 1024 * 1024;
const megabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;

/** What was read of a file, where it was not everything, or where the copy is shorter. */
export function readWords(read: {
  readonly bytes: number;
  readonly skippedBytes: number;
  readonly copySkippedBytes: number;
  readonly cut: 'too-large' | 'damaged' | undefined;
}): string[] {
  const words: string[] = [];
  if (read.cut === 'damaged') {
    words.push('The file breaks off in the middle; it was read up to there.');
  }
  if (read.cut === 'too-large') {
    words.push(
      `The file is larger than what is read at once: ${megabytes(read.bytes)} were read, its end among them where the file is not packed; ${read.skippedBytes > 0 ? `${megabytes(read.skippedBytes)} in the middle were left out` : 'the rest was left out'}.`,
    );
  }
  if (read.copySkippedBytes > 0) {
    words.push(
      `All of it was read. The copy holds the beginning and the end; ${megabytes(read.copySkippedBytes)} between them are left out, and a line says where.`,
    );
  }
  return words;
}
