import type { ReactNode } from 'react';
import { TextField } from '../../ui/Field';
import { FIELD_NAMES } from './fields';
import type { TaskLabels } from './recipes';
import styles from './styles.module.css';
import type { Schedule } from './useSchedule';

/** The five fields in UTC, labeled as in the panel. */
export function CronFields({
  schedule: { fields, setFields, parsedFields },
  labels,
}: {
  schedule: Schedule;
  labels: TaskLabels;
}): ReactNode {
  const problems = parsedFields.ok ? [] : parsedFields.problems;
  return (
    <div className={styles.fields}>
      {FIELD_NAMES.map((name) => (
        <TextField
          key={name}
          label={labels[name] ?? name}
          value={fields[name]}
          onValue={(value) => setFields({ ...fields, [name]: value })}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          error={problems.find(({ field }) => field === name)?.text}
        />
      ))}
    </div>
  );
}
