/** Words of the parts that helpers share. */
import type { Tone } from './tone';

/** Of these words, where they are in a guide of another language; a page in English needs none. */
export const LANGUAGE: string | undefined = undefined;
/** How numbers are written: a tag of BCP 47. */
export const LOCALE = 'en-US';

/** Titles of helpers by the English ones, which are in their records; English has none. */
export const HELPER_TITLES: Readonly<Record<string, string>> | undefined = undefined as
  Readonly<Record<string, string>> | undefined;

export const COPY = 'Copy';
export const COPIED = 'Copied';
export const COPY_YOURSELF = 'Select the text and copy it';
export const STAYS_HERE = 'It runs in your browser; nothing is sent anywhere.';
export const NEEDS_JAVASCRIPT =
  'This tool needs JavaScript. What you see is an example; the guide works without it.';
export const YOUR_TIME = 'Your time';
export const YOUR_ZONE = 'Your time zone';
export const zoneNow = (offset: string): string => `Now ${offset}.`;
export const TONES: Readonly<Record<Tone, string>> = {
  good: 'All well',
  note: 'Note',
  caution: 'Caution',
  danger: 'Problem',
};
