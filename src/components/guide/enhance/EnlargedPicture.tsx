import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useModal } from '../../../ui/useModal';
import styles from '../Enlarge.module.css';
import type { GuideRef } from './useElements';
import { CLOSE } from '../../shell/texts';

interface EnlargedContent {
  readonly alt: string;
  /** Clones of the picture's elements. */
  readonly nodes: readonly Node[];
}

/**
 * The picture whose button (`Enlarge`) was pressed, enlarged. The native modal dialog closes on
 * Escape and returns the focus. On a phone the picture is wider than the screen and can be panned.
 */
export function EnlargedPicture({ guide }: { guide: GuideRef }): ReactNode {
  const [picture, setPicture] = useState<EnlargedContent>();
  useEffect(() => {
    const element = guide.current;
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
  }, [guide]);
  // Outside the text, because a paragraph cannot contain a dialog.
  return (
    picture !== undefined &&
    createPortal(<Enlarged {...picture} onClose={() => setPicture(undefined)} />, document.body)
  );
}

function Enlarged({ alt, nodes, onClose }: EnlargedContent & { onClose: () => void }): ReactNode {
  const dialog = useModal();
  // The button gives keyboard users what a click anywhere does.
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
