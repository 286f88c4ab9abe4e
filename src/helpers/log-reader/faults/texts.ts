/** Explains a stack trace or an error in plain words if no rule knows more. */

/** What a kind of error usually means. */
export const FAULT_CAUSES = {
  'client-code':
    'It asks for a part of the game that only players have. On a server that is a mod for the client; in a player’s game it was made for another version.',
  'other-game':
    'It uses a part of the game or of the server software that is not there: it was made for another version of it.',
  'other-build':
    'It uses a part of something that is not there: it was made for another version of the game, of the server software, or of a plugin or mod that it builds on.',
  'half-game':
    'It uses a class of the game that is not there. On a server that is mostly one that is only in the player’s game (a mod for the client, or one whose maker left such code in); otherwise it was made for another version.',
  'dev-names':
    'It asks for a class of the game by a name that only developers use; on this Fabric the game has others. The jar is a build for development, was built wrongly, or is one for another loader.',
  'dependency-class':
    'It uses a part of another mod, plugin or library that is not there: that one is missing, or has another version.',
  'own-class':
    'A part of its own is missing: a faulty build, a damaged jar, two jars of it, or one for other server software.',
  mixin:
    'It wants to change code of the game that looks different here: it was made for another version of the game or loader, or another mod has changed the same place.',
  modules: 'Two jars bring the same part, or one mod lies there twice. The line names both.',
  'closed-java':
    'It looks into parts of Java that this version keeps closed: it was made for an older Java.',
  native:
    'A part made for one kind of machine (native code) is missing here or does not fit this system.',
  'port-taken':
    'The port that it wants to open is taken: by another plugin or service of this server, or by an earlier start that still runs. The lines around name the port.',
  address:
    'The address that it wants to listen on is not one of this server. Let it listen on all: 0.0.0.0, or an empty address.',
  refused:
    'A service refused it: the token, key, license or password in its settings is wrong, has expired, or lacks a right.',
  key: 'A key cannot be used: the key file that it reads or the value in its settings is damaged, cut off or of another kind.',
  'not-online':
    'What it wants to download is not there: a name, version or link in the settings is wrong, or it was taken down.',
  network: 'It did not reach a service over the network, or that service had a fault of its own.',
  packet:
    'What was sent between the server and a player’s game could not be read: versions, mods or plugins that change packets do not fit each other.',
  locked:
    'A file that it needs is in use by another program, or by an earlier start that still runs.',
  database: 'Its database answered with an error, or not at all.',
  permission:
    'The system refuses it a file or folder: it belongs to another user, or may not be changed.',
  disk: 'There is no room left on the disk of the server.',
  script: 'A script has a fault. The line names the file and mostly the place in it.',
  registry:
    'Items, biomes or other entries of the game do not fit together: something that they rest on is missing, has another version, or is there twice.',
  late: 'It adds an item, a block or the like after the game has closed its lists: a fault of its own, or it was made for another version of the loader or of a mod that it builds on. At times it depends on what loads first.',
  'world-data':
    'Data of the world or of a player could not be read: they are damaged, or from another version.',
  recipe:
    'A recipe or another data file of a mod or data pack does not fit this game version or the other mods: what it names is not there, or is written in another form.',
  names:
    'A file or entry has a name with characters that the game does not allow, such as capitals.',
  settings:
    'It could not understand a file: a sign in it is wrong. The lines around name the file.',
  value: 'A value in its settings or data is not one of those it knows. The line quotes it.',
  api: 'It hands the server a particle, a sound, a material or the like in a form that this version does not take: it was made for another version of the server’s API, or a value in its settings is one that this version does not know.',
  'setting-missing':
    'An entry or section that it looks for is not in its settings: the file is older than this version of it, was changed, is empty, or could not be read (then an error about that stands further up).',
  'cut-file': 'A file it read is damaged or incomplete. The lines around name the file.',
  'file-in-the-way':
    'A file that it wants to make is already there. The error names the file: move it away and start again.',
  'no-file': 'A file it needs is not there. The error names the file.',
  hang: 'It kept the main thread busy or waiting for so long that a watchdog wrote down where it stands.',
  memory: 'It ran out of memory, or called itself without end.',
  threads:
    'It did something outside the thread that may do it: a fault in its code, or it was not made for this server software.',
  folia:
    'It uses the scheduler or the one main thread of Bukkit, which Folia and its relatives do not have: it was not made for them.',
  'not-supported':
    'It says itself that it does not support this version of the game or of the server software.',
  hybrid:
    'The server software took a thing of a mod, of the game or of its own for another than it is: software that runs mods and plugins together has such faults, and so have new builds.',
  code: 'Its code met something that it did not expect: mostly a fault in it, or in settings or data that it reads.',
} as const;

