import type { ReactNode } from 'react';
import { Output } from '../../ui/Output';
import { TimesTable } from '../../ui/TimesTable';
import { getWorstTone } from '../../ui/tone';
import { Verdict } from '../../ui/Verdict';
import { Changes } from './Changes';
import { formatTime } from './local-time';
import { formatRecipe, type TaskLabels } from './recipes';
import { findNextRuns, listWarnings, type ValidFields } from './runs';
import type { Schedule } from './useSchedule';
import { VIEW, describeFields } from './texts';

const RUNS = 5;

/** The meaning of valid fields: in words, the next runs, and the whole schedule to copy. */
export function Meaning({
  schedule: { kind, warningMinutes, recipe, local, clock: ofReader },
  reading,
  labels,
  minimumMinutes,
}: {
  schedule: Schedule;
  reading: ValidFields;
  labels: TaskLabels;
  /** The shortest interval that the provider allows. */
  minimumMinutes: number;
}): ReactNode {
  const { zone, now, isExample } = ofReader;
  const found = listWarnings(reading, minimumMinutes);
  const runs = findNextRuns(reading, now, RUNS);
  return (
    <>
      <Verdict
        tone={getWorstTone(found.map(({ tone }) => tone))}
        title={VIEW.inUtc(describeFields(reading.text))}
      >
        {found.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
        {kind === 'restart' && local !== undefined && (
          <p>
            {VIEW.warningTimes(
              formatTime(local.minutes),
              warningMinutes,
              formatTime(local.minutes + warningMinutes),
            )}
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
      <Output title={VIEW.output} text={formatRecipe(recipe, labels)} label={VIEW.copyTaskList} />
      {kind === 'purge' && <p>{VIEW.purgeNote}</p>}
    </>
  );
}
