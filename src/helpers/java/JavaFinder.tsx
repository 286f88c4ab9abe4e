import { useDeferredValue, useMemo, type ReactNode, useState } from 'react';
import { javaRanges } from '../../fact-tables/java.data';
import { FieldRow, Select, TextArea, TextField } from '../../ui/Field';
import { HelperPanel } from '../../ui/HelperPanel';
import { useUrlState } from '../../ui/useUrlState';
import { Verdict } from '../../ui/Verdict';
import { helper } from '.';
import { JAVA_FACTS } from './facts';
import {
  decideJava,
  getJavaNeed,
  parseLog,
  type JavaNeed,
  type ParsedLog,
  type JavaSoftware,
} from './model';
import {
  REASONS,
  SOFTWARE,
  VIEW,
  findExplanation,
  describeFinding,
  getTitle,
  getTone,
} from './texts';

/** Releases in the table: those that server images offer. */
const OFFERED_RELEASES = [
  ...new Set(javaRanges.flatMap(({ paper, vanilla }) => [vanilla, paper])),
].sort((a, b) => a - b);

/** More sentences than this push everything else off a phone screen. */
const MAX_SHOWN_FINDINGS = 8;

const isSoftware = (text: string): text is JavaSoftware =>
  SOFTWARE.some(([value]) => value === text);

/** The answer, its reasons, and what else the text contains. */
function JavaVerdict({
  need,
  reading,
  version,
  program,
  hasText,
}: {
  need: JavaNeed;
  reading: ParsedLog;
  /** The game version; proxies have none. */
  version: string | undefined;
  program: string;
  hasText: boolean;
}): ReactNode {
  const { findings, version: logVersion } = reading;
  const answer = decideJava(need, reading, OFFERED_RELEASES);
  const explained = findExplanation(need, answer, { version: version ?? '', program });

  return (
    <Verdict tone={getTone(answer, findings)} title={getTitle(answer, findings)}>
      {explained !== undefined && <p>{explained}</p>}
      {findings.slice(0, MAX_SHOWN_FINDINGS).map((finding) => (
        <p key={finding.line + finding.kind}>{describeFinding(finding)}</p>
      ))}
      {answer.conflict !== undefined && <p>{VIEW.conflict(answer.conflict)}</p>}
      {answer.alreadyRight && <p>{VIEW.loaderTooOld}</p>}
      {version !== undefined && logVersion !== undefined && logVersion !== version && (
        <p>{VIEW.otherVersion(logVersion)}</p>
      )}
      {hasText && findings.length === 0 && <p>{VIEW.nothing(reading.running)}</p>}
      <p>{VIEW.limits}</p>
    </Verdict>
  );
}

/**
 * Turns game version, program and pasted errors into one Java release. The log stays in the page.
 */
export default function JavaFinder(): ReactNode {
  const newest = javaRanges.at(-1)?.from ?? '';
  const [version, setVersion] = useUrlState({
    key: 'version',
    initial: newest,
    read: (text) => text.slice(0, 20),
    write: String,
  });
  const [software, setSoftware] = useUrlState<JavaSoftware>({
    key: 'software',
    initial: 'paper',
    read: (text) => (isSoftware(text) ? text : undefined),
    write: String,
  });
  const [log, setLog] = useState('');
  const pasted = useDeferredValue(log);
  const reading = useMemo(() => parseLog(pasted), [pasted]);
  const isProxy = software.startsWith('velocity');
  const need = getJavaNeed(version, software, JAVA_FACTS);
  return (
    <HelperPanel title={helper.title} intro={VIEW.intro}>
      <FieldRow>
        {!isProxy && (
          <TextField
            label={VIEW.gameVersion}
            value={version}
            onValue={setVersion}
            autoComplete="off"
            hint={VIEW.versionHint}
            error={need.ok ? undefined : REASONS[need.reason]}
          />
        )}
        <Select label={VIEW.program} value={software} onValue={setSoftware} options={SOFTWARE} />
      </FieldRow>
      <TextArea
        label={VIEW.error}
        value={log}
        onValue={setLog}
        rows={4}
        placeholder={VIEW.errorExample}
        hint={VIEW.errorHint}
      />
      <JavaVerdict
        need={need}
        reading={reading}
        version={isProxy ? undefined : version.trim()}
        program={SOFTWARE.find(([value]) => value === software)?.[1] ?? ''}
        hasText={pasted.trim() !== ''}
      />
    </HelperPanel>
  );
}
