import { useEffect, useRef, type RefObject } from 'react';

/**
 * Opens a `<dialog>` as modal when it first renders: the browser traps the focus, closes it on
 * Escape and restores the focus.
 * @returns the ref of the dialog
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return dialog;
}
