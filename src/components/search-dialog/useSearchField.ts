import { useEffect } from 'react';

/** The field of the home page that an event happened in. */
function fieldOf({ target }: Event): HTMLElement | null {
  return target instanceof HTMLElement && target.matches('[data-opens-search]') ? target : null;
}

/** The search field of the home page opens the dialog, with the key that was typed into it. */
export function useSearchField(open: (typed: string) => void): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const field = fieldOf(event);
      if (field === null) return;
      field.blur();
      open('');
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (fieldOf(event) === null || key.length !== 1 || ctrlKey || metaKey || altKey) return;
      event.preventDefault();
      open(key);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open]);
}
