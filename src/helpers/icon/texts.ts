/** Holds all texts of the icon maker. Pure. */
import type { ImageKind, PngHeader } from './header';
import { MAX_FILE_MB, MAX_MEGAPIXELS, type FileCheck, type CropMode, type IconHint } from './model';

/** How a PNG stores colors; here, so that the words can be translated. */
const COLORS: Readonly<Record<PngHeader['color'], string>> = {
  gray: 'gray',
  truecolor: 'truecolor',
  indexed: 'indexed',
  'gray with alpha': 'gray with alpha',
  'truecolor with alpha': 'truecolor with alpha',
};

/** What a PNG consists of: `64 × 64 pixels, truecolor with alpha, 8 bit`. */
export function describePng({ width, height, color, bitDepth }: PngHeader): string {
  return `${width} × ${height} pixels, ${COLORS[color]}, ${bitDepth} bit`;
}

/** Hints about the chosen picture. */
export const HINTS: Readonly<Record<IconHint, (kind: ImageKind) => string>> = {
  finished: () => 'It has the right size already: upload it as it is, or change it below.',
  misnamed: (kind) =>
    `Its name ends in .png, but it is a ${kind}: the server would refuse it. The file below is a real PNG.`,
  small: () => 'It is smaller than the icon and becomes blurred; hard pixels keep it sharp.',
};

/** Why a file cannot become an icon. */
export const REASONS: Readonly<
  Record<Extract<FileCheck, { ok: false }>['reason'] | 'undecodable', string>
> = {
  'no-picture': 'This file is no picture that a browser knows',
  'file-too-large': `The file is larger than ${MAX_FILE_MB} MB`,
  'too-many-pixels': `The picture has more than ${MAX_MEGAPIXELS} million pixels`,
  damaged: 'The PNG is damaged: its header is cut off or does not match its checksum',
  undecodable: 'Your browser cannot decode this picture. Save it as PNG or JPEG and try again',
};

/** Labels and sentences of the view. */
export const VIEW = {
  intro: (letters: number, file: string, size: number): string =>
    `Turns a picture, or up to ${letters} letters, into a ${file} of ${size}×${size} pixels.`,
  drop: 'Choose a picture, or drop it here',
  theIcon: 'The icon',
  yourServer: 'Your server',
  preview: 'The icon as the server list shows it, at twice its size.',
  lettersWithoutAPicture: 'Letters, without a picture',
  letterColor: 'Letter color',
  background: 'Background',
  shape: 'Shape',
  modes: {
    fill: 'Crop to a square',
    fit: 'Whole picture, transparent edges',
    stretch: 'Stretch to a square',
  } satisfies Record<CropMode, string>,
  zoom: 'Zoom',
  across: 'Left to right',
  down: 'Top to bottom',
  hardPixels: 'Hard pixels, for pixel art',
  lettersInstead: 'Letters instead',
  picture: (name: string, kind: ImageKind, size: { width: number; height: number }): string =>
    `${name} is a ${kind} of ${size.width} × ${size.height} pixels.`,
  ready: (png: string, kilobytes: string): string => `Ready: a PNG of ${png}, ${kilobytes} kB`,
  example: (png: string): string => `Ready: a PNG of ${png}, about 1 kB`,
  download: (file: string): string => `Download ${file}`,
  limits:
    'It cannot see your server: the icon shows once the file lies in its main folder under exactly this name and the server, or the proxy in front of it, was restarted.',
  noPng: 'Your browser did not write a PNG. Use one of the ways below.',
} as const;
