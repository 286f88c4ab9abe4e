import type { ReactNode } from 'react';
import { enlarge } from './texts';
import styles from './Enlarge.module.css';

/**
 * A picture that opens enlarged on click, tap, Enter and Space (`enhance/EnlargedPicture`).
 * @param alt what the picture shows, for the names of the button and the dialog
 */
export function Enlarge({ alt, children }: { alt: string; children: ReactNode }): ReactNode {
  return (
    <button
      type="button"
      className={styles.enlarge}
      data-enlarge={alt}
      aria-label={enlarge(alt)}
      aria-haspopup="dialog"
    >
      {children}
    </button>
  );
}
