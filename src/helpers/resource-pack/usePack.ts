import { useEffect, useState } from 'react';
import type { Inspection } from './model';
import type { Answer } from './worker';

export interface Work {
  readonly inspection?: Inspection;
  readonly sha1?: string;
  readonly state: 'working' | 'done' | 'failed';
}

/** Undefined in a browser without workers, or if they are blocked. */
function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./worker.ts', import.meta.url));
  } catch {
    return undefined;
  }
}

/** Inspects and hashes a zip in a worker; another file, or none, cancels the previous one. */
export function usePack(file: File | undefined): Work | undefined {
  const [work, setWork] = useState<{ file: File; work: Work }>();
  useEffect(() => {
    if (file === undefined) return undefined;
    const set = (change: (old: Work) => Work) =>
      setWork((old) => ({
        file,
        work: change(old?.file === file ? old.work : { state: 'working' }),
      }));
    const worker = startWorker();
    if (worker === undefined) {
      set((old) => ({ ...old, state: 'failed' }));
      return undefined;
    }
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.step === 'inspected') set((old) => ({ ...old, inspection: data.inspection }));
      else if (data.step === 'failed') set((old) => ({ ...old, state: 'failed' }));
      else
        set((old) => ({
          ...old,
          state: 'done',
          ...(data.sha1 !== undefined && { sha1: data.sha1 }),
        }));
    };
    worker.onerror = () => set((old) => ({ ...old, state: 'failed' }));
    worker.postMessage(file);
    return () => worker.terminate();
  }, [file]);
  if (file === undefined) return undefined;
  return work?.file === file ? work.work : { state: 'working' };
}
