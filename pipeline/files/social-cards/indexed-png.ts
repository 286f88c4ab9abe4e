/**
 * Writes a PNG with a palette. For images of flat areas and text that is a third of the size of
 * full color. Format: https://www.w3.org/TR/png-3/ (color type 3, no filter).
 */
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const compress = promisify(deflate);

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MAX_COLORS = 256;
const INDEXED = 3;

/**
 * The PNG of an opaque picture. More than 256 colors are rounded to the nearest of the 256 most
 * frequent ones, which is invisible at the edges of letters.
 * @param pixels RGBA, row by row, 4 bytes each
 */
export async function encodeIndexedPng(
  { width, height }: { width: number; height: number },
  pixels: Uint8Array,
): Promise<Buffer> {
  const colors = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const sameAsAbove = compareRowsWithPrevious(pixels, { width, height });
  const counts = countColors(colors, width, sameAsAbove);
  const palette = [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_COLORS)
    .map(([color]) => color);
  const table = Buffer.from(palette.flatMap(splitChannels));
  const indexOf = new Map(palette.map((color, index) => [color, index]));
  const getIndex = (color: number): number => {
    const index = indexOf.get(color) ?? findNearestColor(table, color);
    indexOf.set(color, index);
    return index;
  };
  const rows = writeRows({ width, height, colors, sameAsAbove }, getIndex);
  return Buffer.concat([
    SIGNATURE,
    createChunk('IHDR', createHeader(width, height)),
    createChunk('PLTE', table),
    createChunk('IDAT', await compress(rows, { level: 7 })),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A picture as one number per pixel, and which of its rows equal the one above. */
interface ColorGrid {
  readonly width: number;
  readonly height: number;
  readonly colors: Uint32Array;
  readonly sameAsAbove: readonly boolean[];
}

/** The rows of the file: each starts with its filter type, 0 for none, then a byte per pixel. */
function writeRows(
  { width, height, colors, sameAsAbove }: ColorGrid,
  getIndex: (color: number) => number,
): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    const start = y * (width + 1) + 1;
    if (sameAsAbove[y] === true) {
      rows.copyWithin(start, start - width - 1, start - 1);
      continue;
    }
    let index = 0;
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const color = colors[i] as number;
      if (x === 0 || color !== colors[i - 1]) {
        index = getIndex(color);
      }
      rows[start + x] = index;
    }
  }
  return rows;
}

/** Size, bits per index, color type, and the only methods of compression, filter and order. */
function createHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, INDEXED, 0, 0, 0], 8);
  return header;
}

/** Which rows equal the one above: half of a card, and each takes one memory comparison. */
function compareRowsWithPrevious(
  pixels: Uint8Array,
  { width, height }: { width: number; height: number },
): boolean[] {
  const getRow = (y: number) => pixels.subarray(4 * width * y, 4 * width * (y + 1));
  return Array.from(
    { length: height },
    (_, y) => y > 0 && Buffer.compare(getRow(y), getRow(y - 1)) === 0,
  );
}

/** How often each color occurs. */
function countColors(
  colors: Uint32Array,
  width: number,
  sameAsAbove: readonly boolean[],
): Map<number, number> {
  const counts = new Map<number, number>();
  for (let y = 0; y < sameAsAbove.length;) {
    let next = y + 1;
    while (sameAsAbove[next] === true) next += 1;
    // Neighboring pixels mostly have the same color, and a map lookup only on changes is ten times
    // as fast.
    const end = (y + 1) * width;
    for (let start = y * width, i = start + 1; i <= end; i++) {
      const color = colors[start] as number;
      if (i < end && colors[i] === color) continue;
      counts.set(color, (counts.get(color) ?? 0) + (i - start) * (next - y));
      start = i;
    }
    y = next;
  }
  return counts;
}

/** Four bytes as one number, split into red, green and blue; assumes a little-endian machine. */
function splitChannels(color: number): [number, number, number] {
  return [color & 255, (color >> 8) & 255, (color >> 16) & 255];
}

/** Index of the nearest color in the palette (3 bytes each). */
function findNearestColor(table: Uint8Array, color: number): number {
  const [r, g, b] = splitChannels(color);
  let best = 0;
  let least = Infinity;
  for (let at = 0; at < table.length; at += 3) {
    const far =
      ((table[at] as number) - r) ** 2 +
      ((table[at + 1] as number) - g) ** 2 +
      ((table[at + 2] as number) - b) ** 2;
    if (far < least) {
      least = far;
      best = at / 3;
    }
  }
  return best;
}

function createChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
