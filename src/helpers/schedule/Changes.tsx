import type { ReactNode } from 'react';
import { dateTimeIn, offsetMinutes } from '../../lib/timeZone';
import { joinLine, type Expression } from './fields';
import { clock, effects, type Effect } from './local';
import styles from './styles.module.css';
import { CHANGES } from './words';

function moved(minutes: number): string {
  const size = Math.abs(minutes);
  const amount =
    size === 60 ? 'one hour' : size % 60 === 0 ? `${size / 60} hours` : `${size} minutes`;
  return `${amount} ${minutes > 0 ? 'later' : 'earlier'}`;
}

function Sentence({ effect }: { effect: Effect }): ReactNode {
  const { moved: minutes, becomes, keep } = effect;
  if (minutes === 0) return 'it is back at the time it has now; go back to the fields above.';
  return (
    <>
      it comes {moved(minutes)} by your clock
      {becomes !== undefined && `, at ${clock(becomes.minutes)}`}.
      {keep !== undefined && (
        <>
          {' '}
          To keep your time, change the fields to{' '}
          <code className={styles.line}>{joinLine(keep)}</code> on that day.
        </>
      )}
    </>
  );
}

/**
 * What the next changes of the clocks do to a schedule, and what a zone of half hours means. Folded,
 * so that the panel keeps its height when the example’s zone becomes the reader’s.
 */
export function Changes({
  expression,
  zone,
  now,
}: {
  expression: Expression;
  zone: string;
  now: number;
}): ReactNode {
  const found = effects(expression, zone, now);
  const offset = offsetMinutes(zone, now) ?? 0;
  const name = zone.replaceAll('_', ' ');
  return (
    <details className={styles.changes}>
      <summary>
        {found.length > 0
          ? `The clocks in ${name} change; UTC and your schedule do not`
          : `The clocks in ${name} do not change within a year`}
      </summary>
      {found.length > 0 ? (
        <ul>
          {found.map((effect) => (
            <li key={effect.change.at}>
              From {dateTimeIn(zone, effect.change.at)} <Sentence effect={effect} />
            </li>
          ))}
        </ul>
      ) : (
        <p>{CHANGES.steady}</p>
      )}
      {offset % 60 !== 0 && <p>{CHANGES.halfHour}</p>}
    </details>
  );
}
