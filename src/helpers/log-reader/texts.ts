/** Holds the texts of the log reader itself; texts about individual problems are in the rules. */
import { formatCount } from '../../lib/format-count';
import { LOCALE } from '../../ui/texts';
import type { RedactionKind } from './redaction/redact-kinds';

const number = (value: number): string => value.toLocaleString(LOCALE);

/** Added to the number of the signal that ended a program (POSIX shells, Docker, Wings). */
export function describeExitCode(code: number, outOfMemory: boolean | undefined): string {
  if (outOfMemory === true) {
    return `The panel says that the memory limit of the plan was reached (exit code ${code}): the heap, Java’s own needs and everything else together were more than the plan allows.`;
  }
  switch (code) {
    case -1:
      return 'Exit code -1: the program did not end by itself, a signal ended it: it was killed from outside (usually too little memory), or it crashed in native code (also one that was made for another processor).';
    case 0:
      return 'Exit code 0: the program ended by itself and without an error of its own, as after “stop”, or because it refused to start. The panel calls every end a crash that it did not order. Read the last lines before it.';
    case 1:
      return 'Exit code 1: the program gave up by itself because of an error. It stands in the lines above; the code says nothing more.';
    case 126:
      return 'Exit code 126: the start file is there and must not be run: it lacks the right to be executed.';
    case 127:
      return 'Exit code 127: the start command names a program or file that is not there.';
    case 134:
      return 'Exit code 134: the program stopped itself hard (abort), usually from native code. Java then writes a file hs_err_pid….log.';
    case 137:
      return outOfMemory === false
        ? 'Exit code 137: the program was killed from outside, and not because of the plan’s limit: by the button Kill, a stop that took too long, or the machine.'
        : 'Exit code 137: the program was killed from outside: by the memory limit, the button Kill, or a stop that took too long.';
    case 139:
      return 'Exit code 139: the program touched memory that is not its own (segmentation fault). That is a fault in native code, not in a plugin’s Java.';
    case 143:
      return 'Exit code 143: the program was asked to end (stop or restart) and did. That is no crash; if nobody asked, look for a schedule.';
    case 132:
      return 'Exit code 132: the processor does not know an instruction that the program uses (SIGILL). The program needs a newer processor, or a build for this one.';
    default:
      return `Exit code ${code}: the program’s own number for its end; the reason stands in the lines above.`;
  }
}

const REDACTION_LABELS: Readonly<Record<RedactionKind, readonly [one: string, many: string]>> = {
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
  progress: (megabytes: string): string => `Reading, ${megabytes} MB done`,
  cancel: 'Cancel',
  canceled: 'Canceled',
  example: 'Example',
  soFar: 'So far',
  copyTicket: 'Copy the result for a ticket',
  copyRedacted: 'Copy redacted log',
  saveRedacted: 'Save redacted log',
} as const;

export const FIRST_ERROR = {
  heading: 'Where to look',
  reading: 'No rule knows it. What the first error says of itself, which may be harmless:',
  fatal: 'The first error that ended the program',
  first: 'The first error in the log',
  words: 'No line is marked as an error. The first that sounds like one',
  warning: 'No line is marked as an error. The first warning',
  fault: 'What such an error usually means',
  further: 'Further code in it, from the error outwards',
  suspected:
    'That is a suspicion and no proof: who stands first in an error may only have been called.',
  line: (line: number): string => `(line ${number(line)})`,
  tail: 'No line is marked as an error. The last lines:',
  cause: 'Deepest cause',
  package: 'First code in it that is neither the game’s nor the platform’s',
  owner: 'It belongs to',
  exit: 'How it ended',
  ask: 'Take this text to the makers of that mod or plugin, or to support:',
  nothing:
    'There is no error with a stack trace in it. Look at the last 30 lines: what was said right before the end is the best trace there is. A log of a start that ends without an error usually means that something outside ended the program.',
  send: 'What to send: the result as text (below) and the redacted log. For a crash also the newest file of the folder crash-reports.',
} as const;

/** Texts for the recognized software. */
export const RECOGNIZED = {
  nothing: 'server software not recognized',
  game: (version: string): string => `Minecraft ${version}`,
  java: (version: string): string => `Java ${version}`,
  lines: (count: number): string => formatCount(count, 'line'),
  description: (words: string): string => `the report says “${words}”`,
} as const;

