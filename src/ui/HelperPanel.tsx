import { useId, type ReactNode } from 'react';
import { SEARCH_SKIP } from '../lib/guide-classes';
import { HELPER_TITLES, LANGUAGE, NEEDS_JAVASCRIPT, STAYS_HERE } from './texts';
import styles from './styles.module.css';

/**
 * The frame of a helper: its title, a note that nothing leaves the browser, and its content. A
 * labeled region, so that screen readers list it.
 */
export function HelperPanel({
  title,
  intro,
  children,
}: {
  title: string;
  intro: ReactNode;
  children: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <section className={`${styles.panel} ${SEARCH_SKIP}`} aria-labelledby={id} lang={LANGUAGE}>
      <p className={styles.title} id={id}>
        {HELPER_TITLES?.[title] ?? title}
      </p>
      <p className={styles.intro}>
        {intro} {STAYS_HERE}
      </p>
      <noscript>
        <p className={styles.intro}>{NEEDS_JAVASCRIPT}</p>
      </noscript>
      {children}
    </section>
  );
}
