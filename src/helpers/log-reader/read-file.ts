/**
 * Reads a dropped or pasted log as a stream: unpacks gzip, decodes, and stops at the size limit,
 * so that memory stays bounded whatever the file unpacks to.
 */
import { createLogReader, type Report } from './reader';
import type { RedactOptions } from './redact';

/** Bytes of text that are read; the rest of a larger log is left out, and the reader says so. */
export const LARGEST_BYTES = 20 * 1024 * 1024;

export interface Progress {
  /** Bytes of text read so far. */
  readonly bytes: number;
  /** Bytes that will be read, as far as that is known. */
  readonly total: number | undefined;
  readonly report: Report;
}

export interface Reading {
  readonly report: Report;
  /** The whole text that was read, redacted. */
  readonly redacted: Blob;
  /** Why there may be more in the file than was read. */
  readonly cut: 'too-large' | 'damaged' | undefined;
}

export type ReadResult =
  | { readonly ok: true; readonly reading: Reading }
  | { readonly ok: false; readonly reason: 'empty' | 'not-text' | 'unreadable' };

const PART = 1 << 20;
const PIECE = 1 << 16;
/** Between two reports of progress. */
const EVERY_BYTES = 1 << 20;

/**
 * Reads a file. Failures come back as a reason; a gzip file that breaks off is read up to there.
 * @param onProgress called from time to time; return a promise to let other work in between
 */
export async function readFile(
  file: Blob,
  options: RedactOptions,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<ReadResult> {
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (head.length === 0) return { ok: false, reason: 'empty' };
  const packed = head[0] === 0x1f && head[1] === 0x8b;
  const wide = head[0] === 0xff && head[1] === 0xfe;
  const decoder = new TextDecoder(wide ? 'utf-16le' : 'utf-8');
  const reader = createLogReader(options);
  const parts: BlobPart[] = [];
  let part = '';
  let bytes = 0;
  let nextProgress = 0;
  let cut: Reading['cut'];
  const keep = (text: string): void => {
    part += text;
    if (part.length < PART) return;
    parts.push(new Blob([part]));
    part = '';
  };
  const total = packed ? undefined : Math.min(file.size, LARGEST_BYTES);
  try {
    for await (const chunk of piecesOf(file, packed)) {
      if (bytes === 0 && !wide && chunk.subarray(0, 512).includes(0)) {
        return { ok: false, reason: 'not-text' };
      }
      const room = LARGEST_BYTES - bytes;
      const used = chunk.length > room ? chunk.subarray(0, room) : chunk;
      bytes += used.length;
      keep(reader.push(decoder.decode(used, { stream: true })));
      if (chunk.length > room) {
        cut = 'too-large';
        break;
      }
      if (bytes >= nextProgress) {
        onProgress({ bytes, total, report: reader.report() });
        nextProgress = bytes + EVERY_BYTES;
      }
    }
  } catch {
    if (bytes === 0) return { ok: false, reason: 'unreadable' };
    cut = 'damaged';
  }
  if (bytes === 0) return { ok: false, reason: 'empty' };
  keep(reader.push(decoder.decode()) + reader.finish());
  parts.push(part);
  const redacted = new Blob(parts, { type: 'text/plain' });
  return { ok: true, reading: { report: reader.report(), redacted, cut } };
}

async function* piecesOf(file: Blob, packed: boolean): AsyncGenerator<Uint8Array> {
  const bytes: ReadableStream<Uint8Array> = file.stream();
  const stream = packed
    ? bytes.pipeThrough(
        new DecompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>,
      )
    : bytes;
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      for (let at = 0; at < value.length; at += PIECE) yield value.subarray(at, at + PIECE);
    }
  } finally {
    // Ends the unpacking of a file that is larger than what is read.
    await reader.cancel().catch(() => undefined);
  }
}
