import { useState, type ReactNode } from 'react';
import { FieldRow, Select, TextField } from '../../ui/Field';
import { ZoneField } from '../../ui/ZoneField';
import { formatTime, formatDays, parseDays, LAST_DAY, parseTime } from './local-time';
import type { Schedule } from './useSchedule';
import { VIEW, WEEK } from './texts';

const DAYS: readonly (readonly [key: string, label: string])[] = [
  ['daily', VIEW.daily],
  ...WEEK.map((name, day) => [`w${day}`, VIEW.weekly(name)] as const),
  ['w12345', VIEW.workdays],
  ['w06', VIEW.weekend],
  ...Array.from({ length: LAST_DAY }, (_, day) => [`m${day + 1}`, VIEW.monthly(day + 1)] as const),
];

/** Start time in the reader's local time, and the zone. */
export function LocalTime({
  schedule: { local, setLocal, isInexpressible, clock: ofReader, setZone },
}: {
  schedule: Schedule;
}): ReactNode {
  /** An incomplete time, kept while it is being typed. */
  const [half, setHalf] = useState<string>();
  const typeTime = (text: string) => {
    const minutes = parseTime(text);
    setHalf(minutes === undefined ? text : undefined);
    if (minutes !== undefined) setLocal({ minutes });
  };
  const days = local === undefined ? '' : formatDays(local.days);
  return (
    <FieldRow>
      <TextField
        label={VIEW.startLabel}
        type="time"
        value={half ?? (local === undefined ? '' : formatTime(local.minutes))}
        onValue={typeTime}
        onBlur={() => setHalf(undefined)}
        error={isInexpressible ? VIEW.inexpressible : undefined}
      />
      <Select
        label={VIEW.on}
        value={days}
        onValue={(key) => setLocal({ days: parseDays(key) })}
        options={DAYS.some(([key]) => key === days) ? DAYS : [[days, VIEW.asBelow], ...DAYS]}
      />
      <ZoneField clock={ofReader} onZone={setZone} />
    </FieldRow>
  );
}