/** Texts for the ticket. */
export const TICKET = {
  log: (recognized: string): string => `Log: ${recognized}.`,
  none: 'Known problems: none.',
  problems: 'Known problems:',
  problem: (
    position: number,
    {
      title,
      line,
      count,
      text,
      shown,
    }: { title: string; line: number; count: number; text: string; shown: string | undefined },
  ): string =>
    `${position}. ${title}\n   line ${line}${count > 1 ? `, ${count} times` : ''}: ${text}${shown === undefined ? '' : `\n   ${shown}`}`,
  more: (count: number): string => `and ${count} more`,
  firstError: (heading: string, line: number): string => `${heading} (line ${line}):`,
  item: (label: string, words: string): string => `${label}: ${words}`,
} as const;

export const HIDDEN_AND_LEFT = {
  hidden:
    'Hidden: IP addresses (the same one keeps its number), hardware addresses, host names that carry an address, passwords, tokens and keys, what is typed after login commands, user names in paths and databases, the name in front of @ in e-mail addresses; coordinates if you ask for it.',
  left: 'Left in: names of players, worlds, plugins and mods, chat, UUIDs, ids of Discord and of servers, domain names without an address in them, color codes excepted.',
  caution: 'Look through the copy before you share it: no program knows every secret.',
} as const;

const MEGABYTE = 1024 * 1024;
const formatMegabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;

/** How much of a file was read and copied, if not all of it. */
export function readSummary(read: {
  readonly bytes: number;
  readonly skippedBytes: number;
  /** About as many bytes: logs are nearly all ASCII. */
  readonly copySkippedChars: number;
  readonly cut: 'too-large' | 'damaged' | undefined;
}): string[] {
  const words: string[] = [];
  if (read.cut === 'damaged') {
    words.push('The file breaks off in the middle; it was read up to there.');
  }
  if (read.cut === 'too-large') {
    words.push(
      `The file is larger than what is read at once: ${formatMegabytes(read.bytes)} were read, its end among them where the file is not packed; ${read.skippedBytes > 0 ? `${formatMegabytes(read.skippedBytes)} in the middle were left out` : 'the rest was left out'}.`,
    );
  }
  if (read.copySkippedChars > 0) {
    words.push(
      `${read.cut === undefined ? 'All of it was read. ' : ''}The copy holds the beginning and the end; ${formatMegabytes(read.copySkippedChars)} between them are left out, and a line says where.`,
    );
  }
  return words;
}

/** Words of the list of findings. */
export const FINDING = {
  line: (line: number): string => `Line ${number(line)}`,
  times: (count: number): string => `, ${number(count)} times in all`,
  why: 'Why:',
  what: 'What to do:',
  guides: (count: number): string => (count === 1 ? 'Guide:' : 'Guides:'),
  showAll: (count: number): string => `Show all ${count}`,
  none: 'No rule matched: nothing known found',
  /** Titles: what ended the program; what may have; what did not. */
  some: {
    ended: (count: number): string =>
      count === 1
        ? 'Found what ended the program'
        : `Found ${number(count)} things that end a program`,
    open: (count: number): string => `${formatCount(count, 'possible cause')} found`,
    'went-on': (count: number): string =>
      `${formatCount(count, 'known problem')}; the program kept running`,
  },
  /** What the log shows about one finding. */
  outcome: {
    ended: 'The program ended here, or cannot go on from here.',
    open: undefined,
    'went-on': 'The program kept running after it.',
  },
  possible:
    'Nothing in the log shows that the program ended at such a line: each is a possible cause, not a proven one.',
  rest: (count: number): string =>
    `${number(count)} more, of less weight: the program kept running`,
  unknownGame: (name: string): string =>
    `There are no guides for ${name} here. Only what holds for any server is looked for: memory, disk, file rights, downloads, ports, crashes.`,
  notClean: 'That does not prove the log clean. See below where to look.',
  more: 'There are more kinds than are listed: repair the first ones and read again.',
  placeInFull: (heading: string): string => `${heading}: the first error in full`,
  hints: (count: number): string =>
    `${formatCount(count, 'line')} that our guides explain, harmless on many servers`,
} as const;

/** Words of the redacted copy. */
export const REDACTED = {
  label: 'Redacted copy',
  heading: 'A copy you can show to others',
  nothing: 'Nothing was found that had to be hidden.',
  hidden: (kinds: readonly string[]): string => `Hidden: ${kinds.join(', ')}.`,
  count: (kind: RedactionKind, count: number): string =>
    `${number(count)} ${REDACTION_LABELS[kind][count === 1 ? 0 : 1]}`,
  table: 'Each replacement',
  columns: ['Line', 'Stood there', 'Stands in the copy'],
  line: (line: number, count: number): string =>
    count > 1 ? `${number(line)} (${number(count)} times)` : number(line),
  moreKinds: (count: number): string => `And ${number(count)} more of these kinds.`,
  see: (count: number): string =>
    `See ${count === 1 ? 'the replacement' : `the ${count} different replacements`} before you copy`,
} as const;
