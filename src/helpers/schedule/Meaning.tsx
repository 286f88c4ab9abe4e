import type { ReactNode } from 'react';
import { Output } from '../../ui/Output';
import { TimesTable } from '../../ui/TimesTable';
import { worstTone } from '../../ui/tone';
import { Verdict } from '../../ui/Verdict';
import { Changes } from './Changes';
import { formatTime } from './local-time';
import { asText, type Labels } from './recipes';
import { nextRuns, remarks, type ValidFields } from './runs';
import type { Schedule } from './useSchedule';
import { VIEW, sentenceOf } from './texts';

const RUNS = 5;

/** The meaning of valid fields: in words, the next runs, and the whole schedule to copy. */
export function Meaning({
  schedule: { kind, lead, made, local, clock: ofReader },
  reading,
  labels,
  minimumMinutes,
}: {
  schedule: Schedule;
  reading: ValidFields;
  labels: Labels;
  /** The shortest interval that the provider allows. */
  minimumMinutes: number;
}): ReactNode {
  const { zone, now, isExample } = ofReader;
  const found = remarks(reading, minimumMinutes);
  const runs = nextRuns(reading, now, RUNS);
  return (
    <>
      <Verdict
        tone={worstTone(found.map(({ tone }) => tone))}
        title={VIEW.inUtc(sentenceOf(reading.text))}
      >
        {found.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
        {kind === 'restart' && local !== undefined && (
          <p>
            {VIEW.warningTimes(formatTime(local.minutes), lead, formatTime(local.minutes + lead))}
          </p>
        )}
      </Verdict>
      {runs.length > 0 && (
        <TimesTable
          caption={isExample ? VIEW.exampleRuns : VIEW.nextRuns}
          moments={runs}
          zone={zone}
        />
      )}
      <Changes expression={reading.expression} zone={zone} now={now} />
      <Output title={VIEW.output} text={asText(made, labels)} label={VIEW.copyTaskList} />
      {kind === 'purge' && <p>{VIEW.purgeNote}</p>}
    </>
  );
}
