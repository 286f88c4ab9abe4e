import type { ReactNode } from 'react';
import styles from './styles.module.css';
import type { Tone } from './tone';
import { TONES } from './texts';

const MARKS: Readonly<Record<Tone, string>> = { good: '✓', note: 'i', caution: '!', danger: '×' };

/**
 * A helper's result in words; announced when it changes. The tone is also shown as an icon and a
 * word.
 */
export function Verdict({
  tone,
  title,
  children,
}: {
  tone: Tone;
  title: string;
  children?: ReactNode;
}): ReactNode {
  return (
    <div className={`${styles.verdict} ${styles[tone]}`} role="status">
      <p className={styles.verdictTitle}>
        <span aria-hidden="true" className={styles.mark}>
          {MARKS[tone]}
        </span>
        <span className={styles.visuallyHidden}>{TONES[tone]}: </span>
        {title}
      </p>
      {children}
    </div>
  );
}
