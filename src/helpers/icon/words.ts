/** All words of the icon maker. Pure. */
import { MAX_FILE_MB, MAX_MEGAPIXELS, type Checked } from './model';

export const REASONS: Readonly<
  Record<Extract<Checked, { ok: false }>['reason'] | 'undecodable', string>
> = {
  'no-picture': 'This file is no picture that a browser knows',
  'file-too-large': `The file is larger than ${MAX_FILE_MB} MB`,
  'too-many-pixels': `The picture has more than ${MAX_MEGAPIXELS} million pixels`,
  damaged: 'The PNG is damaged: its header is cut off or does not match its checksum',
  undecodable: 'Your browser cannot decode this picture. Save it as PNG or JPEG and try again',
};

/** Labels and sentences of the view. */
export const VIEW = {
  drop: 'Choose a picture, or drop it here',
  theIcon: 'The icon',
  yourServer: 'Your server',
  lettersWithoutAPicture: 'Letters, without a picture',
  letterColor: 'Letter color',
  ground: 'Ground',
  shape: 'Shape',
  hardPixelsForPixel: 'Hard pixels, for pixel art',
  lettersInstead: 'Letters instead',
  noPng: 'Your browser did not write a PNG. Use one of the ways below.',
} as const;
