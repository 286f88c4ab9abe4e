/** Makes the search dialog show failed searches as failed, whatever went wrong. */
import type { SearchClient } from '../../search/client/search-client';

/** The error name that the dialog treats as a failed search; it ignores all others. */
const FAILURE = 'RetryError';

/** Turns any failure into one that the dialog shows: a refused key (403) is not an empty result. */
function toFailure(error: unknown): Error {
  if (error instanceof Error && error.name === FAILURE) return error;
  const failure = new Error(error instanceof Error ? error.message : String(error));
  failure.name = FAILURE;
  return failure;
}

/**
 * Logs failed searches in place of the browser's uncaught-rejection reports: the library under the
 * dialog never catches the promise of a failed search (autocomplete-core 1.17), and the dialog
 * shows the failure itself.
 * @returns a function that stops it
 */
export function logFailures(target: EventTarget): () => void {
  const logFailure = (event: Event) => {
    const reason: unknown = (event as PromiseRejectionEvent).reason;
    if (!(reason instanceof Error) || reason.name !== FAILURE) return;
    event.preventDefault();
    console.error(reason);
  };
  target.addEventListener('unhandledrejection', logFailure);
  return () => target.removeEventListener('unhandledrejection', logFailure);
}

/**
 * Makes the dialog's error screen appear and stay. The dialog shows it while its status is `error`,
 * which it sets when a search fails on all hosts; autocomplete-core then resets the status to
 * `idle`, and the dialog says "No results" for a search that never ran (DocSearch 3.9,
 * autocomplete-core 1.17). This reports each failure to the dialog a second time, unless a newer
 * search has begun.
 * @param client the search client of one dialog; modified in place
 */
export function keepErrorStatus<C extends SearchClient>(client: C): C {
  let newestSearch = 0;
  const originalSearch = client.search.bind(client);
  client.search = (...request) => {
    const thisSearch = ++newestSearch;
    const response = originalSearch(...request);
    const originalCatch = response.catch.bind(response);
    // The dialog calls `catch` with the function that sets its status.
    response.catch = (setErrorStatus) =>
      originalCatch((reason: unknown) => {
        const failure = toFailure(reason);
        // After this turn, in which autocomplete-core resets the status.
        setTimeout(() => {
          if (thisSearch !== newestSearch) return;
          Promise.reject(failure)
            .catch(setErrorStatus)
            .catch(() => undefined);
        });
        return setErrorStatus?.(failure) as never;
      });
    return response;
  };
  return client;
}
