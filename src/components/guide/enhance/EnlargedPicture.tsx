import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useModal } from '../../../ui/useModal';
import styles from '../Enlarge.module.css';
import type { Text } from './useElements';
import { CLOSE } from '../words';

interface Picture {
  readonly alt: string;
  /** Copies of the picture's elements. */
  readonly nodes: readonly Node[];
}

/**
 * The picture whose button (`Enlarge`) was used, large. The browser's own modal dialog closes on
 * Escape and gives the focus back; on a phone the picture is wider than the screen and can be moved.
 */
export function EnlargedPicture({ text }: { text: Text }): ReactNode {
  const [picture, setPicture] = useState<Picture>();
  useEffect(() => {
    const element = text.current;
    const onClick = ({ target }: MouseEvent) => {
      const button =
        target instanceof Element ? target.closest<HTMLElement>('[data-enlarge]') : null;
      if (button !== null) {
        setPicture({
          alt: button.dataset.enlarge ?? '',
          nodes: [...button.cloneNode(true).childNodes],
        });
      }
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [text]);
  // Outside the text, because a paragraph cannot hold a dialog.
  return (
    picture !== undefined &&
    createPortal(<Enlarged {...picture} onClose={() => setPicture(undefined)} />, document.body)
  );
}

function Enlarged({ alt, nodes, onClose }: Picture & { onClose: () => void }): ReactNode {
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
        {CLOSE}
      </button>
      <div ref={(box) => box?.replaceChildren(...nodes)} />
    </dialog>
  );
}
