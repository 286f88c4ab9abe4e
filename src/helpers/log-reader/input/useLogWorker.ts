/** The log reader's side of its worker: starts it, and shows how far it is. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReadProgress, LogReading } from './read-file';
import type { RedactOptions } from '../redaction/redact';
import type { LogJob, LogWorkerMessage } from './worker';

export type LogWorkerState =
  | { readonly kind: 'example' }
  | { readonly kind: 'reading'; readonly progress: ReadProgress | undefined }
  | { readonly kind: 'done'; readonly reading: LogReading }
  | { readonly kind: 'canceled' }
  | { readonly kind: 'failed'; readonly reason: 'empty' | 'not-text' | 'unreadable' | 'no-worker' };

/**
 * The last finished result in this tab, in memory only: it survives “back” from a guide, but not a
 * reload.
 */
let kept: LogReading | undefined;

/** The state that a message of the worker leads to. */
function getStateAfter(message: LogWorkerMessage): LogWorkerState {
  if (message.kind === 'progress') return { kind: 'reading', progress: message.progress };
  const { result } = message;
  return result.ok
    ? { kind: 'done', reading: result.reading }
    : { kind: 'failed', reason: result.reason };
}

/** Reads one log at a time in a separate worker, which terminates with the reading or the page. */
export function useLogWorker(): {
  state: LogWorkerState;
  read: (file: Blob, options: RedactOptions) => void;
  cancel: () => void;
} {
  const [state, setState] = useState<LogWorkerState>({ kind: 'example' });
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
      const takeMessage = (message: LogWorkerMessage) => {
        const next = getStateAfter(message);
        if (message.kind === 'done') {
          stop();
          kept = next.kind === 'done' ? next.reading : undefined;
        }
        setState(next);
      };
      try {
        const started = new Worker(new URL('./worker.ts', import.meta.url));
        worker.current = started;
        const isCurrent = () => worker.current === started;
        // A worker that is terminated while its script loads reports an error, too.
        started.onerror = () => {
          if (isCurrent()) fail();
        };
        started.onmessage = ({ data }: MessageEvent<LogWorkerMessage>) => {
          if (isCurrent()) takeMessage(data);
        };
        started.postMessage({ file, options } satisfies LogJob);
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
