import { useCallback, useEffect, useState } from 'react';

/**
 * State that a reader can share: kept in one query parameter of the page's address. Never for
 * logs, names of people or secrets.
 * @param key name of the parameter, short and lower case
 * @param initial what the page is built with; a parameter of another form is ignored
 * @param read turns the parameter into a value, or undefined where it is not one
 * @param write the other way round
 */
export function useUrlState<Value>(
  key: string,
  initial: Value,
  read: (text: string) => Value | undefined,
  write: (value: Value) => string,
): [Value, (value: Value) => void] {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    const text = new URLSearchParams(window.location.search).get(key);
    const found = text === null ? undefined : read(text);
    if (found !== undefined) setValue(found);
    // The address is read once, when the helper starts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const change = useCallback(
    (next: Value) => {
      setValue(next);
      const url = new URL(window.location.href);
      url.searchParams.set(key, write(next));
      window.history.replaceState(window.history.state, '', url);
    },
    [key, write],
  );
  return [value, change];
}
