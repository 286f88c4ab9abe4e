import { useCallback, useEffect, useState } from 'react';

/**
 * State stored on this device in localStorage as JSON. If storage is blocked or unreadable, the
 * helper starts from `initial`.
 * @param key storage key; document in the calling module what is stored
 * @param read validates the stored value; undefined if it has another shape (old versions)
 */
export function useStored<Value>(
  key: string,
  initial: Value,
  read: (stored: unknown) => Value | undefined,
): [Value, (value: Value) => void] {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    try {
      const stored = localStorage.getItem(key);
      const found = stored === null ? undefined : read(JSON.parse(stored));
      if (found !== undefined) setValue(found);
    } catch (error) {
      console.warn(`"${key}" cannot be read from this device`, error);
    }
    // Read storage once, when the helper mounts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const change = useCallback(
    (next: Value) => {
      setValue(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch (error) {
        console.warn(`"${key}" cannot be kept on this device`, error);
      }
    },
    [key],
  );
  return [value, change];
}
