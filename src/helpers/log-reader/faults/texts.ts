/** Explains a stack trace or an error in plain words if no rule knows more. */
import { FAULT_CAUSES, type FaultKind } from './causes';
import { DEFAULT_FIX, fillName, KIND_TEXTS } from './fixes';
import type { Fault } from './kinds';

/** Longer messages are cut off. */
export const MAX_QUOTED = 160;

export interface Sentences {
  readonly title: string;
  readonly cause: string;
  readonly fix: string;
}

/** Joins the sentences that are given into one text. */
export const joinSentences = (...sentences: readonly (string | undefined)[]): string =>
  sentences.filter((sentence) => sentence !== undefined).join(' ');

const withoutFullStop = (title: string): string => title.replace(/\.$/, '');

/** What is missing, what it belongs to, and what such an error usually means. */
function getReason({ kind, missing, library, file, changed }: Fault): string {
  if (changed !== undefined) {
    const made = changed === 'for-newer' ? 'a newer' : 'an older';
    return `${missing} is of another kind here: it was made for ${made} version of the server software.`;
  }
  const part = library === undefined ? missing : `${missing} (a part of ${library})`;
  return joinSentences(
    missing === undefined ? undefined : `${part} is not there.`,
    FAULT_CAUSES[kind],
    file === undefined ? undefined : `(${file})`,
  );
}

const describeOwnCode = (name: string, method: string | undefined): string =>
  `The error came up in ${name}’s own code${method === undefined ? '' : ` (${method})`}.`;

/** What the trace below a finding adds to it. */
export const TRACE_TEXTS = {
  suspect: (name: string): string =>
    `The first in its trace that is neither the game nor the platform is ${name}: suspected, not proven.`,
  ownCode: (name: string): string => describeOwnCode(name, undefined),
  actualOwner: (name: string): string =>
    `The error itself came up in code of ${name}: look at that first (suspected, not proven).`,
  suspected: (title: string, name: string): string =>
    `${withoutFullStop(title)}. Suspected: ${name}.`,
  inCodeOf: (title: string, name: string): string =>
    `${withoutFullStop(title)}: the error came up in code of ${name}.`,
  updateFirst: (name: string): string => `First update ${name}, or take it out for one test.`,
  optiFine:
    'Take OptiFine out first: it rewrote the code in which the error came up, and few mods are made for that.',
  logger: (name: string): string => `The line is one of ${name}’s.`,
  errorMessage: (message: string): string =>
    `The error below says: “${message.slice(0, MAX_QUOTED)}”`,
  updatePackageFirst: (packageName: string, subject: string): string =>
    `First update what ${packageName} belongs to: a plugin or mod of its own, or a library inside ${subject}.`,
  mixinOfAny: (subject: string): string =>
    `Look for “from mod NAME” or NAME.mixins.json in the last “Caused by” of the log: the mod of that name is the one to update or to take out, usually another one than ${subject}, which was only being loaded. Without such a line update ${subject}.`,
  startFirst: (name: string, subject: string): string =>
    `Look further up for an error of ${name}, and mend that first: it had not started when ${subject} asked for it, or it is not installed. If it starts well, update ${subject} and ${name} together.`,
  /** The reason after the error's own message. */
  reason: getReason,
  /** The reason if there is no such message. */
  reasonAlone: (fault: Fault): string => `The error below: ${getReason(fault)}`,
} as const;

/** Marks sentences as a suspicion, because the code they name may only have been called. */
export const asSuspicion = (sentences: Sentences): Sentences => ({
  ...sentences,
  title: `Suspected: ${sentences.title}`,
});

/** Where an error came up, as far as its trace shows. */
interface ErrorSite {
  /** True if not the frames show whose code it is, but the message. */
  readonly isInMessage?: true | undefined;
  /** True if it came up in the code of the mod or plugin itself, false if in a call from there. */
  readonly isOwn: boolean;
  /** `Lamp.glow`: class and method. */
  readonly method: string | undefined;
}