export type FaultKind = keyof typeof FAULT_CAUSES;

export const MAX_QUOTED = 160;

interface FaultDetails {
  readonly kind: FaultKind;
  readonly missing?: string;
  readonly library?: string;
  readonly file?: string;
}

/** What the trace below a finding adds to it. */
export const TRACE_TEXTS = {
  suspect: (name: string): string =>
    `The first in its trace that is neither the game nor the platform is ${name}: suspected, not proven.`,
  actualOwner: (name: string): string =>
    `The error itself came up in code of ${name}: look at that first (suspected, not proven).`,
  suspected: (title: string, name: string): string =>
    `${title.replace(/\.$/, '')}. Suspected: ${name}.`,
  inCodeOf: (title: string, name: string): string =>
    `${title.replace(/\.$/, '')}: the error came up in code of ${name}.`,
  updateFirst: (name: string): string => `First update ${name}, or take it out for one test.`,
  logger: (name: string): string => `The line is one of ${name}’s.`,
  errorMessage: (words: string): string => `The error below says: “${words.slice(0, MAX_QUOTED)}”`,
  updatePackageFirst: (code: string, subject: string): string =>
    `First update what ${code} belongs to: a plugin or mod of its own, or a library inside ${subject}.`,
  install: (library: string): string =>
    `Install ${library}, or update it, in the build for your game version.`,
  /** What to do about an error of this kind in `name`. */
  fix: (name: string, fault: FaultDetails): string =>
    describeMismatch[fault.kind]?.(name, fault, true).fix ??
    (TEXTS_OF_KIND[fault.kind]?.[1] ?? DEFAULT_FIX).replaceAll('{x}', name),
  reason: ({ kind, missing, library, file }: FaultDetails, quoted: boolean): string =>
    `${quoted ? '' : 'The error below: '}${missing === undefined ? '' : `${missing}${library === undefined ? '' : ` (a part of ${library})`} is not there. `}${FAULT_CAUSES[kind]}${file === undefined ? '' : ` (${file})`}`,
} as const;

export interface Sentences {
  readonly title: string;
  readonly cause: string;
  readonly fix: string;
}

interface SuspectDetails {
  /** The suspect's package, if it is named otherwise. */
  readonly code: string | undefined;
  readonly kind: FaultKind | undefined;
  /** Whose code stands next in the trace, further out. */
  readonly caller: string | undefined;
}

/** A crash for which only the trace suggests who is involved. */
export function describeSuspect(name: string, { code, kind, caller }: SuspectDetails): Sentences {
  return {
    title: `Suspected: ${name} is the first in the crash that is neither the game nor the platform.`,
    cause: `The trace of the crash leads through its code${code === undefined ? '' : ` (${code})`}. That is a suspicion, no proof: it may only have been called.${kind === undefined ? '' : ` ${FAULT_CAUSES[kind]}`}`,
    fix: `Update ${name}. If the crash stays, take it out for one test; the same crash without it clears it.${caller === undefined ? '' : ` Then do the same with ${caller}: its code stands further out in the trace and may have called it wrongly.`}`,
  };
}

/** A crash in code that only detected a call on the wrong thread. */
export function describeThreadGuard(name: string, guard: string): Sentences {
  return {
    title: `Suspected: ${name}. It worked outside the thread that may do it.`,
    cause: `${guard} noticed that and stopped it: it stands first in the trace and only looked. The next one further out is ${name}: suspected, not proven.`,
    fix: `Update ${name}. If the crash stays, take it out for one test; the same crash without it clears it, and ${guard} is the next to take out.`,
  };
}

/** Added if the program became ready after an error. */
const IF_IT_WORKS = ' If everything works, nothing needs to be done.';

/** What to do about a fault in one plugin's or mod's code. */
const DEFAULT_FIX =
  'Mostly a fault of {x}, or a value in its settings or data that it does not expect. Update it; if you changed its settings last, undo that. If it stays, let it write new settings for one test (rename the old ones), and send the lines below to its author.';

