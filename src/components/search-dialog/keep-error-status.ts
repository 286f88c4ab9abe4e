interface Client {
  search(...call: never[]): Promise<unknown>;
}

/** The error that the dialog takes for a failed search; it passes over all others. */
const FAILURE = 'RetryError';

/** Any failure as one that the dialog shows: a refused key (403) is no empty result. */
function asFailure(error: unknown): Error {
  if (error instanceof Error && error.name === FAILURE) return error;
  const failure = new Error(error instanceof Error ? error.message : String(error));
  failure.name = FAILURE;
  return failure;
}

/**
 * Takes failed searches, which the dialog shows, out of the browser's reports of errors: the library
 * below the dialog lets the promise of a failed search go uncaught (autocomplete-core 1.17).
 * @returns what ends it
 */
export function takeFailures(target: EventTarget): () => void {
  const take = (event: Event) => {
    const reason: unknown = (event as PromiseRejectionEvent).reason;
    if (reason instanceof Error && reason.name === FAILURE) event.preventDefault();
  };
  target.addEventListener('unhandledrejection', take);
  return () => target.removeEventListener('unhandledrejection', take);
}

/**
 * Makes the dialog's error screen come and stay. The dialog shows it while its status is `error`,
 * which it sets when a search fails on all hosts; the library below it then sets the status back to
 * `idle`, and the dialog says "No results" for a search that never ran (DocSearch 3.9,
 * autocomplete-core 1.17). Here the dialog hears of every failure, and once more after that, unless
 * a newer search has begun.
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
      catchOnce((reason: unknown) => {
        const error = asFailure(reason);
        setTimeout(() => {
          if (id !== newest) return;
          Promise.reject(error)
            .catch(onFailure)
            .catch(() => undefined);
        });
        return onFailure?.(error) as never;
      });
    return answer;
  };
  return client;
}
