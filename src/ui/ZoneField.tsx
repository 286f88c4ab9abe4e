import type { ReactNode } from 'react';
import { findOffsetMinutes, formatOffset } from '../lib/time-zone';
import { Select } from './Field';
import type { Clock } from './useClock';
import { YOUR_ZONE, zoneNow } from './texts';

/** A select for the reader's time zone, with its current UTC offset. */
export function ZoneField({
  clock: { zone, zones, now },
  onZone,
}: {
  clock: Clock;
  onZone: (zone: string) => void;
}): ReactNode {
  return (
    <Select
      label={YOUR_ZONE}
      value={zone}
      onValue={onZone}
      options={zones.map((name) => [name, name] as const)}
      hint={zoneNow(formatOffset(findOffsetMinutes(zone, now) ?? 0))}
    />
  );
}
