import { useEffect, useRef, type RefObject } from 'react';

/**
 * Opens a `<dialog>` as a modal one when it is first shown: the browser keeps the focus in it,
 * closes it on Escape and gives the focus back.
 * @returns the ref of the dialog
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return dialog;
}
