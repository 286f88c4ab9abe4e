/**
 * Streams a dropped or pasted log: decompresses gzip, decodes, and bounds memory whatever the
 * decompressed size. A large log is searched completely; of a very large one, only the beginning
 * and the end. The copy contains the beginning and the end of what was read.
 */
import { RedactedCopy } from './redacted-copy';
import { loadGuideMessages } from '../guide-rows/guide-messages';
import { createLogReader, needsTexts, withTexts, type LogStream, type LogReport } from '../model';
import type { RedactOptions } from '../redaction/redact';
import { loadRulesFor } from '../rules/loaded';

export interface ReadLimits {
  /** Maximum bytes of text to read. */
  readonly read: number;
  /** Of these, bytes from the beginning of a larger file; the rest comes from its end. */
  readonly readHead: number;
  /** Characters in the copy from the beginning, and from the end. */
  readonly copyHead: number;
  readonly copyTail: number;
}

const MEGABYTE = 1024 * 1024;
/** 512 MB take about 15 seconds; file hosts and tickets accept a copy of 20 MB. */
export const LIMITS: ReadLimits = {
  read: 512 * MEGABYTE,
  readHead: 64 * MEGABYTE,
  copyHead: 5 * MEGABYTE,
  copyTail: 15 * MEGABYTE,
};

export interface ReadProgress {
  /** Bytes of text read so far. */
  readonly bytes: number;
  /** Bytes that will be read, as far as known. */
  readonly total: number | undefined;
  readonly report: LogReport;
}

export interface LogReading {
  readonly report: LogReport;
  /** The redacted text. */
  readonly redacted: Blob;
  /** Why the file may contain more than was read. */
  readonly cut: 'too-large' | 'damaged' | undefined;
  /** Bytes of text that were read. */
  readonly bytes: number;
  /** Bytes in the middle of a very large file that were skipped. */
  readonly skippedBytes: number;
  /** Characters that were read, but are not in the copy. */
  readonly copySkippedChars: number;
}

export type ReadResult =
  | { readonly ok: true; readonly reading: LogReading }
  | { readonly ok: false; readonly reason: 'empty' | 'not-text' | 'unreadable' };

const PIECE_BYTES = 1 << 16;
/** Interval between progress reports. */
const PROGRESS_BYTES = 1 << 20;

/** Enough of a file to recognize its software. */
const BEGINNING_BYTES = 65_536;

/** The parts of a file to read: all of it, or its beginning and its end. */
interface Part {
  readonly bytes: Blob;
  /** Bytes skipped before this part. */
  readonly skipped: number;
}

function listParts(file: Blob, isGzip: boolean, limits: ReadLimits): Part[] {
  if (isGzip || file.size <= limits.read) return [{ bytes: file, skipped: 0 }];
  const tail = file.size - (limits.read - limits.readHead);
  return [
    { bytes: file.slice(0, limits.readHead), skipped: 0 },
    { bytes: file.slice(tail), skipped: tail - limits.readHead },
  ];
}

/** The state while a file is read. */
interface ReadState {
  bytes: number;
  skippedBytes: number;
  cut: LogReading['cut'];
}

interface FileFormat {
  readonly isGzip: boolean;
  readonly isUtf16: boolean;
  readonly maxBytes: number;
}

interface Receiver {
  readonly state: ReadState;
  /** Receives the text. */
  readonly take: (text: string) => void;
  /** Called after each chunk. */
  readonly onRead: () => Promise<void>;
}

/**
 * Reads and decodes the parts of a file, up to the limit.
 * @returns false if the file is not text
 */
async function takeParts(
  parts: readonly Part[],
  { isGzip, isUtf16, maxBytes }: FileFormat,
  { state, take, onRead }: Receiver,
): Promise<boolean> {
  for (const part of parts) {
    const decoder = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8');
    if (part.skipped > 0) {
      state.cut = 'too-large';
      state.skippedBytes = part.skipped;
      take(`\n[${part.skipped} bytes were not read]\n`);
    }
    for await (const chunk of readPieces(part.bytes, isGzip)) {
      if (state.bytes === 0 && !isUtf16 && chunk.subarray(0, 512).includes(0)) return false;
      const room = maxBytes - state.bytes;
      const used = chunk.length > room ? chunk.subarray(0, room) : chunk;
      state.bytes += used.length;
      take(decoder.decode(used, { stream: true }));
      if (chunk.length > room) {
        state.cut = 'too-large';
        break;
      }
      await onRead();
    }
    take(decoder.decode());
  }
  return true;
}

