import { useState, type ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * A part that opens on a tap. Its content is rendered only once it was open, so that a long form
 * does not weigh on the built page.
 */
export function Fold({
  summary,
  children,
}: {
  summary: ReactNode;
  children: () => ReactNode;
}): ReactNode {
  const [opened, setOpened] = useState(false);
  return (
    <details
      className={styles.fold}
      onToggle={(event) => {
        if (event.currentTarget.open) setOpened(true);
      }}
    >
      <summary>{summary}</summary>
      {opened && children()}
    </details>
  );
}
