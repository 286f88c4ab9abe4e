import { useEffect, useId, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { formatProgress } from './texts';
import styles from './styles.module.css';

/**
 * Where ticks are stored on this device: a JSON list of step ids. Ids that no longer exist are
 * ignored, so changing the checklist breaks nothing.
 */
const STORAGE_KEY = 'first-hour';

export interface ChecklistStep {
  readonly id: string;
  readonly text: string;
  readonly to: string;
  readonly linkText: string;
}

/** Reads stored ticks; anything unreadable counts as none. */
export function parseTicks(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** The ticked steps, stored on this device; if storage is blocked, they last as long as the page. */
function useTicks() {
  const [ticks, setTicks] = useState<readonly string[]>([]);

  useEffect(() => {
    try {
      setTicks(parseTicks(localStorage.getItem(STORAGE_KEY)));
    } catch (error) {
      console.warn('Ticks cannot be remembered', error);
    }
  }, []);

  const toggle = (id: string) => {
    const next = ticks.includes(id) ? ticks.filter((tick) => tick !== id) : [...ticks, id];
    setTicks(next);
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
    } catch (error) {
      console.warn('Ticks cannot be remembered', error);
    }
  };

  return { ticks, toggle };
}

/** Steps to tick off. */
export default function ChecklistView({ steps }: { steps: readonly ChecklistStep[] }): ReactNode {
  const { ticks, toggle } = useTicks();
  const prefix = useId();
  const done = steps.filter(({ id }) => ticks.includes(id)).length;
  return (
    <div className={styles.checklist}>
      <p className={styles.done}>
        <progress value={done} max={steps.length} aria-hidden="true" />
        <span role="status">{formatProgress(done, steps.length)}</span>
      </p>
      <ul>
        {steps.map(({ id, text, to, linkText }) => (
          <li key={id}>
            <input
              type="checkbox"
              id={`${prefix}${id}`}
              checked={ticks.includes(id)}
              onChange={() => toggle(id)}
            />
            <label htmlFor={`${prefix}${id}`}>{text}</label>
            <Link to={to}>{linkText}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
