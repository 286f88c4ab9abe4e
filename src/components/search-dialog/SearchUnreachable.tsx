import type { ReactNode } from 'react';
import { CLOSE } from '@site/src/components/shell/texts';
import { FAILED, FAILED_HELP } from './texts';

const showModal = (box: HTMLDialogElement | null) => box?.showModal();

/** Says that neither the search dialog nor the search page can be loaded. */
export function SearchUnreachable({ onClose }: { readonly onClose: () => void }): ReactNode {
  return (
    <dialog ref={showModal} className="page-loading__error" aria-label={FAILED} onClose={onClose}>
      <p>{FAILED}</p>
      <p>{FAILED_HELP}</p>
      <button type="button" className="button button--secondary" onClick={onClose}>
        {CLOSE}
      </button>
    </dialog>
  );
}
