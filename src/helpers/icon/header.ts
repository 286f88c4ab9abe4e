/** Detects an image format from the first bytes of a file, not from its name. Pure. */
// cspell:ignore heix hevx
// One module per format: the package's entry point includes thirty more, at four times the size.
import { BMP } from 'image-size/types/bmp';
import { GIF } from 'image-size/types/gif';
import { HEIF } from 'image-size/types/heif';
import { ICO } from 'image-size/types/ico';
import type { IImage } from 'image-size/types/interface';
import { JPG } from 'image-size/types/jpg';
import { WEBP } from 'image-size/types/webp';

export type ImageKind = 'PNG' | 'JPEG' | 'GIF' | 'WebP' | 'BMP' | 'AVIF' | 'HEIC' | 'ICO' | 'SVG';

export interface ImageHeader {
  readonly kind: ImageKind;
  /** In pixels; absent if the first bytes of the file do not contain it. */
  readonly width?: number;
  readonly height?: number;
}

/** How an IHDR describes its pixels: https://www.w3.org/TR/png-3/#11IHDR. */
export interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly bitDepth: number;
  readonly color: 'gray' | 'truecolor' | 'indexed' | 'gray with alpha' | 'truecolor with alpha';
  readonly isInterlaced: boolean;
}

export type PngResult =
  | { readonly ok: true; readonly png: PngHeader }
  | { readonly ok: false; readonly reason: 'not-png' | 'cut-off' | 'damaged' };

/** Enough for every header here; in a JPEG, a large profile or thumbnail may precede the size. */
export const HEADER_BYTES = 256 * 1024;

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const IHDR_LENGTH = 13;
/** Signature, then the chunk's length and type, content, and checksum. */
const PNG_HEAD = SIGNATURE.length + 8 + IHDR_LENGTH + 4;
const MAX_EDGE = 0x7fffffff;
/** Color types with the bit depths each allows. */
const COLOR_TYPES: ReadonlyMap<number, readonly [PngHeader['color'], readonly number[]]> = new Map([
  [0, ['gray', [1, 2, 4, 8, 16]]],
  [2, ['truecolor', [8, 16]]],
  [3, ['indexed', [1, 2, 4, 8]]],
  [4, ['gray with alpha', [8, 16]]],
  [6, ['truecolor with alpha', [8, 16]]],
]);

const toDataView = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const startsWithBytes = (bytes: Uint8Array, start: readonly number[], at = 0) =>
  bytes.length >= at + start.length && start.every((byte, index) => bytes[at + index] === byte);
const decodeAscii = (text: string) => Array.from(text, (char) => char.charCodeAt(0));

/** CRC-32 as PNG and zip use it. */
export function computeCrc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ -1) >>> 0;
}

/** Reads and checks the IHDR chunk of a PNG. */
export function parsePngHeader(bytes: Uint8Array): PngResult {
  if (!startsWithBytes(bytes, SIGNATURE)) return { ok: false, reason: 'not-png' };
  if (bytes.length < PNG_HEAD) return { ok: false, reason: 'cut-off' };
  const view = toDataView(bytes);
  const content = SIGNATURE.length + 8;
  const [width, height] = [view.getUint32(content), view.getUint32(content + 4)];
  const bitDepth = view.getUint8(content + 8);
  const color = COLOR_TYPES.get(view.getUint8(content + 9));
  const interlace = view.getUint8(content + 12);
  const isValid =
    view.getUint32(8) === IHDR_LENGTH &&
    startsWithBytes(bytes, decodeAscii('IHDR'), 12) &&
    Math.min(width, height) > 0 &&
    Math.max(width, height) <= MAX_EDGE &&
    color?.[1].includes(bitDepth) === true &&
    view.getUint8(content + 10) === 0 &&
    view.getUint8(content + 11) === 0 &&
    interlace <= 1 &&
    view.getUint32(content + IHDR_LENGTH) ===
      computeCrc32(bytes.subarray(12, content + IHDR_LENGTH));
  if (!isValid) return { ok: false, reason: 'damaged' };
  return {
    ok: true,
    png: { width, height, bitDepth, color: color[0], isInterlaced: interlace === 1 },
  };
}

const isHeif = (bytes: Uint8Array, ...brands: readonly string[]) =>
  startsWithBytes(bytes, decodeAscii('ftyp'), 4) &&
  brands.some((brand) => startsWithBytes(bytes, decodeAscii(brand), 8));

/** Formats other than PNG and SVG: their signatures, and the parser for the size. */
const FORMATS: readonly {
  readonly kind: ImageKind;
  readonly matches: (bytes: Uint8Array) => boolean;
  readonly format: IImage;
}[] = [
  { kind: 'JPEG', matches: (bytes) => startsWithBytes(bytes, [0xff, 0xd8, 0xff]), format: JPG },
  { kind: 'GIF', matches: (bytes) => startsWithBytes(bytes, decodeAscii('GIF8')), format: GIF },
  {
    kind: 'WebP',
    matches: (bytes) =>
      startsWithBytes(bytes, decodeAscii('RIFF')) && startsWithBytes(bytes, decodeAscii('WEBP'), 8),
    format: WEBP,
  },
  { kind: 'BMP', matches: (bytes) => startsWithBytes(bytes, decodeAscii('BM')), format: BMP },
  { kind: 'AVIF', matches: (bytes) => isHeif(bytes, 'avif', 'avis'), format: HEIF },
  {
    kind: 'HEIC',
    matches: (bytes) => isHeif(bytes, 'heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1'),
    format: HEIF,
  },
  { kind: 'ICO', matches: (bytes) => startsWithBytes(bytes, [0, 0, 1, 0]), format: ICO },
];

/** Parses the size; undefined if the first bytes do not contain it. */
function parseSize(bytes: Uint8Array, format: IImage): Pick<ImageHeader, 'width' | 'height'> {
  try {
    const { width, height } = format.calculate(bytes);
    return width > 0 && height > 0 ? { width, height } : {};
  } catch {
    // Truncated or damaged: the browser will report that when it draws the picture.
    return {};
  }
}

/** Detects a file from its first `HEADER_BYTES`; undefined if it is not a picture. Never throws. */
export function parseImageHeader(bytes: Uint8Array): ImageHeader | undefined {
  if (startsWithBytes(bytes, SIGNATURE)) {
    const result = parsePngHeader(bytes);
    return result.ok
      ? { kind: 'PNG', width: result.png.width, height: result.png.height }
      : { kind: 'PNG' };
  }
  const format = FORMATS.find(({ matches: begins }) => begins(bytes));
  if (format !== undefined) return { kind: format.kind, ...parseSize(bytes, format.format) };
  const text = new TextDecoder().decode(bytes.subarray(0, 4096));
  return /<svg[\s>]/i.test(text) ? { kind: 'SVG' } : undefined;
}
