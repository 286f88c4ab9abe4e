/** Holds all texts of the Java finder. Pure. */
import type { Tone } from '../../ui/tone';
import type { JavaDecision, JavaFinding, JavaNeed, JavaSoftware } from './model';

export const SOFTWARE: readonly (readonly [JavaSoftware, string])[] = [
  ['paper', 'Paper, Purpur, Folia'],
  ['vanilla', 'Vanilla, Spigot'],
  ['fabric', 'Fabric, Quilt'],
  ['forge', 'Forge'],
  ['neoforge', 'NeoForge'],
  ['velocity3', 'Velocity 3'],
  ['velocity4', 'Velocity 4'],
];

export const REASONS: Readonly<
  Record<Exclude<JavaNeed, { ok: true }>['reason'], string | undefined>
> = {
  'no-version': 'Give the game version, such as 1.21.11 or 26.1.',
  snapshot: 'The table holds releases only. A snapshot needs what the next release needs.',
  'too-old': 'Older than 1.7.10 is not in the table; Java 8 is the usual choice there.',
  unknown: 'No release of this number is in the table. Write it like 1.20.4 or 26.1.',
};

export function getAskerName({ who: asker, name }: JavaFinding): string {
  if (asker === 'server')
    return name === undefined ? 'The server program' : `The server program (${name})`;
  if (asker === 'add-on')
    return name === undefined ? 'A plugin or mod' : `The plugin or mod of ${name}`;
  return name ?? 'Something in the log';
}

export function describeFinding(finding: JavaFinding): string {
  switch (finding.kind) {
    case 'needs':
      return `${getAskerName(finding)} needs Java ${finding.java} or newer${finding.running === undefined ? '' : `; Java ${finding.running} was running`}.`;
    case 'at-most':
      return `${getAskerName(finding)} does not start on anything newer than Java ${finding.java}${finding.running === undefined ? '' : `; Java ${finding.running} was running`}.`;
    case 'unreadable':
      return `A part of the server cannot read files made for Java ${finding.java}: either a plugin or mod is too new for this server, or the Java in use is. Update the server, or take the release from the table and an older version of the plugin.`;
    case 'flag':
      return `The start flag ${finding.name ?? ''} is unknown to this Java. Remove it from the start command.`;
  }
}

export function getTitle(
  { java: release, conflict, alreadyRight }: JavaDecision,
  findings: readonly JavaFinding[],
): string {
  if (conflict !== undefined) return 'No Java fits both: one of them has to change';
  if (alreadyRight && findings.every(({ kind }) => kind === 'needs')) {
    return 'Java is new enough already: the loader is too old';
  }
  if (release !== undefined) return `Choose Java ${release}`;
  return findings.length > 0
    ? 'The Java itself is not the problem'
    : 'Give the game version or paste the error';
}

/** The tone of the verdict. */
export function getTone({ conflict }: JavaDecision, findings: readonly JavaFinding[]): Tone {
  if (conflict !== undefined) return 'danger';
  return findings.length > 0 ? 'caution' : 'note';
}

/** Says where the advised release comes from; undefined if the version says nothing. */
export function findExplanation(
  need: JavaNeed | undefined,
  answer: JavaDecision,
  { version, program }: { readonly version: string; readonly program: string },
): string | undefined {
  if (need?.ok !== true) return undefined;
  const what = version === '' ? program : `${program} ${version}`;
  if (need.only)
    return `${what} runs on Java ${need.java}. Most builds do not start on a newer one.`;
  const advised =
    need.least < need.java
      ? `${what}: its makers advise Java ${need.java}; the game itself asks for ${need.least} or newer.`
      : `${what} needs Java ${need.java} or newer.`;
  return answer.java !== undefined && answer.java > need.java
    ? `${advised} A plugin or mod needs more, so take the newer one. If the server then refuses to start, use an older version of that plugin or mod.`
    : advised;
}

/** Labels and sentences of the view. */
export const VIEW = {
  intro: 'Which Java your server needs, from its version, and from the error if there is one.',
  gameVersion: 'Game version',
  versionHint: 'In the console: “Starting minecraft server version …”.',
  program: 'Program',
  error: 'Error or log, if you have one',
  errorExample: 'java.lang.UnsupportedClassVersionError: …',
  errorHint: 'Everything about Java in it is read; the rest is ignored.',
  conflict: ({ least, most }: NonNullable<JavaDecision['conflict']>): string =>
    `Java ${least} is the least for one, Java ${most} the most for the other. Use an older version of the plugin or mod, or a newer game version.`,
  otherVersion: (version: string): string =>
    `The log is of version ${version}: put that into the field if it is this server.`,
  /** @param running the Java that ran, if the text names it */
  nothing: (running: number | undefined): string =>
    `No message about Java is in the pasted text${running === undefined ? '' : `; it ran on Java ${running}`}. Paste the first hundred lines of the start, too.`,
  loaderTooOld: 'The Java that ran is the one that is asked for. Update the mod loader.',
  limits: 'It cannot know what plugins and mods need that are not in the log.',
} as const;
