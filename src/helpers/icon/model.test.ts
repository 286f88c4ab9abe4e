import { crc32 as nodeCrc32, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeCrc32, parseImageHeader, parsePngHeader } from './header';
import {
  MAX_ZOOM,
  checkFile,
  listHalvedEdges,
  computePlacement,
  listHints,
  type Crop,
} from './model';
import { describePng } from './texts';

const SIZE = 64;
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function createChunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(content.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(nodeCrc32(body));
  return Buffer.concat([head, body, sum]);
}

/** Fields of a PNG's header after its size, as the PngSuite varies them. */
interface PngFields {
  readonly color?: number;
  readonly depth?: number;
  readonly compression?: number;
  readonly filter?: number;
  readonly interlace?: number;
}

function createPng(width: number, height: number, fields: PngFields = {}): Buffer {
  const { color = 6, depth = 8, compression = 0, filter = 0, interlace = 0 } = fields;
  const ihdr = Buffer.alloc(13);
  ihdr.writeUInt32BE(width, 0);
  ihdr.writeUInt32BE(height, 4);
  ihdr.set([depth, color, compression, filter, interlace], 8);
  return Buffer.concat([
    Buffer.from(SIGNATURE),
    createChunk('IHDR', ihdr),
    createChunk('IDAT', deflateSync(Buffer.alloc(16))),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('parsePngHeader', () => {
  it('computes the same checksum as the platform', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(computeCrc32(bytes)).toBe(nodeCrc32(bytes));
      }),
    );
    // The check value of CRC-32/ISO-HDLC.
    expect(computeCrc32(Buffer.from('123456789'))).toBe(0xcbf43926);
  });

  // The fifteen valid pairs of the PngSuite, each plain and interlaced (basn…, basi…).
  it.each([
    [0, [1, 2, 4, 8, 16], 'gray'],
    [2, [8, 16], 'truecolor'],
    [3, [1, 2, 4, 8], 'indexed'],
    [4, [8, 16], 'gray with alpha'],
    [6, [8, 16], 'truecolor with alpha'],
  ] as const)('color type %i', (type, depths, color) => {
    for (const bitDepth of [0, 1, 2, 3, 4, 8, 16, 32]) {
      for (const interlace of [0, 1]) {
        const result = parsePngHeader(
          createPng(32, 32, { color: type, depth: bitDepth, interlace }),
        );
        const valid = (depths as readonly number[]).includes(bitDepth);
        expect(result).toEqual(
          valid
            ? {
                ok: true,
                png: { width: 32, height: 32, bitDepth, color, isInterlaced: interlace === 1 },
              }
            : { ok: false, reason: 'damaged' },
        );
      }
    }
  });

  it('reads sizes, as in s01n3p01 to s40n3p04', () => {
    for (let size = 1; size <= 40; size += 1) {
      expect(parsePngHeader(createPng(size, size, { color: 3, depth: 4 }))).toMatchObject({
        ok: true,
        png: { width: size, height: size },
      });
    }
  });

  it('refuses the broken files of the PngSuite (x…): signature, checksum, color type, depth', () => {
    const good = createPng(32, 32);
    const changed = (at: number, byte: number) => {
      const copy = Buffer.from(good);
      copy[at] = byte;
      return parsePngHeader(copy);
    };
    for (let at = 0; at < 8; at += 1)
      expect(changed(at, 0)).toEqual({ ok: false, reason: 'not-png' });
    expect(changed(29, (good[29] ?? 0) ^ 1)).toEqual({ ok: false, reason: 'damaged' });
    expect(changed(11, 14)).toEqual({ ok: false, reason: 'damaged' });
    expect(changed(12, 0x4a)).toEqual({ ok: false, reason: 'damaged' });
    for (const broken of [
      createPng(0, 32),
      createPng(32, 0),
      createPng(0x80000000, 1),
      createPng(32, 32, { color: 1 }),
      createPng(32, 32, { color: 9 }),
      createPng(32, 32, { interlace: 2 }),
      createPng(32, 32, { compression: 1 }),
      createPng(32, 32, { filter: 1 }),
    ]) {
      expect(parsePngHeader(broken)).toEqual({ ok: false, reason: 'damaged' });
    }
    expect(parsePngHeader(good.subarray(0, 32))).toEqual({ ok: false, reason: 'cut-off' });
    expect(
      parsePngHeader(Buffer.from(good.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')),
    ).toEqual({
      ok: false,
      reason: 'not-png',
    });
  });
});

describe('parseImageHeader', () => {
  const bytes = (...parts: (string | number[])[]) =>
    Buffer.concat(
      parts.map((part) =>
        typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
      ),
    );

  it.each([
    ['PNG', createPng(3, 5), { kind: 'PNG', width: 3, height: 5 }],
    ['cut PNG', createPng(3, 5).subarray(0, 20), { kind: 'PNG' }],
    [
      'JPEG behind an APP0 segment and a table',
      bytes([
        0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc4, 0, 3, 9, 0xff, 0xc2, 0, 17, 8, 0, 5, 0, 3,
        3,
      ]),
      { kind: 'JPEG', width: 3, height: 5 },
    ],
    [
      'JPEG without a frame',
      bytes([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
      { kind: 'JPEG' },
    ],
    ['GIF', bytes('GIF89a', [3, 0, 5, 0]), { kind: 'GIF', width: 3, height: 5 }],
    [
      'lossy WebP',
      bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 3, 0x40, 5, 0]),
      { kind: 'WebP', width: 3, height: 5 },
    ],
    [
      'lossless WebP',
      bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8L', [0, 0, 0, 0, 0x2f, 2, 0, 1, 0, 0, 0, 0, 0, 0]),
      { kind: 'WebP', width: 3, height: 5 },
    ],
    [
      'extended WebP',
      bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 4, 0, 0]),
      { kind: 'WebP', width: 3, height: 5 },
    ],
    [
      'other WebP',
      bytes('RIFF', [0, 0, 0, 0], 'WEBPxxxx', Array<number>(14).fill(0)),
      { kind: 'WebP' },
    ],
    ['cut WebP', bytes('RIFF', [0, 0, 0, 0], 'WEBP'), { kind: 'WebP' }],
    [
      'BMP upside down',
      bytes('BM', Array<number>(16).fill(0), [3, 0, 0, 0, 0xfb, 0xff, 0xff, 0xff]),
      { kind: 'BMP', width: 3, height: 5 },
    ],
    ['AVIF', bytes([0, 0, 0, 28], 'ftypavif', Array<number>(16).fill(0)), { kind: 'AVIF' }],
    [
      'AVIF with its size',
      bytes(
        [0, 0, 0, 16],
        'ftypavif',
        [0, 0, 0, 0, 0, 0, 0, 48],
        'meta',
        [0, 0, 0, 0, 0, 0, 0, 36],
        'iprp',
        [0, 0, 0, 28],
        'ipco',
        [0, 0, 0, 20],
        'ispe',
        [0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 5],
      ),
      { kind: 'AVIF', width: 3, height: 5 },
    ],
    ['HEIC', bytes([0, 0, 0, 24], 'ftypheic', Array<number>(12).fill(0)), { kind: 'HEIC' }],
    [
      'ICO',
      bytes([0, 0, 1, 0, 1, 0, 32, 16], Array<number>(14).fill(0)),
      { kind: 'ICO', width: 32, height: 16 },
    ],
    ['SVG', bytes('<?xml version="1.0"?>\n<svg xmlns="x">'), { kind: 'SVG' }],
    ['text', bytes('hello'), undefined],
    ['nothing', bytes(), undefined],
  ])('%s', (_, file, header) => expect(parseImageHeader(file)).toEqual(header));

  it('gives no size for a GIF of no width', () => {
    expect(parseImageHeader(Buffer.from('GIF89a\0\0\x10\0'))).toEqual({ kind: 'GIF' });
  });

  it('never throws', () => {
    const start = fc.constantFrom(
      '',
      'GIF8',
      'BM',
      '\0\0\x01\0',
      '\0\0\0\x18ftypavif',
      'RIFF0000WEBPVP8X',
      '\xff\xd8\xff',
      '\x89PNG\r\n\x1a\n',
    );
    fc.assert(
      fc.property(start, fc.uint8Array({ maxLength: 80 }), (first, rest) => {
        const file = Buffer.concat([Buffer.from(first, 'latin1'), rest]);
        parseImageHeader(file);
        checkFile({ name: 'x.png', fileBytes: file.length, head: file }, SIZE);
      }),
    );
  });
});

