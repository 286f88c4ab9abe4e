/** Runs the check of a resource pack in a worker, so that a large file does not block the page. */
import { useEffect, useState } from 'react';
import type { Inspection } from './model';
import type { WorkerMessage } from './worker';

/** How far the check of a file is. */
export interface PackCheck {
  readonly inspection?: Inspection;
  readonly sha1?: string;
  readonly state: 'working' | 'done' | 'failed';
}

/** A worker; undefined in a browser without workers, or if they are blocked. */
function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./worker.ts', import.meta.url));
  } catch {
    return undefined;
  }
}

/** The state of a check after a message of the worker. */
function checkAfter(check: PackCheck, message: WorkerMessage): PackCheck {
  switch (message.step) {
    case 'inspected':
      return { ...check, inspection: message.inspection };
    case 'failed':
      return { ...check, state: 'failed' };
    case 'hashed': {
      const { sha1 } = message;
      return { ...check, state: 'done', ...(sha1 !== undefined && { sha1 }) };
    }
  }
}

/** Inspects and hashes a zip in a worker; another file, or none, cancels the previous one. */
export function usePack(file: File | undefined): PackCheck | undefined {
  const [current, setCurrent] = useState<{ file: File; check: PackCheck }>();
  useEffect(() => {
    if (file === undefined) return undefined;
    const receive = (message: WorkerMessage) =>
      setCurrent((old) => ({
        file,
        check: checkAfter(old?.file === file ? old.check : { state: 'working' }, message),
      }));
    const worker = startWorker();
    if (worker === undefined) {
      receive({ step: 'failed' });
      return undefined;
    }
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => receive(data);
    worker.onerror = () => receive({ step: 'failed' });
    worker.postMessage(file);
    return () => worker.terminate();
  }, [file]);
  if (file === undefined) return undefined;
  return current?.file === file ? current.check : { state: 'working' };
}
