/** Holds texts shared by helpers. */
import type { Tone } from './tone';

/** Language of these words in a guide in another language; not needed on an English page. */
export const LANGUAGE: string | undefined = undefined;
/** Number format: a BCP 47 tag. */
export const LOCALE = 'en-US';

/** Titles of helpers by their English titles, which are in their records; empty in English. */
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
