/** What a picture file is, read from its first bytes and not from its name. Pure. */

export type Kind = 'PNG' | 'JPEG' | 'GIF' | 'WebP' | 'BMP' | 'SVG';

export interface Header {
  readonly kind: Kind;
  /** Pixels; absent where the file does not say so in its first bytes. */
  readonly width?: number;
  readonly height?: number;
}

/** How an IHDR describes its pixels: https://www.w3.org/TR/png-3/#11IHDR. */
export interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly bitDepth: number;
  readonly color: 'gray' | 'truecolor' | 'indexed' | 'gray with alpha' | 'truecolor with alpha';
  readonly interlaced: boolean;
}

export type PngResult =
  | { readonly ok: true; readonly png: PngHeader }
  | { readonly ok: false; readonly reason: 'not-png' | 'cut-off' | 'damaged' };

/** Enough for every header here; a JPEG may hide its size behind a large profile or thumbnail. */
export const HEADER_BYTES = 256 * 1024;

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const IHDR_LENGTH = 13;
/** Signature, length and type of the chunk, its content, its checksum. */
const PNG_HEAD = SIGNATURE.length + 8 + IHDR_LENGTH + 4;
const LARGEST = 0x7fffffff;
/** Color types with the bit depths each allows. */
const COLOR_TYPES: ReadonlyMap<number, readonly [PngHeader['color'], readonly number[]]> = new Map([
  [0, ['gray', [1, 2, 4, 8, 16]]],
  [2, ['truecolor', [8, 16]]],
  [3, ['indexed', [1, 2, 4, 8]]],
  [4, ['gray with alpha', [8, 16]]],
  [6, ['truecolor with alpha', [8, 16]]],
]);

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0) =>
  bytes.length >= at + start.length && start.every((byte, index) => bytes[at + index] === byte);
const ascii = (text: string) => Array.from(text, (char) => char.charCodeAt(0));

/** CRC-32 as PNG and zip use it. */
export function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ -1) >>> 0;
}

/** Reads and checks the IHDR chunk of a PNG. */
export function readPng(bytes: Uint8Array): PngResult {
  if (!startsWith(bytes, SIGNATURE)) return { ok: false, reason: 'not-png' };
  if (bytes.length < PNG_HEAD) return { ok: false, reason: 'cut-off' };
  const view = viewOf(bytes);
  const content = SIGNATURE.length + 8;
  const [width, height] = [view.getUint32(content), view.getUint32(content + 4)];
  const bitDepth = view.getUint8(content + 8);
  const color = COLOR_TYPES.get(view.getUint8(content + 9));
  const interlace = view.getUint8(content + 12);
  const sound =
    view.getUint32(8) === IHDR_LENGTH &&
    startsWith(bytes, ascii('IHDR'), 12) &&
    Math.min(width, height) > 0 &&
    Math.max(width, height) <= LARGEST &&
    color?.[1].includes(bitDepth) === true &&
    view.getUint8(content + 10) === 0 &&
    view.getUint8(content + 11) === 0 &&
    interlace <= 1 &&
    view.getUint32(content + IHDR_LENGTH) === crc32(bytes.subarray(12, content + IHDR_LENGTH));
  if (!sound) return { ok: false, reason: 'damaged' };
  return {
    ok: true,
    png: { width, height, bitDepth, color: color[0], interlaced: interlace === 1 },
  };
}

/** Size in a JPEG's frame header, behind any number of other segments. */
function jpegSize(bytes: Uint8Array): Pick<Header, 'width' | 'height'> {
  const view = viewOf(bytes);
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = view.getUint8(at + 1);
    // Frame headers, without the tables that lie between them.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    at += marker === 0xff ? 1 : 2 + Math.max(2, view.getUint16(at + 2));
  }
  return {};
}

/** Size in the first chunk of a WebP: lossy, lossless or extended. */
function webpSize(bytes: Uint8Array): Pick<Header, 'width' | 'height'> {
  if (bytes.length < 30) return {};
  const view = viewOf(bytes);
  if (startsWith(bytes, ascii('VP8 '), 12)) {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  if (startsWith(bytes, ascii('VP8L'), 12)) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (!startsWith(bytes, ascii('VP8X'), 12)) return {};
  return {
    width: (view.getUint32(24, true) & 0xffffff) + 1,
    height: (view.getUint32(26, true) >>> 8) + 1,
  };
}

/** What a file is by its first `HEADER_BYTES`; undefined for what is no picture. Never throws. */
export function readHeader(bytes: Uint8Array): Header | undefined {
  if (startsWith(bytes, SIGNATURE)) {
    const result = readPng(bytes);
    return result.ok
      ? { kind: 'PNG', width: result.png.width, height: result.png.height }
      : { kind: 'PNG' };
  }
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return { kind: 'JPEG', ...jpegSize(bytes) };
  const view = viewOf(bytes);
  if (startsWith(bytes, ascii('GIF8')) && bytes.length >= 10) {
    return { kind: 'GIF', width: view.getUint16(6, true), height: view.getUint16(8, true) };
  }
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) {
    return { kind: 'WebP', ...webpSize(bytes) };
  }
  if (startsWith(bytes, ascii('BM')) && bytes.length >= 26) {
    return {
      kind: 'BMP',
      width: view.getInt32(18, true),
      height: Math.abs(view.getInt32(22, true)),
    };
  }
  const text = new TextDecoder().decode(bytes.subarray(0, 4096));
  return /<svg[\s>]/i.test(text) ? { kind: 'SVG' } : undefined;
}