/** Kinds of errors that can appear in any code. The code they appear in is not to blame for them. */
const OF_ANYBODY: ReadonlySet<FaultKind> = new Set([
  'memory',
  'threads',
  'changed-meanwhile',
  'hang',
  'world-data',
  // A bug of the server software can fail in the code of any mod or plugin.
  'hybrid',
]);

/** True if an error is a fault in the code that it came up in. */
const isOwnFault = (isOwn: boolean, kind: FaultKind | undefined): boolean =>
  isOwn && !(kind !== undefined && OF_ANYBODY.has(kind));

/** Says what to do if the newest build has the same fault. */
const askMakers = (name: string): string =>
  `If its newest build does the same, leave ${name} out and report the lines on its issue tracker.`;

interface SuspectDetails extends ErrorSite {
  /** The suspect's package, if it is named otherwise. */
  readonly packageName: string | undefined;
  readonly kind: FaultKind | undefined;
  /** Whose code stands next in the trace, further out. */
  readonly caller: string | undefined;
}

/** A crash for which only the trace shows who is involved. */
export function describeSuspect(
  name: string,
  { packageName, kind, caller, isOwn, method }: SuspectDetails,
): Sentences {
  const code = packageName === undefined ? 'its code' : `its code (${packageName})`;
  const cause = kind && FAULT_CAUSES[kind];
  const askCaller =
    caller &&
    `Then do the same with ${caller}: its code stands further out in the trace and may have called it wrongly.`;
  if (isOwnFault(isOwn, kind)) {
    return {
      title: `${name} failed${method === undefined ? '' : ` in ${method}`}, and the program ended with it.`,
      cause: joinSentences(
        `The trace leads into ${code}, and the error came up there, not in the game’s.`,
        cause,
      ),
      fix: joinSentences(`Update ${name}. ${askMakers(name)}`, askCaller),
    };
  }
  return {
    title: `Suspected: ${name}. The program ended in a call from its code.`,
    cause: joinSentences(
      `The nearest code in the trace that is neither the game’s nor the platform’s is ${code}: it handed over something unfit, or met data that were damaged before.`,
      cause,
    ),
    fix: joinSentences(
      `Update ${name}. If the crash stays, take it out for one test; the same crash without it clears it.`,
      askCaller,
    ),
  };
}

/** Explains a crash in code that only detected a call on the wrong thread. Its caller is the suspect. */
export function describeThreadGuard(name: string, guard: string): Sentences {
  return {
    title: `Suspected: ${name}. It ran code on the wrong thread.`,
    cause: `${guard} noticed that and stopped it: it stands first in the trace and only looked. The next one further out is ${name}: suspected, not proven.`,
    fix: `Update ${name}. If the crash stays, take it out for one test; the same crash without it clears it, and ${guard} is the next to take out.`,
  };
}

/** An error in a part that refuses to be called before it has started. */
export const describeNotStarted = (name: string, caller: string): Sentences => ({
  title: `Suspected: ${name} had not started when ${caller} called it.`,
  cause: `${name} takes no calls before it has started: it only noticed that. Either it failed to start or is switched off (then a line of its own is further up), or ${caller} calls it too early.`,
  fix: `Look further up for an error of ${name} and mend that first. If there is none, update ${caller} and ${name}; the two must be made for each other.`,
});

/** Added if the program became ready after an error. */
const IF_IT_WORKS = 'If everything works, nothing needs to be done.';

/** The parts of an error that can be quoted. */
interface QuotableError {
  readonly logMessage?: string;
  readonly rootCause?: string;
  readonly header: string;
}

