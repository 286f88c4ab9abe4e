/**
 * Reads single small files out of a zip of any size: the central directory at its end, then the
 * entries that the caller requests. Every length is checked before decompression, which stops at
 * its limit whatever the archive declares, so a zip bomb costs nothing.
 */
import { Inflate } from 'fflate';

/** A file, or bytes in memory; `read` returns bytes from `start` up to `end`. */
export interface ByteSource {
  readonly size: number;
  read(start: number, end: number): Promise<Uint8Array>;
}

export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly encrypted: boolean;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

export type ZipError = 'not-a-zip' | 'damaged' | 'too-large';
export type ZipResult<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly reason: ZipError };

const END_OF_DIRECTORY_SIGNATURE = 0x06054b50;
const DIRECTORY_ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_HEADER_SIGNATURE = 0x04034b50;
const END_OF_DIRECTORY_LENGTH = 22;
const DIRECTORY_ENTRY_LENGTH = 46;
const LOCAL_HEADER_LENGTH = 30;
const MAX_COMMENT_LENGTH = 0xffff;
/** The central directories of the largest mods are about 2 MB. */
const MAX_DIRECTORY_LENGTH = 16 * 1024 * 1024;
const METHOD_STORED = 0;
const METHOD_DEFLATED = 8;
/** A chunk decompresses to at most 4 MB, at deflate's limit of 1032 to 1. */
const CHUNK_LENGTH = 4096;

const createFailure = (reason: ZipError): { ok: false; reason: ZipError } => ({
  ok: false,
  reason,
});
const createView = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Where the central directory is, and how many entries it has. */
interface Directory {
  readonly start: number;
  readonly length: number;
  readonly count: number;
  /** Bytes before the archive, which shift all offsets in it. */
  readonly shift: number;
}

/** Finds the central directory by the record at the end of the file. */
async function findDirectory(file: ByteSource): Promise<ZipResult<Directory>> {
  const tail = await file.read(
    Math.max(0, file.size - END_OF_DIRECTORY_LENGTH - MAX_COMMENT_LENGTH),
    file.size,
  );
  const end = createView(tail);
  let at = tail.length - END_OF_DIRECTORY_LENGTH;
  while (at >= 0 && end.getUint32(at, true) !== END_OF_DIRECTORY_SIGNATURE) at -= 1;
  if (at < 0) return createFailure('not-a-zip');
  const count = end.getUint16(at + 10, true);
  const length = end.getUint32(at + 12, true);
  const statedStart = end.getUint32(at + 16, true);
  // 0xffff and 0xffffffff announce a Zip64 directory, which no pack or plugin needs.
  if (count === 0xffff || length > MAX_DIRECTORY_LENGTH) return createFailure('too-large');
  // Java's reader counts from the end.
  const shift = file.size - tail.length + at - length - statedStart;
  if (shift < 0) return createFailure('damaged');
  return { ok: true, value: { start: statedStart + shift, length, count, shift } };
}

/** The entries of the central directory, in its order. */
export async function readZipEntries(file: ByteSource): Promise<ZipResult<readonly ZipEntry[]>> {
  const found = await findDirectory(file);
  if (!found.ok) return found;
  const { start, length, count, shift } = found.value;
  const bytes = await file.read(start, start + length);
  const entries: ZipEntry[] = [];
  for (let from = 0; entries.length < count;) {
    const parsed = parseDirectoryEntry(bytes, from, shift);
    if (parsed === undefined) return createFailure('damaged');
    entries.push(parsed.entry);
    from = parsed.end;
  }
  return { ok: true, value: entries };
}

/** The entry at an offset of the central directory, and where it ends; undefined if it is damaged. */
function parseDirectoryEntry(
  bytes: Uint8Array,
  from: number,
  shift: number,
): { entry: ZipEntry; end: number } | undefined {
  const directory = createView(bytes);
  const nameStart = from + DIRECTORY_ENTRY_LENGTH;
  if (nameStart > bytes.length || directory.getUint32(from, true) !== DIRECTORY_ENTRY_SIGNATURE) {
    return undefined;
  }
  const nameEnd = nameStart + directory.getUint16(from + 28, true);
  const extraLength = directory.getUint16(from + 30, true);
  const commentLength = directory.getUint16(from + 32, true);
  return {
    entry: {
      name: new TextDecoder().decode(bytes.subarray(nameStart, nameEnd)),
      encrypted: (directory.getUint16(from + 8, true) & 1) === 1,
      method: directory.getUint16(from + 10, true),
      packed: directory.getUint32(from + 20, true),
      size: directory.getUint32(from + 24, true),
      offset: directory.getUint32(from + 42, true) + shift,
    },
    end: nameEnd + extraLength + commentLength,
  };
}

/** An entry's content, if it decompresses to at most `limit` bytes. */
export async function extract(
  file: ByteSource,
  entry: ZipEntry,
  limit: number,
): Promise<ZipResult<Uint8Array>> {
  if (entry.size > limit || entry.packed > limit) return createFailure('too-large');
  if (entry.encrypted || (entry.method !== METHOD_STORED && entry.method !== METHOD_DEFLATED)) {
    return createFailure('damaged');
  }
  const head = await file.read(entry.offset, entry.offset + LOCAL_HEADER_LENGTH);
  if (
    head.length < LOCAL_HEADER_LENGTH ||
    createView(head).getUint32(0, true) !== LOCAL_HEADER_SIGNATURE
  ) {
    return createFailure('damaged');
  }
  const start =
    entry.offset +
    LOCAL_HEADER_LENGTH +
    createView(head).getUint16(26, true) +
    createView(head).getUint16(28, true);
  const packed = await file.read(start, start + entry.packed);
  if (packed.length !== entry.packed) return createFailure('damaged');
  return entry.method === METHOD_STORED ? { ok: true, value: packed } : unpack(packed, limit);
}

/** Decompresses bytes; stops as soon as there are more than `limit`. */
export function unpack(packed: Uint8Array, limit: number): ZipResult<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const last = { seen: false };
  const inflate = new Inflate((piece, final) => {
    pieces.push(piece);
    length += piece.length;
    last.seen ||= final;
  });
  try {
    for (let from = 0; from < packed.length && length <= limit; from += CHUNK_LENGTH) {
      inflate.push(
        packed.subarray(from, from + CHUNK_LENGTH),
        from + CHUNK_LENGTH >= packed.length,
      );
    }
  } catch {
    return createFailure('damaged');
  }
  if (length > limit) return createFailure('too-large');
  if (!last.seen) return createFailure('damaged');
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return { ok: true, value: whole };
}
