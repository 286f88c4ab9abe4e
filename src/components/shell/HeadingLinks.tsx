import { useEffect, useState, type ReactNode } from 'react';
import { COPY_FROM_BAR, LINK_COPIED } from './words';
import styles from './styles.module.css';

const SHOWN_MS = 2000;

/** The `#` beside a heading that a plain click meant; other clicks keep the browser's own meaning. */
function headingLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return null;
  return event.target instanceof Element
    ? event.target.closest<HTMLAnchorElement>('a.hash-link')
    : null;
}

/** Copies the address of a heading or row when its `#` is used, which stays a link, and says so. */
export function HeadingLinks(): ReactNode {
  const [said, setSaid] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const say = (text: string) => {
      setSaid(text);
      clearTimeout(timer);
      timer = setTimeout(() => setSaid(''), SHOWN_MS);
    };
    const onClick = (event: MouseEvent) => {
      const link = headingLink(event);
      if (link === null) return;
      // Without a secure address there is no clipboard; the link has put the address into the bar.
      Promise.resolve()
        .then(() => navigator.clipboard.writeText(link.href))
        .then(
          () => say(LINK_COPIED),
          () => say(COPY_FROM_BAR),
        );
    };
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', onClick);
      clearTimeout(timer);
    };
  }, []);
  return (
    <p role="status" className={styles.said}>
      {said}
    </p>
  );
}
