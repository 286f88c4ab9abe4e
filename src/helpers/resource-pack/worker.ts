/** Inspects and hashes the zip off the main thread, so that a large pack never blocks the page. */
import { inspectPack, type Inspection } from './model';
import { MAX_HASHED_MB, computeSha1 } from './sha1';

export type WorkerMessage =
  | { readonly step: 'inspected'; readonly inspection: Inspection }
  /** No hash for a file that does not fit in memory. */
  | { readonly step: 'hashed'; readonly sha1: string | undefined }
  | { readonly step: 'failed' };

const MEGABYTE = 1024 * 1024;
const postResult = (message: WorkerMessage) => self.postMessage(message);

async function readPack(file: Blob): Promise<void> {
  const inspection = await inspectPack({
    size: file.size,
    read: async (start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
  });
  postResult({ step: 'inspected', inspection });
  const isSmall = file.size <= MAX_HASHED_MB * MEGABYTE;
  postResult({
    step: 'hashed',
    sha1: isSmall ? await computeSha1(new Uint8Array(await file.arrayBuffer())) : undefined,
  });
}

self.onmessage = ({ data }: MessageEvent<Blob>) => {
  readPack(data).catch(() => postResult({ step: 'failed' }));
};
