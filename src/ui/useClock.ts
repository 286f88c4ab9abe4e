import { useEffect, useState } from 'react';
import { deviceZone, zoneNames } from '../lib/time-zone';

export interface Clock {
  readonly zone: string;
  readonly setZone: (zone: string) => void;
  /** Zones to choose from, the chosen one among them. */
  readonly zones: readonly string[];
  /** Milliseconds since 1970, UTC; moves on by the minute. */
  readonly now: number;
  /** The page shows the example that it was built with. */
  readonly isExample: boolean;
}

/**
 * The moment and the zone of the reader's device; the built page shows those of an example.
 * @param example zone and moment, UTC
 */
export function useClock(example: { readonly zone: string; readonly now: number }): Clock {
  const [zone, setZone] = useState(example.zone);
  const [now, setNow] = useState(example.now);
  const [zones, setZones] = useState<readonly string[]>([example.zone]);
  useEffect(() => {
    const own = deviceZone();
    setZone(own);
    setZones(zoneNames(own, 'UTC'));
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
