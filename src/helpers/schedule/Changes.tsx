import type { ReactNode } from 'react';
import { formatDateTime, findOffsetMinutes } from '../../lib/time-zone';
import { InlineCode } from '../../ui/InlineCode';
import { LOCALE } from '../../ui/texts';
import { joinLine, type CronExpression } from './fields';
import { formatTime, listClockChangeEffects, type ClockChangeEffect } from './local-time';
import styles from './styles.module.css';
import { CHANGES } from './texts';

/** The effect of one clock change, and the fields that keep the local time. */
function describeEffect({ change, moved, becomes, keep }: ClockChangeEffect, zone: string): string {
  const from = formatDateTime(zone, change.at, LOCALE);
  if (moved === 0) return CHANGES.back(from);
  const moves = CHANGES.moves(from, moved, becomes && formatTime(becomes.minutes));
  return keep === undefined ? moves : `${moves} ${CHANGES.keep(joinLine(keep))}`;
}

/**
 * What the next clock changes do to a schedule, and what a half-hour zone means. Collapsed, so that
 * the panel keeps its height when the example’s zone is replaced by the reader’s.
 */
export function Changes({
  expression,
  zone,
  now,
}: {
  expression: CronExpression;
  zone: string;
  now: number;
}): ReactNode {
  const found = listClockChangeEffects(expression, zone, now);
  const offset = findOffsetMinutes(zone, now) ?? 0;
  const name = zone.replaceAll('_', ' ');
  return (
    <details className={styles.changes}>
      <summary>{found.length > 0 ? CHANGES.some(name) : CHANGES.none(name)}</summary>
      {found.length > 0 ? (
        <ul>
          {found.map((effect) => (
            <li key={effect.change.at}>
              <InlineCode text={describeEffect(effect, zone)} className={styles.line} />
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
