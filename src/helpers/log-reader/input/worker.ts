/**
 * Reads one log off the main thread. The page terminates it to cancel, which also frees its memory.
 */
import { readFile, type ReadProgress, type ReadResult } from './read-file';
import type { RedactOptions } from '../redaction/redact';

export interface LogJob {
  readonly file: Blob;
  readonly options: RedactOptions;
}

export type LogWorkerMessage =
  | { readonly kind: 'progress'; readonly progress: ReadProgress }
  | { readonly kind: 'done'; readonly result: ReadResult };

/** TypeScript sees `self` as a window here; in this file it is the worker. */
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<LogJob>) => void) | null;
  postMessage: (message: LogWorkerMessage) => void;
};

scope.onmessage = ({ data }) => {
  void readFile(data.file, {
    ...data.options,
    onProgress: (progress) => scope.postMessage({ kind: 'progress', progress }),
  }).then((result) => scope.postMessage({ kind: 'done', result }));
};
