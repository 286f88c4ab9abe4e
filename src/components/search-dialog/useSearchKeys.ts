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
    const onKeyDown = (event: KeyboardEvent) => {
      const toggles =
        (event.key === 'Escape' && isOpen) ||
        (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)) ||
        (event.key === '/' && !isOpen && !isEdited(event.target) && hasSingleKeys());
      if (toggles) {
        event.preventDefault();
        if (isOpen) close();
        else open();
      } else if (
        document.activeElement === button.current &&
        !(event.metaKey || event.ctrlKey || event.altKey) &&
        isCharacter(event.key)
      ) {
        onInput(event);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close, onInput, button]);
}
