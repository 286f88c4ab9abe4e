import { useCallback, useEffect, useState } from 'react';

/**
 * State kept on this device in localStorage as JSON. Blocked or unreadable storage costs only the
 * memory of it: the helper starts from `initial`.
 * @param key storage key; name in the calling module what is stored
 * @param read checks what was stored; undefined where it has another form (old versions)
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
    // Storage is read once, when the helper starts.
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
