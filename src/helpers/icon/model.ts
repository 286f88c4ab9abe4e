/**
 * Computes the geometry of the server icon, that is, which part of a picture goes where, and checks
 * a file before it is drawn. Pure.
 */
import { parseImageHeader, parsePngHeader, type ImageHeader, type PngHeader } from './header';

/** `fill`: crop to a square; `fit`: the whole picture with transparent edges; `stretch`: both sides to the edge. */
export type CropMode = 'fill' | 'fit' | 'stretch';

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Placement {
  /** Source rectangle in the picture, in its pixels. */
  readonly from: Rectangle;
  /** Target rectangle in the icon, in whole pixels. */
  readonly to: Rectangle;
}

export interface Crop {
  readonly mode: CropMode;
  /** Zoom from 1 (everything that fits) up; only for `fill`. */
  readonly zoom: number;
  /** Position of the crop: 0 is left or top, 1 right or bottom, 0.5 the middle; only for `fill`. */
  readonly across: number;
  readonly down: number;
}

export const MAX_ZOOM = 8;
/** Limits for pictures: the browser needs four bytes per pixel. */
export const MAX_FILE_MB = 50;
export const MAX_MEGAPIXELS = 100;

const clamp = (value: number, low: number, high: number) =>
  Number.isNaN(value) ? low : Math.min(high, Math.max(low, value));

/** Width and height in pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Computes source and target rectangles; undefined for a picture without area.
 * @param size edge of the icon, in pixels
 */
export function computePlacement(
  { width, height }: PixelSize,
  size: number,
  crop: Crop,
): Placement | undefined {
  if (!(width > 0 && height > 0 && Number.isFinite(width * height))) return undefined;
  const whole = { x: 0, y: 0, width, height };
  const icon = { x: 0, y: 0, width: size, height: size };
  if (crop.mode === 'stretch') return { from: whole, to: icon };
  if (crop.mode === 'fit') {
    const scale = size / Math.max(width, height);
    const [wide, high] = [width, height].map((side) => Math.max(1, Math.round(side * scale))) as [
      number,
      number,
    ];
    const to = {
      x: Math.floor((size - wide) / 2),
      y: Math.floor((size - high) / 2),
      width: wide,
      height: high,
    };
    return { from: whole, to };
  }
  const edge = Math.min(width, height) / clamp(crop.zoom, 1, MAX_ZOOM);
  const from = {
    x: (width - edge) * clamp(crop.across, 0, 1),
    y: (height - edge) * clamp(crop.down, 0, 1),
    width: edge,
    height: edge,
  };
  return { from, to: icon };
}

/**
 * Intermediate edge lengths for scaling a large picture down by halves: in one larger step browsers
 * skip pixels, and thin lines vanish.
 * @param from edge of the crop in pixels
 * @param to edge of the icon in pixels
 */
export function listHalvedEdges(from: number, to: number): number[] {
  const steps: number[] = [];
  for (let edge = from / 2; edge > to && steps.length < 32; edge /= 2) steps.push(Math.round(edge));
  return steps;
}

export type FileCheck =
  | {
      readonly ok: true;
      readonly header: ImageHeader;
      readonly finished: PngHeader | undefined;
      readonly misnamed: boolean;
    }
  | {
      readonly ok: false;
      readonly reason: 'no-picture' | 'file-too-large' | 'too-many-pixels' | 'damaged';
    };

/** A chosen file, with its beginning. */
export interface ChosenFile {
  readonly name: string;
  readonly fileBytes: number;
  /** Its first `HEADER_BYTES`, or all of it. */
  readonly head: Uint8Array;
}

/**
 * Checks a file before it is drawn.
 * @param size required edge of the icon, in pixels
 */
export function checkFile({ name, fileBytes, head }: ChosenFile, size: number): FileCheck {
  if (fileBytes > MAX_FILE_MB * 1024 * 1024) return { ok: false, reason: 'file-too-large' };
  const header = parseImageHeader(head);
  if (header === undefined) return { ok: false, reason: 'no-picture' };
  const { width = 1, height = 1 } = header;
  if (width * height > MAX_MEGAPIXELS * 1e6) return { ok: false, reason: 'too-many-pixels' };
  const png = parsePngHeader(head);
  if (header.kind === 'PNG' && !png.ok) return { ok: false, reason: 'damaged' };
  return {
    ok: true,
    header,
    finished: png.ok && png.png.width === size && png.png.height === size ? png.png : undefined,
    misnamed: /\.png$/i.test(name) && header.kind !== 'PNG',
  };
}

/** Hints about a usable picture. */
export type IconHint = 'finished' | 'misnamed' | 'small';

/**
 * Lists the hints about a picture.
 * @param picture its size once decoded
 * @param size edge that an icon has, in pixels
 */
export function listHints(
  { finished, misnamed }: Extract<FileCheck, { ok: true }>,
  { width, height }: PixelSize,
  size: number,
): IconHint[] {
  const rules: readonly (readonly [IconHint, boolean])[] = [
    ['finished', finished !== undefined],
    ['misnamed', misnamed],
    ['small', Math.min(width, height) < size],
  ];
  return rules.filter(([, applies]) => applies).map(([name]) => name);
}
