import { useEffect } from 'react';

/** The home page's search field that an event came from. */
function findSearchField({ target }: Event): HTMLElement | null {
  return target instanceof HTMLElement && target.matches('[data-opens-search]') ? target : null;
}

/** Makes the home page's search field open the dialog, passing on the typed key. */
export function useSearchField(open: (typed: string) => void): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const field = findSearchField(event);
      if (field === null) return;
      field.blur();
      open('');
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (findSearchField(event) === null || key.length !== 1 || ctrlKey || metaKey || altKey)
        return;
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
