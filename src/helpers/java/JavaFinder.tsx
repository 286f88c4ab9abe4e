import { useDeferredValue, useMemo, type ReactNode, useState } from 'react';
import { java, javaRanges } from '../../facts/java';
import { FieldRow, Select, TextArea, TextField } from '../../ui/Field';
import { HelperPanel } from '../../ui/HelperPanel';
import { useUrlState } from '../../ui/useUrlState';
import { Verdict } from '../../ui/Verdict';
import {
  answerOf,
  needOf,
  readLog,
  type Answer,
  type Finding,
  type JavaFacts,
  type Need,
  type Software,
} from './model';

const FACTS: JavaFacts = {
  ranges: javaRanges,
  forge: [
    { to: '1.16.5', java: java.forgeUpTo1_16_5.value },
    { to: '1.17.1', java: java.forge1_17_1.value },
    { to: '1.20.4', java: java.forge1_18To1_20_4.value },
    { to: '1.21.11', java: java.forge1_20_6To1_21_11.value },
    { to: 'newer', java: java.forge26.value },
  ],
  velocity3: java.velocity3_5.value,
  velocity4: java.velocity.value,
};

/** Releases that the table names: those are the ones server images come in. */
const OFFERED = [...new Set(javaRanges.flatMap(({ paper, vanilla }) => [vanilla, paper]))].sort(
  (a, b) => a - b,
);

const SOFTWARE: readonly (readonly [Software, string])[] = [
  ['paper', 'Paper, Purpur, Folia'],
  ['vanilla', 'Vanilla, Spigot'],
  ['fabric', 'Fabric, Quilt'],
  ['forge', 'Forge'],
  ['neoforge', 'NeoForge'],
  ['velocity3', 'Velocity 3'],
  ['velocity4', 'Velocity 4'],
];

const isSoftware = (text: string): text is Software => SOFTWARE.some(([value]) => value === text);

const REASONS: Readonly<Record<Exclude<Need, { ok: true }>['reason'], string | undefined>> = {
  'no-version': 'Give the game version, such as 1.21.11 or 26.1.',
  snapshot: 'The table holds releases only. A snapshot needs what the next release needs.',
  'too-old': 'Older than 1.7.10 is not in the table; Java 8 is the usual choice there.',
  unknown: 'No release of this number is in the table. Write it like 1.20.4 or 26.1.',
};

function who({ who: asker, name }: Finding): string {
  if (asker === 'server')
    return name === undefined ? 'The server program' : `The server program (${name})`;
  if (asker === 'add-on')
    return name === undefined ? 'A plugin or mod' : `The plugin or mod of ${name}`;
  return name ?? 'Something in the log';
}

function sentence(finding: Finding): string {
  switch (finding.kind) {
    case 'needs':
      return `${who(finding)} needs Java ${finding.java} or newer${finding.running === undefined ? '' : `; Java ${finding.running} was running`}.`;
    case 'at-most':
      return `${who(finding)} does not start on anything newer than Java ${finding.java}${finding.running === undefined ? '' : `; Java ${finding.running} was running`}.`;
    case 'unreadable':
      return `A part of the server cannot read files made for Java ${finding.java}: either a plugin or mod is too new for this server, or the Java in use is. Update the server, or take the release from the table and an older version of the plugin.`;
    case 'flag':
      return `The start flag ${finding.name ?? ''} is unknown to this Java. Remove it from the start command.`;
  }
}

function title(
  { java: release, conflict, alreadyRight }: Answer,
  findings: readonly Finding[],
): string {
  if (conflict) return 'No Java fits both: one of them has to change';
  if (alreadyRight && findings.every(({ kind }) => kind === 'needs')) {
    return 'Java is new enough already: the loader is too old';
  }
  if (release !== undefined) return `Choose Java ${release}`;
  return findings.length > 0
    ? 'The Java itself is not the problem'
    : 'Give the game version or paste the error';
}

function detail(
  need: Need | undefined,
  answer: Answer,
  version: string,
  program: string,
): string | undefined {
  if (need?.ok !== true) return undefined;
  const what = version === '' ? program : `${program} ${version}`;
  if (need.only) return `${what} runs on Java ${need.java} and nothing else.`;
  const advised =
    need.least < need.java
      ? `${what}: its makers advise Java ${need.java}; the game itself asks for ${need.least} or newer.`
      : `${what} needs Java ${need.java} or newer.`;
  return answer.java !== undefined && answer.java > need.java
    ? `${advised} A plugin or mod needs more, so take the newer one. If the server then refuses to start, use an older version of that plugin or mod.`
    : advised;
}

/** Game version, program and pasted errors to one Java release. The log stays in the page. */
export default function JavaFinder(): ReactNode {
  const newest = javaRanges.at(-1)?.from ?? '';
  const [version, setVersion] = useUrlState('version', newest, (text) => text.slice(0, 20), String);
  const [software, setSoftware] = useUrlState<Software>(
    'software',
    'paper',
    (text) => (isSoftware(text) ? text : undefined),
    String,
  );
  const [log, setLog] = useState('');
  const pasted = useDeferredValue(log);
  const reading = useMemo(() => readLog(pasted), [pasted]);
  const proxy = software.startsWith('velocity');
  const need = needOf(version, software, FACTS);
  const answer = answerOf(need, reading, OFFERED);
  const program = SOFTWARE.find(([value]) => value === software)?.[1] ?? '';
  const explained = detail(need, answer, proxy ? '' : version.trim(), program);
  const shown = need.ok ? undefined : REASONS[need.reason];
  const otherVersion =
    reading.version !== undefined && !proxy && reading.version !== version.trim();
  return (
    <HelperPanel
      title="Java finder"
      intro="Which Java your server needs, from its version, and from the error if there is one."
    >
      <FieldRow>
        {!proxy && (
          <TextField
            label="Game version"
            value={version}
            onValue={setVersion}
            autoComplete="off"
            hint="In the console: “Starting minecraft server version …”."
            error={shown}
          />
        )}
        <Select label="Program" value={software} onValue={setSoftware} options={SOFTWARE} />
      </FieldRow>
      <TextArea
        label="Error or log, if you have one"
        value={log}
        onValue={setLog}
        rows={4}
        placeholder="java.lang.UnsupportedClassVersionError: …"
        hint="Everything about Java in it is read; the rest is ignored."
      />
      <Verdict
        tone={answer.conflict ? 'danger' : reading.findings.length > 0 ? 'caution' : 'note'}
        title={title(answer, reading.findings)}
      >
        {explained !== undefined && <p>{explained}</p>}
        {reading.findings.slice(0, 8).map((finding) => (
          <p key={finding.line + finding.kind}>{sentence(finding)}</p>
        ))}
        {answer.conflict && (
          <p>
            Java {answer.least} is the least for one, Java {answer.most} the most for the other. Use
            an older version of the plugin or mod, or a newer game version.
          </p>
        )}
        {answer.alreadyRight && (
          <p>The Java that ran is the one that is asked for. Update the mod loader.</p>
        )}
        {otherVersion && (
          <p>
            The log is of version {reading.version}: put that into the field if it is this server.
          </p>
        )}
        {pasted.trim() !== '' && reading.findings.length === 0 && (
          <p>
            No message about Java is in the pasted text
            {reading.running === undefined ? '' : `; it ran on Java ${reading.running}`}. Paste the
            first hundred lines of the start, too.
          </p>
        )}
        <p>It cannot know what plugins and mods need that are not in the log.</p>
      </Verdict>
    </HelperPanel>
  );
}