describe('place', () => {
  const crop: Crop = { mode: 'fill', zoom: 1, across: 0.5, down: 0.5 };

  it.each([
    [
      200,
      100,
      crop,
      { from: { x: 50, y: 0, width: 100, height: 100 }, to: { x: 0, y: 0, width: 64, height: 64 } },
    ],
    [200, 100, { ...crop, across: 0 }, { from: { x: 0, y: 0, width: 100, height: 100 } }],
    [100, 200, { ...crop, down: 1, zoom: 2 }, { from: { x: 25, y: 150, width: 50, height: 50 } }],
    [
      100,
      100,
      { ...crop, zoom: NaN, across: 7, down: -7 },
      { from: { x: 0, y: 0, width: 100, height: 100 } },
    ],
    [
      200,
      100,
      { ...crop, mode: 'fit' },
      { from: { x: 0, y: 0, width: 200, height: 100 }, to: { x: 0, y: 16, width: 64, height: 32 } },
    ],
    [1, 1000, { ...crop, mode: 'fit' }, { to: { x: 31, y: 0, width: 1, height: 64 } }],
    [
      200,
      100,
      { ...crop, mode: 'stretch' },
      { from: { width: 200, height: 100 }, to: { x: 0, y: 0, width: 64, height: 64 } },
    ],
  ] as const)('%i × %i %j', (width, height, how, expected) =>
    expect(computePlacement({ width, height }, SIZE, how)).toMatchObject(expected),
  );

  it('refuses pictures without area', () => {
    for (const [width, height] of [
      [0, 1],
      [1, 0],
      [NaN, 1],
      [Infinity, 1],
    ] as const) {
      expect(computePlacement({ width, height }, SIZE, crop)).toBeUndefined();
    }
  });

  it('stays inside the picture and the icon', () => {
    const side = fc.integer({ min: 1, max: 100_000 });
    const number = fc.double();
    fc.assert(
      fc.property(
        side,
        side,
        fc.constantFrom('fill', 'fit', 'stretch'),
        number,
        number,
        number,
        (width, height, mode, zoom, across, down) => {
          const placed = computePlacement({ width, height }, SIZE, { mode, zoom, across, down });
          if (placed === undefined) throw new Error('not placed');
          for (const [part, wide, high] of [
            [placed.from, width, height],
            [placed.to, SIZE, SIZE],
          ] as const) {
            expect(part.x).toBeGreaterThanOrEqual(0);
            expect(part.y).toBeGreaterThanOrEqual(0);
            expect(part.x + part.width).toBeLessThanOrEqual(wide + 1e-6);
            expect(part.y + part.height).toBeLessThanOrEqual(high + 1e-6);
          }
          if (mode === 'fill') {
            expect(placed.from.width).toBe(placed.from.height);
            expect(placed.from.width).toBeGreaterThanOrEqual(Math.min(width, height) / MAX_ZOOM);
          }
          expect(Object.values(placed.to).every(Number.isInteger)).toBe(true);
        },
      ),
    );
  });
});

