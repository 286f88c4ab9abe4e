import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useModal } from '../../ui/useModal';
import styles from './Enlarge.module.css';

interface EnlargeProps {
  /** What the picture shows, for the names of the button and the dialog. */
  readonly alt: string;
  readonly children: ReactNode;
}

/**
 * A picture that opens large by mouse, touch, Enter and Space. The browser's own modal dialog
 * closes on Escape and gives the focus back; on a phone the picture is wider than the screen and
 * can be moved.
 */
export function Enlarge({ alt, children }: EnlargeProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.enlarge}
        aria-label={`Enlarge: ${alt}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {children}
      </button>
      {/* Outside the text, because a paragraph cannot hold a dialog. */}
      {isOpen &&
        createPortal(
          <Enlarged alt={alt} onClose={() => setIsOpen(false)}>
            {children}
          </Enlarged>,
          document.body,
        )}
    </>
  );
}

function Enlarged({ alt, children, onClose }: EnlargeProps & { onClose: () => void }): ReactNode {
  const dialog = useModal();
  // The button is the keyboard's way to do what a click anywhere does.
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={alt}
      onClick={() => dialog.current?.close()}
      onClose={onClose}
    >
      <button type="button" className={`button button--secondary ${styles.close}`}>
        Close
      </button>
      {children}
    </dialog>
  );
}
