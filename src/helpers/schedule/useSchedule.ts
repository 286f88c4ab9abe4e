/**
 * Holds the state of the schedule builder; the fields are in the address, so that it can be shared.
 */
import { useState } from 'react';
import { findOffsetMinutes } from '../../lib/time-zone';
import { useClock, type Clock } from '../../ui/useClock';
import { useUrlState } from '../../ui/useUrlState';
import { joinLine, parseFields, splitLine, type Fields, type FieldsResult } from './fields';
import { toLocal, toUtc, type LocalSchedule } from './local-time';
import { createRecipe, type Recipe, type RecipeName } from './recipes';
import type { COUNTDOWNS } from './texts';

/** The example in the built page: the day on which the guide was checked. */
const EXAMPLE = { zone: 'America/New_York', now: Date.UTC(2026, 10, 20, 12) };
/** Replaces fields without a single local time once the reader chooses one. */
const USUAL: LocalSchedule = { minutes: 240, days: { kind: 'daily' } };

export type Countdown = keyof typeof COUNTDOWNS;

/** State of the schedule builder. */
export interface Schedule {
  readonly kind: RecipeName;
  readonly setKind: (kind: RecipeName) => void;
  readonly warnings: Countdown;
  readonly setWarnings: (warnings: Countdown) => void;
  /** Minutes between the first warning and the restart. */
  readonly warningMinutes: number;
  /** The tasks for the current fields. */
  readonly recipe: Recipe;
  readonly fields: Fields;
  readonly setFields: (fields: Fields) => void;
  readonly parsedFields: FieldsResult;
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
  const [warnings, setWarnings] = useState<Countdown>('5,1');
  const minutes = warnings.split(',').map(Number);
  const base = createRecipe(kind, minutes, maxTasks);
  const [fields, setFields] = useUrlState({
    key: 'cron',
    initial: base.fields,
    read: splitLine,
    write: joinLine,
  });
  const [isInexpressible, setInexpressible] = useState(false);
  const clock = useClock(EXAMPLE);

  const offset = findOffsetMinutes(clock.zone, clock.now) ?? 0;
  const parsedFields = parseFields(fields);
  const local = parsedFields.ok ? toLocal(parsedFields.expression, offset) : undefined;
  const write = (next: Fields | undefined) => {
    setInexpressible(next === undefined);
    if (next !== undefined) setFields(next);
  };
  return {
    kind,
    setKind: (next) => {
      setKind(next);
      write(createRecipe(next, minutes, maxTasks).fields);
    },
    warnings,
    setWarnings,
    warningMinutes: Math.max(...minutes),
    recipe: { ...base, fields },
    fields,
    setFields: write,
    parsedFields,
    local,
    setLocal: (change) => write(toUtc({ ...USUAL, ...local, ...change }, offset)),
    isInexpressible,
    clock,
    setZone: (zone) => {
      if (local !== undefined) write(toUtc(local, findOffsetMinutes(zone, clock.now) ?? 0));
      clock.setZone(zone);
    },
  };
}
