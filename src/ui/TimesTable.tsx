import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { formatDateTime } from '../lib/time-zone';
import { LOCALE, YOUR_TIME } from './texts';

/** Times in UTC and, next to them, in a zone's local time. */
export function TimesTable({
  caption,
  moments,
  zone,
}: {
  caption: string;
  /** Milliseconds since 1970, UTC. */
  moments: readonly number[];
  zone: string;
}): ReactNode {
  return (
    <table className={styles.times}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">UTC</th>
          <th scope="col">{zone === 'UTC' ? YOUR_TIME : zone.replaceAll('_', ' ')}</th>
        </tr>
      </thead>
      <tbody>
        {moments.map((moment) => (
          <tr key={moment}>
            <td>{formatDateTime('UTC', moment, LOCALE)}</td>
            <td>{formatDateTime(zone, moment, LOCALE)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