/** What an error means for the part it names, and the way out; {x} is the name. */
const TEXTS_OF_KIND: Readonly<Partial<Record<FaultKind, readonly [title: string, fix: string]>>> = {
  mixin: [
    '{x} could not change the game’s code.',
    'Take the build of {x} for your game version and loader. If it is the right one, take out what was added last and changes the same.',
  ],
  modules: [
    '{x} is there twice, or another jar brings the same part.',
    'Keep one of the two jars that the line names, the one for your game version.',
  ],
  'closed-java': [
    '{x} is made for an older Java.',
    'Update {x}, or switch the server to the Java that its version was made for.',
  ],
  native: [
    '{x} misses a part that fits this system.',
    'Install {x} anew in the build for this system (Linux or Windows, 64-bit). If it stays, the machine lacks a library: tell support the line.',
  ],
  hang: [
    'The main thread stood still in the code of {x}.',
    'Update {x}. If it stays, take it out for one test; if it is another one each time, the machine is too slow or out of memory.',
  ],
  'port-taken': [
    '{x} could not open its port: something else uses it.',
    'Give {x} another free port of your server in its settings, or stop what has it (often an earlier start), and restart.',
  ],
  address: [
    '{x} cannot listen at the address in its settings: it is not one of this server.',
    'Set the address in the settings of {x} to 0.0.0.0, or leave it empty, and restart.',
  ],
  refused: [
    'A service refuses {x}.',
    'Make a new token or key at that service, put it into the settings of {x} whole and without spaces, and give it the rights that the line names.',
  ],
  key: [
    '{x} cannot use a key.',
    'Put the key file that {x} reads (or the key in its settings) there anew, whole and as a file, the same one wherever the other side needs it; without a copy let it make a new one. Then restart.',
  ],
  'not-online': [
    '{x} did not find what it wants to download.',
    'Compare name, version and link in the settings of {x} with the page it comes from, or upload the file yourself.',
  ],
  network: [
    '{x} did not reach a service over the network, or that failed itself.',
    'It may be down for a while, or its address in the settings is wrong: try again later, then compare the address in the settings of {x}. If other programs fail in the same way, tell support.',
  ],
  packet: [
    '{x} cannot read what was sent between server and player.',
    'Update {x}, and everything that lets other versions join or changes packets (ViaVersion, ProtocolLib, Geyser); give server and players the same mods in the same versions.',
  ],
  locked: [
    '{x} cannot use a file that something else holds.',
    'Stop the server, press Kill if it does not end, and start it once. Two servers or plugins must not share that file.',
  ],
  database: [
    '{x} gets an error from its database.',
    'Copy host, port, user, password and name from the panel into the settings of {x}. If it is about a table or column, update {x}.',
  ],
  permission: [
    'The system refuses {x} a file or folder.',
    'Look at the file that the line names: upload it anew through the panel or give it back to the server’s user. If you cannot, tell support the line.',
  ],
  disk: [
    '{x} cannot write: the disk is full.',
    'Delete old backups, logs and worlds that nobody needs, or take a plan with more disk space.',
  ],
  script: [
    'A script has a fault: {x}.',
    'Open it at the place that the line names, undo the last change there, or take the script out for one test.',
  ],
  registry: [
    'Entries of {x} do not fit together with the rest.',
    'Take the builds of {x} and of what it needs for your game version, and put back what was removed from this world.',
  ],
  late: [
    '{x} adds something to the game too late.',
    'Start the server once more: at times it depends on what loads first. If it stays, update {x} together with what it builds on, or take it out.',
  ],
  'world-data': [
    '{x} cannot read data of the world or of a player.',
    'Make a backup first. Restore the file that the lines name from an older backup; if it began with an update, go back to the version before.',
  ],
  recipe: [
    '{x} brings a recipe or other data that the server cannot read.',
    'Only that entry does not work. Update the mod that the line names together with those it builds on; a data pack must be made for your game version. After a mod was taken out such lines are harmless.',
  ],
  names: [
    '{x} has a file or entry with a name that the game does not allow.',
    'Write the name that the line quotes in lower case, without spaces; in a mod or pack of somebody else’s, update it or take it out.',
  ],
  settings: [
    '{x} cannot read one of its files.',
    'Repair the file (quotes, commas, brackets, indentation), or rename it so that {x} writes a new one.',
  ],
  value: [
    '{x} does not know a value in its settings or data.',
    'Look for the quoted value in the settings of {x} and write one that its own guide lists; after an update, let it write new settings and carry yours over.',
  ],
  api: [
    '{x} uses a particle, a sound, a material or the like in a way that this server version does not take.',
    'Take the build of {x} for your server’s version. If it is that one, look in its settings for the particle, sound or material that the error names (else for the one changed last) and write one that this version has.',
  ],
  'setting-missing': [
    '{x} does not find an entry in its settings.',
    'Rename the settings file of {x} (config.yml or the one that the code in the error names) and start: it writes a new one; then carry your values over one by one. If it fails with new settings too, it is a fault of {x}: update it.',
  ],
  'cut-file': [
    '{x} reads a file that is damaged or incomplete.',
    'Restore that file from a backup, or rename it so that {x} makes a new one; if it is the jar itself, upload it again.',
  ],
  'file-in-the-way': [
    '{x} wants to make a file that is already there.',
    'Move the file that the line names to another folder and start again.',
  ],
  'no-file': [
    'A file that {x} needs is not there.',
    'Put the file back, or correct its name in the settings. If it belongs to {x}, install that anew.',
  ],
  memory: [
    '{x} ran out of memory, or called itself without end.',
    'Give the server more memory if the plan has it; if it is this one each time, update {x} or take it out for one test.',
  ],
  'not-supported': [
    '{x} does not support this version of the game or of the server software.',
    'Take the build of {x} that names your version, or the server version that it names.',
  ],
  hybrid: [
    'The server software itself failed, mostly where it joins mods and plugins.',
    'Update that software to its newest build for your game version, or take another build. If it stays, do without what brings it up, and report the lines to the makers of the software; a mod or plugin is hardly at fault.',
  ],
  folia: [
    '{x} is not made for Folia.',
    'Look for a build of {x} that supports Folia, or change the server to Paper.',
  ],
  threads: [
    '{x} worked outside the thread that may do it.',
    'Update {x}, or take a build of it that names your server software (Folia and other parallel servers need one).',
  ],
};

