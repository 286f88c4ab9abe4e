import { useCallback, useEffect, useState } from 'react';

interface UrlState<Value> {
  /** Name of the query parameter, short and lower case. */
  readonly key: string;
  /** Value in the built page; an invalid parameter is ignored. */
  readonly initial: Value;
  /** Parses the parameter; undefined if it is invalid. */
  readonly read: (text: string) => Value | undefined;
  /** The inverse of `read`. */
  readonly write: (value: Value) => string;
}

/**
 * State that a reader can share: stored in one query parameter of the page's address. Never for
 * logs, names of people or secrets.
 */
export function useUrlState<Value>({
  key,
  initial,
  read,
  write,
}: UrlState<Value>): [Value, (value: Value) => void] {
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