it('never shrinks by more than half per step, and ends', () => {
  expect(listHalvedEdges(600, 64)).toEqual([300, 150, 75]);
  expect(listHalvedEdges(64, 64)).toEqual([]);
  expect(listHalvedEdges(Infinity, 64)).toHaveLength(32);
});

describe('checkFile', () => {
  const icon = createPng(64, 64);

  it('recognizes a finished icon and a wrong name', () => {
    const done = checkFile({ name: 'server-icon.png', fileBytes: icon.length, head: icon }, SIZE);
    expect(done).toMatchObject({ ok: true, header: { kind: 'PNG' }, misnamed: false });
    expect(done.ok && done.finished && describePng(done.finished)).toBe(
      '64 × 64 pixels, truecolor with alpha, 8 bit',
    );
    const other = createPng(64, 128);
    expect(checkFile({ name: 'a.png', fileBytes: other.length, head: other }, SIZE)).toMatchObject({
      ok: true,
      finished: undefined,
    });
    expect(
      checkFile({ name: 'a.PNG', fileBytes: 9, head: Buffer.from('GIF89a@\0@\0') }, SIZE),
    ).toMatchObject({
      ok: true,
      misnamed: true,
      finished: undefined,
    });
    expect(
      checkFile({ name: 'a.svg', fileBytes: 9, head: Buffer.from('<svg>') }, SIZE),
    ).toMatchObject({
      ok: true,
      misnamed: false,
    });
  });

  it('gives hints about a picture', () => {
    const hints = (name: string, bytes: Uint8Array, edge: number) => {
      const checked = checkFile({ name, fileBytes: bytes.length, head: bytes }, SIZE);
      return checked.ok && listHints(checked, { width: edge, height: edge }, SIZE);
    };
    expect(hints('server-icon.png', icon, 64)).toEqual(['finished']);
    expect(hints('a.png', Buffer.from('GIF89a@\0@\0'), 63)).toEqual(['misnamed', 'small']);
    expect(hints('a.svg', Buffer.from('<svg>'), 512)).toEqual([]);
  });

  it('refuses', () => {
    expect(checkFile({ name: 'a', fileBytes: 51 * 1024 * 1024, head: icon }, SIZE)).toEqual({
      ok: false,
      reason: 'file-too-large',
    });
    expect(checkFile({ name: 'a', fileBytes: 5, head: Buffer.from('hello') }, SIZE)).toEqual({
      ok: false,
      reason: 'no-picture',
    });
    expect(checkFile({ name: 'a', fileBytes: 99, head: createPng(20_000, 20_000) }, SIZE)).toEqual({
      ok: false,
      reason: 'too-many-pixels',
    });
    expect(checkFile({ name: 'a', fileBytes: 20, head: icon.subarray(0, 20) }, SIZE)).toEqual({
      ok: false,
      reason: 'damaged',
    });
  });
});
