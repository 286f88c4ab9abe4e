import type { ReactNode } from 'react';
import provider from '@generated/values-for-helpers/default/provider.json';
import { FieldRow, Select } from '../../ui/Field';
import { HelperPanel } from '../../ui/HelperPanel';
import { Verdict } from '../../ui/Verdict';
import { helper } from '.';
import { CronFields } from './CronFields';
import type { FieldProblem } from './fields';
import { LocalTime } from './LocalTime';
import { Meaning } from './Meaning';
import { listRecipeNames, type TaskLabels } from './recipes';
import { useSchedule, type Countdown } from './useSchedule';
import { RECIPE_LABELS, VIEW, COUNTDOWNS } from './texts';

const WARNING_OPTIONS = Object.entries(COUNTDOWNS) as [Countdown, string][];
const RECIPE_OPTIONS = listRecipeNames().map((name) => [name, RECIPE_LABELS[name]] as const);

function Refused({ problems, labels }: { problems: readonly FieldProblem[]; labels: TaskLabels }) {
  return (
    <Verdict tone="danger" title={VIEW.refused}>
      {problems.map(({ field, text }) => (
        <p key={field}>{VIEW.problem(labels[field] ?? field, text)}</p>
      ))}
    </Verdict>
  );
}

/** Turns a local time or five fields into words, next runs and a list of tasks, all in UTC. */
export default function ScheduleBuilder(): ReactNode {
  const { schedules: limits, screens } = provider;
  const labels: TaskLabels = screens.schedules;
  const schedule = useSchedule(limits.tasksPerSchedule);
  const { kind, setKind, warnings, setWarnings, parsedFields } = schedule;
  return (
    <HelperPanel title={helper.title} intro={VIEW.intro}>
      <FieldRow>
        <Select label={VIEW.whatItDoes} value={kind} onValue={setKind} options={RECIPE_OPTIONS} />
        {kind === 'restart' && (
          <Select
            label={VIEW.warnPlayers}
            value={warnings}
            onValue={setWarnings}
            options={WARNING_OPTIONS}
          />
        )}
      </FieldRow>
      <LocalTime schedule={schedule} />
      <CronFields schedule={schedule} labels={labels} />
      {parsedFields.ok ? (
        <Meaning
          schedule={schedule}
          reading={parsedFields}
          labels={labels}
          minimumMinutes={limits.minimumMinutes}
        />
      ) : (
        <Refused problems={parsedFields.problems} labels={labels} />
      )}
      <p>{VIEW.limits}</p>
    </HelperPanel>
  );
}
