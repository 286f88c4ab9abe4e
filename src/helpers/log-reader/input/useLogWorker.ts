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

/** What happens in the worker, as long as it is the current one. */
interface WorkerEvents {
  readonly onMessage: (message: LogWorkerMessage) => void;
  readonly onFailure: () => void;
}

/** Holds one worker at a time; it terminates with the page. */
function useWorker(): {
  start: (job: LogJob, events: WorkerEvents) => void;
  stop: () => void;
} {
  const current = useRef<Worker | undefined>(undefined);
  const stop = useCallback(() => {
    current.current?.terminate();
    current.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);
  const start = useCallback(
    (job: LogJob, { onMessage, onFailure }: WorkerEvents) => {
      stop();
      try {
        const worker = new Worker(new URL('./worker.ts', import.meta.url));
        current.current = worker;
        const isCurrent = () => current.current === worker;
        // A worker that is terminated while its script loads reports an error, too.
        worker.onerror = () => {
          if (isCurrent()) onFailure();
        };
        worker.onmessage = ({ data }: MessageEvent<LogWorkerMessage>) => {
          if (isCurrent()) onMessage(data);
        };
        worker.postMessage(job);
      } catch {
        onFailure();
      }
    },
    [stop],
  );
  return { start, stop };
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
  const { start, stop } = useWorker();

  const onMessage = useCallback(
    (message: LogWorkerMessage) => {
      const next = getStateAfter(message);
      if (message.kind === 'done') {
        stop();
        kept = next.kind === 'done' ? next.reading : undefined;
      }
      setState(next);
    },
    [stop],
  );
  const onFailure = useCallback(() => {
    stop();
    setState({ kind: 'failed', reason: 'no-worker' });
  }, [stop]);
  const read = useCallback(
    (file: Blob, options: RedactOptions) => {
      setState({ kind: 'reading', progress: undefined });
      start({ file, options }, { onMessage, onFailure });
    },
    [start, onMessage, onFailure],
  );
  const cancel = useCallback(() => {
    stop();
    setState({ kind: 'canceled' });
  }, [stop]);

  return { state, read, cancel };
}
