import { useState, type ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * A section that expands on tap. Its content renders only once it has been opened, so that a long
 * form does not inflate the built page.
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
