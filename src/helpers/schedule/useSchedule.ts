import { useState } from 'react';
import { offsetMinutes } from '../../lib/time-zone';
import { useClock, type Clock } from '../../ui/useClock';
import { useUrlState } from '../../ui/useUrlState';
import { joinLine, readFields, splitLine, type Fields, type Reading } from './fields';
import { toLocal, toUtc, type LocalSchedule } from './local-time';
import { recipe, type Recipe, type RecipeName } from './recipes';
import type { WARNINGS } from './texts';

/** The example in the built page: the day on which the guide was checked. */
const EXAMPLE = { zone: 'America/New_York', now: Date.UTC(2026, 10, 20, 12) };
/** Replaces fields without a single local time once the reader chooses one. */
const USUAL: LocalSchedule = { minutes: 240, days: { kind: 'daily' } };

export type Warnings = keyof typeof WARNINGS;

/** State of the schedule builder. */
export interface Schedule {
  readonly kind: RecipeName;
  readonly setKind: (kind: RecipeName) => void;
  readonly warnings: Warnings;
  readonly setWarnings: (warnings: Warnings) => void;
  /** Minutes between the first warning and the restart. */
  readonly lead: number;
  /** The tasks for the current fields. */
  readonly made: Recipe;
  readonly fields: Fields;
  readonly setFields: (fields: Fields) => void;
  readonly reading: Reading;
  /** The reader's local time, if the fields have a single one. */
  readonly local: LocalSchedule | undefined;
  readonly setLocal: (change: Partial<LocalSchedule>) => void;
  /** The last chosen local time cannot be expressed in UTC fields. */
  readonly isInexpressible: boolean;
  readonly clock: Clock;
  /** Changes the zone: the local time stays, the fields follow. */
  readonly setZone: (zone: string) => void;
}

/** @param maxTasks maximum tasks per schedule */
export function useSchedule(maxTasks: number): Schedule {
  const [kind, setKind] = useState<RecipeName>('restart');
  const [warnings, setWarnings] = useState<Warnings>('5,1');
  const minutes = warnings.split(',').map(Number);
  const base = recipe(kind, minutes, maxTasks);
  const [fields, setFields] = useUrlState({
    key: 'cron',
    initial: base.fields,
    read: splitLine,
    write: joinLine,
  });
  const [isInexpressible, setInexpressible] = useState(false);
  const clock = useClock(EXAMPLE);

  const offset = offsetMinutes(clock.zone, clock.now) ?? 0;
  const reading = readFields(fields);
  const local = reading.ok ? toLocal(reading.expression, offset) : undefined;
  const write = (next: Fields | undefined) => {
    setInexpressible(next === undefined);
    if (next !== undefined) setFields(next);
  };
  return {
    kind,
    setKind: (next) => {
      setKind(next);
      write(recipe(next, minutes, maxTasks).fields);
    },
    warnings,
    setWarnings,
    lead: Math.max(...minutes),
    made: { ...base, fields },
    fields,
    setFields: write,
    reading,
    local,
    setLocal: (change) => write(toUtc({ ...USUAL, ...local, ...change }, offset)),
    isInexpressible,
    clock,
    setZone: (zone) => {
      if (local !== undefined) write(toUtc(local, offsetMinutes(zone, clock.now) ?? 0));
      clock.setZone(zone);
    },
  };
}
