import type { ReactNode } from 'react';
import { dateTimeIn } from '../../ui/timeZone';
import type { Reading } from './fields';
import { nextRuns } from './runs';
import styles from './styles.module.css';

const SHOWN = 5;

/** The next five runs, in UTC and in the reader's zone. */
export function Runs({
  reading,
  zone,
  now,
  isExample,
}: {
  reading: Extract<Reading, { ok: true }>;
  zone: string;
  now: number;
  /** True on the built page, which has no clock. */
  isExample: boolean;
}): ReactNode {
  const runs = nextRuns(reading, now, SHOWN);
  if (runs.length === 0) return null;
  return (
    <table className={styles.runs}>
      <caption>
        Next five runs
        {isExample ? `, counted from ${dateTimeIn('UTC', now)} UTC as an example` : ''}
      </caption>
      <thead>
        <tr>
          <th scope="col">UTC</th>
          <th scope="col">{zone.replaceAll('_', ' ')}</th>
        </tr>
      </thead>
      <tbody>
        {runs.map((at) => (
          <tr key={at}>
            <td>{dateTimeIn('UTC', at)}</td>
            <td>{dateTimeIn(zone, at)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