export interface ReadOptions extends RedactOptions {
  /** Called at intervals. */
  readonly onProgress?: (progress: ReadProgress) => void;
  readonly limits?: ReadLimits;
}

/**
 * Reads a file. Failures are returned as a reason; a truncated gzip file is read up to the break.
 */
export async function readFile(
  file: Blob,
  { onProgress, limits = LIMITS, ...redactOptions }: ReadOptions,
): Promise<ReadResult> {
  const format = await findFormat(file, limits);
  if (format === undefined) return { ok: false, reason: 'empty' };
  await loadRules(file, format);
  const reader = createLogReader(redactOptions);
  const copy = new RedactedCopy(limits);
  const state: ReadState = { bytes: 0, skippedBytes: 0, cut: undefined };
  const receiver: Receiver = {
    state,
    take: (text) => copy.add(reader.push(text)),
    onRead: createProgressReporter(reader, state, {
      onProgress,
      total: format.isGzip ? undefined : Math.min(file.size, limits.read),
    }),
  };
  try {
    const isText = await takeParts(listParts(file, format.isGzip, limits), format, receiver);
    if (!isText) return { ok: false, reason: 'not-text' };
  } catch {
    if (state.bytes === 0) return { ok: false, reason: 'unreadable' };
    state.cut = 'damaged';
  }
  return state.bytes === 0 ? { ok: false, reason: 'empty' } : finishReading(reader, copy, state);
}

/** The format of a file, by its first bytes; undefined for an empty one. */
async function findFormat(file: Blob, limits: ReadLimits): Promise<FileFormat | undefined> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first === undefined) return undefined;
  return {
    isGzip: first === 0x1f && second === 0x8b,
    isUtf16: first === 0xff && second === 0xfe,
    maxBytes: limits.read,
  };
}

/** Loads the rules for the software that the beginning of a file shows. */
async function loadRules(file: Blob, { isGzip, isUtf16 }: FileFormat): Promise<void> {
  const beginning = isGzip || isUtf16 ? '' : await file.slice(0, BEGINNING_BYTES).text();
  await Promise.all([loadGuideMessages(), loadRulesFor(beginning)]);
}

/** Returns a function that reports the progress if enough was read since the last time. */
function createProgressReporter(
  reader: LogStream,
  state: ReadState,
  { onProgress, total }: Pick<ReadOptions, 'onProgress'> & Pick<ReadProgress, 'total'>,
): () => Promise<void> {
  let nextProgress = 0;
  return async () => {
    if (onProgress === undefined || state.bytes < nextProgress) return;
    onProgress({ bytes: state.bytes, total, report: await completeReport(reader) });
    nextProgress = state.bytes + PROGRESS_BYTES;
  };
}

/** Ends the log, and puts together what was read. */
async function finishReading(
  reader: LogStream,
  copy: RedactedCopy,
  state: ReadState,
): Promise<ReadResult> {
  copy.add(reader.finish());
  const { blob, skipped } = copy.finish();
  const report = await completeReport(reader);
  return { ok: true, reading: { report, redacted: blob, ...state, copySkippedChars: skipped } };
}

/** The result so far; loads the guides' texts only if they are needed. */
async function completeReport(reader: LogStream): Promise<LogReport> {
  const report = reader.report();
  if (!needsTexts(report)) return report;
  const { default: texts } = await import('../guide-rows/guide-texts.json');
  return withTexts(report, texts);
}

async function* readPieces(file: Blob, isGzip: boolean): AsyncGenerator<Uint8Array> {
  const bytes: ReadableStream<Uint8Array> = file.stream();
  const stream = isGzip
    ? bytes.pipeThrough(
        new DecompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>,
      )
    : bytes;
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      for (let at = 0; at < value.length; at += PIECE_BYTES)
        yield value.subarray(at, at + PIECE_BYTES);
    }
  } finally {
    // Stops decompressing a file that exceeds the limit.
    await reader.cancel().catch(() => undefined);
  }
}
