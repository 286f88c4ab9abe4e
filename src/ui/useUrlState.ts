import { useCallback, useEffect, useState } from 'react';

/**
 * State that a reader can share: stored in one query parameter of the page's address. Never for
 * logs, names of people or secrets.
 * @param key name of the parameter, short and lower case
 * @param initial value in the built page; an invalid parameter is ignored
 * @param read parses the parameter; undefined if it is invalid
 * @param write the inverse of `read`
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
    // Read the address once, when the helper mounts.
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
