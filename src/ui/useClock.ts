/** Holds the reader's time and zone. The built page cannot know them and shows an example. */
import { useEffect, useState } from 'react';
import { getDeviceZone, listZoneNames } from '../lib/time-zone';

export interface Clock {
  readonly zone: string;
  readonly setZone: (zone: string) => void;
  /** Zones to choose from, including the selected one. */
  readonly zones: readonly string[];
  /** Milliseconds since 1970, UTC; updates every minute. */
  readonly now: number;
  /** The page still shows the example from the build. */
  readonly isExample: boolean;
}

/**
 * The current time and zone of the reader's device; the built page shows an example.
 * @param example zone and time, UTC
 */
export function useClock(example: { readonly zone: string; readonly now: number }): Clock {
  const [zone, setZone] = useState(example.zone);
  const [now, setNow] = useState(example.now);
  const [zones, setZones] = useState<readonly string[]>([example.zone]);
  useEffect(() => {
    const readerZone = getDeviceZone();
    setZone(readerZone);
    setZones(listZoneNames(readerZone, 'UTC'));
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return {
    zone,
    setZone,
    zones: zones.includes(zone) ? zones : [zone, ...zones],
    now,
    isExample: now === example.now,
  };
}
