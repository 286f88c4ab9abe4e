import { useEffect, type RefObject } from 'react';
import { hasSingleKeys } from '../../ui/single-keys';

const isEdited = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName));

/** Whether a key enters text, in any script. Space presses a button instead. */
const isCharacter = (key: string) => /^[^\s]$/u.test(key);

/**
 * Search shortcuts: Ctrl or Cmd+K, slash outside text fields, Escape, and any character typed while
 * the search button has focus.
 */
export function useSearchKeys({
  isOpen,
  open,
  close,
  onInput,
  button,
}: {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  onInput: (event: KeyboardEvent) => void;
  button: RefObject<HTMLButtonElement | null>;
}): void {
  useEffect(() => {
    const closesDialog = ({ key }: KeyboardEvent) => key === 'Escape' && isOpen;
    const togglesDialog = ({ key, metaKey, ctrlKey }: KeyboardEvent) =>
      key.toLowerCase() === 'k' && (metaKey || ctrlKey);
    const opensDialog = ({ key, target }: KeyboardEvent) =>
      key === '/' && !isOpen && !isEdited(target) && hasSingleKeys();
    const typesIntoButton = ({ key, metaKey, ctrlKey, altKey }: KeyboardEvent) =>
      document.activeElement === button.current &&
      !(metaKey || ctrlKey || altKey) &&
      isCharacter(key);
    const onKeyDown = (event: KeyboardEvent) => {
      if (closesDialog(event) || togglesDialog(event) || opensDialog(event)) {
        event.preventDefault();
        if (isOpen) close();
        else open();
      } else if (typesIntoButton(event)) {
        onInput(event);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close, onInput, button]);
}
