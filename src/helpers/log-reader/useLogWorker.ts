import { useCallback, useEffect, useRef, useState } from 'react';
import type { Progress, Reading } from './read-file';
import type { RedactOptions } from './redact';
import type { Job, Message } from './worker';

export type State =
  | { readonly kind: 'example' }
  | { readonly kind: 'reading'; readonly progress: Progress | undefined }
  | { readonly kind: 'done'; readonly reading: Reading }
  | { readonly kind: 'canceled' }
  | { readonly kind: 'failed'; readonly reason: 'empty' | 'not-text' | 'unreadable' | 'no-worker' };

/**
 * The last finished result in this tab, in memory only: it survives “back” from a guide, but not a
 * reload.
 */
let kept: Reading | undefined;

/** Reads one log at a time in a separate worker, which terminates with the reading or the page. */
export function useLogWorker(): {
  state: State;
  read: (file: Blob, options: RedactOptions) => void;
  cancel: () => void;
} {
  const [state, setState] = useState<State>({ kind: 'example' });
  // Not the initial state: the built page shows the example, and hydration must match it.
  useEffect(() => {
    if (kept !== undefined) setState({ kind: 'done', reading: kept });
  }, []);
  const worker = useRef<Worker | undefined>(undefined);

  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);

  const read = useCallback(
    (file: Blob, options: RedactOptions) => {
      stop();
      setState({ kind: 'reading', progress: undefined });
      const fail = () => {
        stop();
        setState({ kind: 'failed', reason: 'no-worker' });
      };
      try {
        const started = new Worker(new URL('./worker.ts', import.meta.url));
        worker.current = started;
        // A worker that is terminated while its script loads reports an error, too.
        started.onerror = () => {
          if (worker.current === started) fail();
        };
        started.onmessage = ({ data }: MessageEvent<Message>) => {
          if (worker.current !== started) return;
          if (data.kind === 'progress') {
            setState({ kind: 'reading', progress: data.progress });
            return;
          }
          stop();
          kept = data.result.ok ? data.result.reading : undefined;
          setState(
            data.result.ok
              ? { kind: 'done', reading: data.result.reading }
              : { kind: 'failed', reason: data.result.reason },
          );
        };
        started.postMessage({ file, options } satisfies Job);
      } catch {
        fail();
      }
    },
    [stop],
  );

  const cancel = useCallback(() => {
    stop();
    setState({ kind: 'canceled' });
  }, [stop]);

  return { state, read, cancel };
}
