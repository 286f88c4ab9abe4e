import { useDeferredValue, useMemo, type ReactNode, useState } from 'react';
import { java, javaRanges } from '../../facts/java.data';
import { FieldRow, Select, TextArea, TextField } from '../../ui/Field';
import { HelperPanel } from '../../ui/HelperPanel';
import { useUrlState } from '../../ui/useUrlState';
import { Verdict } from '../../ui/Verdict';
import { helper } from '.';
import { answerOf, needOf, readLog, type JavaFacts, type Software } from './model';
import { REASONS, SOFTWARE, VIEW, detail, sentence, title } from './words';

const FACTS: JavaFacts = {
  ranges: javaRanges,
  forge: [
    { to: '1.16.5', java: java.forgeUpTo1_16_5 },
    { to: '1.17.1', java: java.forge1_17_1 },
    { to: '1.20.4', java: java.forge1_18To1_20_4 },
    { to: '1.21.11', java: java.forge1_20_6To1_21_11 },
    { to: 'newer', java: java.forge26 },
  ],
  velocity3: java.velocity3_5,
  velocity4: java.velocity,
};

/** Releases that the table names: those are the ones server images come in. */
const OFFERED = [...new Set(javaRanges.flatMap(({ paper, vanilla }) => [vanilla, paper]))].sort(
  (a, b) => a - b,
);

const isSoftware = (text: string): text is Software => SOFTWARE.some(([value]) => value === text);

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
    <HelperPanel title={helper.title} intro={VIEW.intro}>
      <FieldRow>
        {!proxy && (
          <TextField
            label={VIEW.gameVersion}
            value={version}
            onValue={setVersion}
            autoComplete="off"
            hint={VIEW.versionHint}
            error={shown}
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
        {answer.alreadyRight && <p>{VIEW.loaderTooOld}</p>}
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
        <p>{VIEW.limits}</p>
      </Verdict>
    </HelperPanel>
  );
}
