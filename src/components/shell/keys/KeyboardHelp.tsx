import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { hasSingleKeys } from '../../../ui/single-keys';
import { KEYBOARD_HELP } from '../texts';

/** Name of the event that opens the list of shortcuts. */
const OPEN_KEYS = 'docs:open-keys';

/** Whether the event's target takes text. */
function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/**
 * Opens the list of shortcuts on `?` and on the button below each guide; its chunk loads on first
 * use.
 */
export function KeyboardHelp(): ReactNode {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>();
  const close = useCallback(() => setDialog(undefined), []);
  useEffect(() => {
    const open = () => {
      import('./KeysDialog').then(
        ({ KeysDialog }) => setDialog(() => KeysDialog),
        (error: unknown) => console.error(error),
      );
    };
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== '?' || ctrlKey || metaKey || altKey || takesText(target)) return;
      if (!hasSingleKeys()) return;
      open();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener(OPEN_KEYS, open);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener(OPEN_KEYS, open);
    };
  }, []);
  return Dialog !== undefined && <Dialog onClose={close} />;
}

/** Opens the list of shortcuts, for readers who use a pointer or do not know `?`. */
export function KeysButton(): ReactNode {
  return (
    <button
      type="button"
      className="button button--secondary"
      aria-haspopup="dialog"
      onClick={() => window.dispatchEvent(new CustomEvent(OPEN_KEYS))}
    >
      {KEYBOARD_HELP}
    </button>
  );
}
