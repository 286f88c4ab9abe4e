import { useEffect, useState, type ReactNode } from 'react';
import { COPY_FROM_BAR, LINK_COPIED } from './texts';
import styles from './styles.module.css';

const ANNOUNCEMENT_MS = 2000;

/**
 * The `#` link that was clicked. Clicks with another button or a modifier key are left to the
 * browser.
 */
function findHeadingLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return null;
  return event.target instanceof Element
    ? event.target.closest<HTMLAnchorElement>('a.hash-link')
    : null;
}

/** Copies the address of a heading or row when its `#` link is followed, and announces that. */
export function HeadingLinkCopier(): ReactNode {
  const [message, setMessage] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const announce = (text: string) => {
      setMessage(text);
      clearTimeout(timer);
      timer = setTimeout(() => setMessage(''), ANNOUNCEMENT_MS);
    };
    const onClick = (event: MouseEvent) => {
      const link = findHeadingLink(event);
      if (link === null) return;
      // There is no clipboard outside a secure context, but the link has put the address into the
      // address bar.
      Promise.resolve()
        .then(() => navigator.clipboard.writeText(link.href))
        .then(
          () => announce(LINK_COPIED),
          () => announce(COPY_FROM_BAR),
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
      {message}
    </p>
  );
}
