import type { ReactNode } from 'react';
import { TicketLink } from '../guide/TicketLink';
import styles from './styles.module.css';

/** How to get help, ending with a link to open a ticket. */
export function HelpBox({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className={styles.help}>
      {children}
      <p>
        <TicketLink />
      </p>
    </div>
  );
}
