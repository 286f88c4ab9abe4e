import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * The frame of a helper: what it is, that nothing leaves the browser, and its parts. A region
 * with a name, so that screen readers list it.
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
    <section className={`${styles.panel} search-skip`} aria-labelledby={id}>
      <p className={styles.title} id={id}>
        {title}
      </p>
      <p className={styles.intro}>{intro} It runs in your browser; nothing is sent anywhere.</p>
      <noscript>
        <p className={styles.intro}>
          This tool needs JavaScript. What you see is an example; the guide works without it.
        </p>
      </noscript>
      {children}
    </section>
  );
}
