import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * A table that scrolls inside its frame where it is too wide, or too high if the frame's class says
 * so. Arrow keys scroll the frame once it has the focus.
 */
export function WideTable({
  label,
  columns,
  className = '',
  children,
}: {
  /** What the table shows, for screen readers. */
  label: string;
  /** Titles of the columns. */
  columns: readonly string[];
  /** A further class of the frame. */
  className?: string | undefined;
  /** The rows. */
  children: ReactNode;
}): ReactNode {
  return (
    // A group, not a region: an MTR reader with several reports would have landmarks of one name.
    <div
      className={`${styles.wideTable} ${className}`}
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      <table>
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
