/**
 * Reads a dropped or pasted log as a stream: unpacks gzip, decodes, and keeps memory bounded
 * whatever the file unpacks to. All of a large log is read for errors; of a very large one the
 * beginning and the end. The copy holds the beginning and the end of what was read.
 */
import { CopyKeeper } from './copy-keeper';
import { loadGuides } from './guides';
import { createLogReader, needsTexts, withTexts, type LogReader, type Report } from './model';
import type { RedactOptions } from './redact';

export interface Limits {
  /** Bytes of text that are read at most. */
  readonly read: number;
  /** Of these, from the beginning, where a file is larger; the rest comes from its end. */
  readonly readHead: number;
  /** Characters of the copy from the beginning, and from the end. */
  readonly copyHead: number;
  readonly copyTail: number;
}

const MEGABYTE = 1024 * 1024;
/** 512 MB take a quarter of a minute; a copy of 20 MB is what file hosts and tickets take. */
export const LIMITS: Limits = {
  read: 512 * MEGABYTE,
  readHead: 64 * MEGABYTE,
  copyHead: 5 * MEGABYTE,
  copyTail: 15 * MEGABYTE,
};

export interface Progress {
  /** Bytes of text read so far. */
  readonly bytes: number;
  /** Bytes that will be read, as far as that is known. */
  readonly total: number | undefined;
  readonly report: Report;
}

export interface Reading {
  readonly report: Report;
  /** The redacted text. */
  readonly redacted: Blob;
  /** Why there may be more in the file than was read. */
  readonly cut: 'too-large' | 'damaged' | undefined;
  /** Bytes of text that were read. */
  readonly bytes: number;
  /** Bytes in the middle of a very large file that were not read. */
  readonly skippedBytes: number;
  /** Characters that were read and are not in the copy. */
  readonly copySkippedBytes: number;
}

export type ReadResult =
  | { readonly ok: true; readonly reading: Reading }
  | { readonly ok: false; readonly reason: 'empty' | 'not-text' | 'unreadable' };

const PIECE = 1 << 16;
/** Between two reports of progress. */
const EVERY_BYTES = 1 << 20;

/** What is read of a file: all of it, or its beginning and its end. */
interface Part {
  readonly bytes: Blob;
  /** Bytes that were left out before this part. */
  readonly skipped: number;
}

function partsOf(file: Blob, packed: boolean, limits: Limits): Part[] {
  if (packed || file.size <= limits.read) return [{ bytes: file, skipped: 0 }];
  const tail = file.size - (limits.read - limits.readHead);
  return [
    { bytes: file.slice(0, limits.readHead), skipped: 0 },
    { bytes: file.slice(tail), skipped: tail - limits.readHead },
  ];
}

/** What was read of a file so far. */
interface Taken {
  bytes: number;
  skippedBytes: number;
  cut: Reading['cut'];
}

/**
 * Reads the parts of a file, decoded, up to the limit.
 * @param take gets the text @param onRead called after each piece
 * @returns false for a file that holds no text
 */
async function takeParts(
  parts: readonly Part[],
  { packed, wide, most }: { packed: boolean; wide: boolean; most: number },
  taken: Taken,
  take: (text: string) => void,
  onRead: () => Promise<void>,
): Promise<boolean> {
  for (const part of parts) {
    const decoder = new TextDecoder(wide ? 'utf-16le' : 'utf-8');
    if (part.skipped > 0) {
      taken.cut = 'too-large';
      taken.skippedBytes = part.skipped;
      take(`\n[${part.skipped} bytes were not read]\n`);
    }
    for await (const chunk of piecesOf(part.bytes, packed)) {
      if (taken.bytes === 0 && !wide && chunk.subarray(0, 512).includes(0)) return false;
      const room = most - taken.bytes;
      const used = chunk.length > room ? chunk.subarray(0, room) : chunk;
      taken.bytes += used.length;
      take(decoder.decode(used, { stream: true }));
      if (chunk.length > room) {
        taken.cut = 'too-large';
        break;
      }
      await onRead();
    }
    take(decoder.decode());
  }
  return true;
}

/**
 * Reads a file. Failures come back as a reason; a gzip file that breaks off is read up to there.
 * @param onProgress called from time to time; return a promise to let other work in between
 */
export async function readFile(
  file: Blob,
  options: RedactOptions,
  onProgress: (progress: Progress) => void = () => undefined,
  limits: Limits = LIMITS,
): Promise<ReadResult> {
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (head.length === 0) return { ok: false, reason: 'empty' };
  const packed = head[0] === 0x1f && head[1] === 0x8b;
  const wide = head[0] === 0xff && head[1] === 0xfe;
  await loadGuides();
  const reader = createLogReader(options);
  const copy = new CopyKeeper(limits);
  const total = packed ? undefined : Math.min(file.size, limits.read);
  const taken: Taken = { bytes: 0, skippedBytes: 0, cut: undefined };
  let nextProgress = 0;
  const onRead = async (): Promise<void> => {
    if (taken.bytes < nextProgress) return;
    onProgress({ bytes: taken.bytes, total, report: await reportOf(reader) });
    nextProgress = taken.bytes + EVERY_BYTES;
  };
  try {
    const isText = await takeParts(
      partsOf(file, packed, limits),
      { packed, wide, most: limits.read },
      taken,
      (text) => copy.add(reader.push(text)),
      onRead,
    );
    if (!isText) return { ok: false, reason: 'not-text' };
  } catch {
    if (taken.bytes === 0) return { ok: false, reason: 'unreadable' };
    taken.cut = 'damaged';
  }
  if (taken.bytes === 0) return { ok: false, reason: 'empty' };
  copy.add(reader.finish());
  const { blob, skipped } = copy.finish();
  const report = await reportOf(reader);
  return { ok: true, reading: { report, redacted: blob, ...taken, copySkippedBytes: skipped } };
}

/** What is known so far; what guides say about it is loaded only where it is needed. */
async function reportOf(reader: LogReader): Promise<Report> {
  const report = reader.report();
  if (!needsTexts(report)) return report;
  const { default: texts } = await import('./guide-texts.json');
  return withTexts(report, texts);
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
