interface Client {
  search(...call: never[]): Promise<unknown>;
}

/**
 * Makes the dialog's error screen stay. The dialog shows it while its status is `error`, which it
 * sets when a search fails; the library below it then sets the status back to `idle`, and the
 * dialog says "No results" for a search that never ran (DocSearch 3.9, autocomplete-core 1.17).
 * Here the dialog hears of the failure once more, after that, unless a newer search has begun.
 * @param client the search client of one dialog; changed in place
 */
export function keepErrorStatus<C extends Client>(client: C): C {
  let newest = 0;
  const searchOnce = client.search.bind(client);
  client.search = (...call) => {
    const id = ++newest;
    const answer = searchOnce(...call);
    const catchOnce = answer.catch.bind(answer);
    answer.catch = (onFailure) =>
      catchOnce((error: unknown) => {
        setTimeout(() => {
          if (id !== newest) return;
          Promise.reject(error as Error)
            .catch(onFailure)
            .catch(() => undefined);
        });
        return onFailure?.(error) as never;
      });
    return answer;
  };
  return client;
}