const capitalizeFirst = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}`;

const quote = (message: string): string => `It says: “${message.slice(0, MAX_QUOTED)}”`;

/** The message of an error as a sentence; none for a text that starts in the middle of a trace. */
function findQuote({ logMessage = '', rootCause, header }: QuotableError): string | undefined {
  // The game’s words in a crash report (`Description: Unexpected error`) say less than the error.
  const isEmpty = logMessage === '' || logMessage.startsWith('Description: ');
  const message = isEmpty ? (rootCause ?? header) : logMessage;
  return message.startsWith('at ') ? undefined : quote(message);
}

/** A jar that Java cannot open. */
export const describeDamagedJar = (file: string): Sentences => ({
  title: `The file ${file} is damaged or incomplete.`,
  cause:
    'Java cannot open it as an archive: a download or upload broke off, it was exchanged while the server ran, or something else was saved under its name (a web page, for example).',
  fix: `Stop the server, delete ${file} and put it there again from the page it comes from; compare the size. If it is a library, delete it: the server downloads it again.`,
});

/** An error whose kind says enough, although it names nobody. */
export function describeNamelessFault(error: QuotableError, kind: FaultKind): Sentences {
  const { title, fix } = KIND_TEXTS[kind] as Pick<Sentences, 'title' | 'fix'>;
  const nobody = kind === 'recipe' ? 'a mod or data pack' : 'the program';
  return {
    title: joinSentences(capitalizeFirst(fillName(title, nobody)), findQuote(error)),
    cause: FAULT_CAUSES[kind],
    fix: fillName(fix, nobody),
  };
}

interface ErrorState {
  readonly kind: FaultKind | undefined;
  /** True if the program became ready after the error. */
  readonly ready: boolean;
}

/** What a kind of error means for a plugin or mod, and what to do; undefined if it says neither. */
function getTextsOfKind(
  name: string,
  kind: FaultKind | undefined,
): Pick<Sentences, 'title' | 'fix'> | undefined {
  const texts = kind && KIND_TEXTS[kind];
  return texts && { title: fillName(texts.title, name), fix: fillName(texts.fix, name) };
}

/** An error that did not end the program; its trace names a plugin or mod. */
export function describeReportedError(
  name: string,
  error: QuotableError,
  { kind, ready, isOwn, method, isInMessage }: ErrorState & ErrorSite,
): Sentences {
  const texts = getTextsOfKind(name, kind);
  const ifItWorks = ready ? IF_IT_WORKS : undefined;
  if (isOwnFault(isOwn, kind)) {
    return {
      title: joinSentences(texts?.title ?? `${name} failed.`, findQuote(error)),
      cause: `${describeOwnCode(name, method)} ${FAULT_CAUSES[kind ?? 'code']}`,
      fix: texts?.fix ?? joinSentences(fillName(DEFAULT_FIX, name), ifItWorks),
    };
  }
  return {
    title: joinSentences(
      texts === undefined
        ? `Suspected: ${name}: it reports an error of its own.`
        : `Suspected: ${name}. ${texts.title}`,
      findQuote(error),
    ),
    cause: `${FAULT_CAUSES[kind ?? 'code']} ${isInMessage === true ? `The message names a part of ${name}` : `The first code in the error that is neither the game’s nor the platform’s is that of ${name}`}; it may only have been called.`,
    fix:
      texts?.fix ??
      joinSentences(
        `If what you came for has to do with ${name}: update it, and take it out for one test.`,
        ifItWorks,
      ),
  };
}

/** A line at level ERROR without a trace, with the name of its logger. */
export function describeErrorLine(
  name: string,
  message: string,
  { kind, ready }: ErrorState,
): Sentences {
  const texts = getTextsOfKind(name, kind);
  return {
    title: joinSentences(texts?.title ?? `${name} reports an error.`, quote(message)),
    cause:
      kind === undefined
        ? 'Its name stands in the line, without a trace of its code.'
        : FAULT_CAUSES[kind],
    fix:
      texts?.fix ??
      joinSentences(
        `Read the sentence: it usually names a setting, file or service. Look there in the settings of ${name}, then update it.`,
        ready ? IF_IT_WORKS : undefined,
      ),
  };
}