/** The parts of an error that can be quoted. */
interface QuotableError {
  readonly logMessage?: string;
  readonly cause?: string;
  readonly error: string;
}

const capital = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}`;

/** The text of an error; a pasted text may start in the middle of a trace. */
function quoteOf(logged: QuotableError): string {
  const words = (logged.logMessage ?? logged.cause ?? logged.error).slice(0, MAX_QUOTED);
  return words.startsWith('at ') ? '' : ` It says: “${words}”`;
}

/** An error whose kind says enough, although it names nobody. */
export function describeNamelessFault(logged: QuotableError, kind: FaultKind): Sentences {
  const [title, fix] = TEXTS_OF_KIND[kind] as readonly [string, string];
  const nobody = kind === 'recipe' ? 'a mod or data pack' : 'the program';
  const fill = (text: string): string => text.replaceAll('{x}', nobody);
  return {
    title: `${capital(fill(title))}${quoteOf(logged)}`,
    cause: FAULT_CAUSES[kind],
    fix: fill(fix),
  };
}

interface ErrorState {
  readonly kind: FaultKind | undefined;
  /** True if the program became ready after the error. */
  readonly ready: boolean;
}

/** An error that did not end the program; its trace names a plugin or mod. */
export function describeReportedError(
  name: string,
  logged: QuotableError,
  { kind, ready }: ErrorState,
): Sentences {
  const known = kind && TEXTS_OF_KIND[kind];
  const fill = (text: string): string => text.replaceAll('{x}', name);
  return {
    title: `Suspected: ${name}${known === undefined ? ': it reports an error of its own.' : `. ${fill(known[0])}`}${quoteOf(logged)}`,
    cause: `${FAULT_CAUSES[kind ?? 'code']} The first code in the error that is neither the game’s nor the platform’s is that of ${name}; it may only have been called.`,
    fix:
      known === undefined
        ? `If what you came for has to do with ${name}: update it, and take it out for one test.${ready ? IF_IT_WORKS : ''}`
        : fill(known[1]),
  };
}

/** A line at level ERROR without a trace, with the name of its logger. */
export function describeErrorLine(
  name: string,
  said: string,
  { kind, ready }: ErrorState,
): Sentences {
  const known = kind && TEXTS_OF_KIND[kind];
  const fill = (text: string): string => text.replaceAll('{x}', name);
  return {
    title: `${known === undefined ? `${name} reports an error.` : fill(known[0])} It says: “${said.slice(0, MAX_QUOTED)}”`,
    cause:
      kind === undefined
        ? 'Its name stands in the line, without a trace of its code.'
        : FAULT_CAUSES[kind],
    fix:
      known === undefined
        ? `Read the sentence: it mostly names a setting, file or service. Look there in the settings of ${name}, then update it.${ready ? IF_IT_WORKS : ''}`
        : fill(known[1]),
  };
}

/** Something is missing, and nothing names what needs it. */
export function describeMissing(missing: string, { kind, library }: FaultDetails): Sentences {
  return {
    title: `Something here asks for ${missing}, which is not there.${library === undefined ? '' : ` It is a part of ${library}.`}`,
    cause: `A plugin, a mod or the server itself: the error does not name it. ${FAULT_CAUSES[kind]}`,
    fix: 'Look at the lines before the error for the plugin or mod that was being started. Take its build for your game version and install what it is built on; or take out what was added last.',
  };
}

/** Code that is only for the client. */
export function describeOwnClientClass(name: string, missing: string): Sentences {
  return {
    title: `${name} loads a part of its own that is only for the player’s game (client): ${missing}.`,
    cause:
      'Servers refuse such parts. It is a mod for the client, or its maker left a part for the client in the code that servers run.',
    fix: `Update ${name}. If its page says that it is for the client, take it off the server.`,
  };
}

/** A missing class, with only its own package to go by. */
export function describeMissingOwnClass(name: string, missing: string): Sentences {
  return {
    title: `A part of ${name} is not there: ${missing}.`,
    cause:
      'Its jar is damaged or missing, it has another version than what asks for it, or something that it is built on is missing.',
    fix: `Install ${name} anew in the build for your game version, together with all that it needs.`,
  };
}

/** Errors of code compiled for something else; `direct` if they occurred in that code itself. */
type DescribeMismatch = (
  name: string,
  fault: FaultDetails | undefined,
  direct: boolean,
) => Sentences;
const it = (fault: FaultDetails | undefined): string => fault?.missing ?? 'a part of it';
const who = (name: string, direct: boolean): string => (direct ? name : `Suspected: ${name}`);
export const describeMismatch: Readonly<Partial<Record<FaultKind, DescribeMismatch>>> = {
  'client-code': (name, fault, direct) => ({
    title: `${who(name, direct)} asks for a part of the player’s game (client) that is not there${fault?.missing === undefined ? '' : `: ${fault.missing}`}.`,
    cause: FAULT_CAUSES['client-code'],
    fix: `On a server: take ${name} out if it is a mod for the client, otherwise update it. In a player’s game: take the build for that game version and loader.`,
  }),
  'other-game': (name, fault, direct) => ({
    title: `${who(name, direct)} is made for another version of the game or of the server software: ${it(fault)} is not there.`,
    cause: FAULT_CAUSES['other-game'],
    fix: `Update the server software (or the proxy) within your game version, and ${name}. If it stays, take the build of ${name} that names exactly your versions.`,
  }),
  'other-build': (name, _, direct) => ({
    title: `${who(name, direct)} is made for another version of the game, of the server software or of what it builds on: a part of that is not there.`,
    cause: FAULT_CAUSES['other-build'],
    fix: `Take the build of ${name} for your game version and software, and update the plugins or mods that it builds on together with it.`,
  }),
  'half-game': (name, fault, direct) => ({
    title: `${who(name, direct)} asks for a class of the game that is not there: ${it(fault)}.`,
    cause: FAULT_CAUSES['half-game'],
    fix: `Take ${name} out if it is a mod for the client; otherwise take its build for your game version, or a newer one.`,
  }),
  'dev-names': (name, fault, direct) => ({
    title: `${who(name, direct)} asks for the game by names that Fabric does not use: ${it(fault)}.`,
    cause: FAULT_CAUSES['dev-names'],
    fix: `Take the jar of ${name} from its download page that is for Fabric and has neither “-dev” nor “-sources” in its name. If it is that one, it was built wrongly: take another version and tell its author.`,
  }),
  'own-class': (name, fault, direct) => ({
    title: `${who(name, direct)} lacks a part of its own: ${it(fault)}.`,
    cause: FAULT_CAUSES['own-class'],
    fix: `Take the build of ${name} for exactly your server software and game version, or a newer one, downloaded anew, and leave no second jar of it there. If it keeps libraries in its folder, delete those: it loads them anew.`,
  }),
  'dependency-class': (name, fault, direct) =>
    fault?.library === undefined
      ? {
          title: `${who(name, direct)} needs another version of what ${it(fault)} belongs to, or that is missing.`,
          cause: FAULT_CAUSES['dependency-class'],
          fix: `Look up what ${name} needs, and update it and that together.`,
        }
      : {
          title: `${who(name, direct)} needs ${fault.library}: that is missing, or has another version (${it(fault)} is not there).`,
          cause: FAULT_CAUSES['dependency-class'],
          fix: `${TRACE_TEXTS.install(fault.library)} If it stays, update ${name}.`,
        },
};
