/** Turns SVG into PNG without a browser, with one font for every machine that builds the site. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { escapeHtml } from '../../../src/lib/escape-html';
import { indexedPng } from './indexed-png';
import type { Measure } from './wrap';

/** Latin, Greek and Cyrillic; OFL 1.1. Pictures only: the site itself downloads no font. */
export const FONT = 'Inter';

const FONT_FILES = ['400Regular/Inter_400Regular.ttf', '700Bold/Inter_700Bold.ttf'].map((file) =>
  createRequire(path.resolve('package.json')).resolve(`@expo-google-fonts/inter/${file}`),
);

const FONT_OPTIONS = { loadSystemFonts: false, fontFiles: FONT_FILES, defaultFontFamily: FONT };

/** Measured at this size, because the renderer rounds. */
const MEASURED_AT = 100;

/** Draws an SVG at its own size, with full colors and transparency. Throws where it is no SVG. */
export function drawPng(svg: string): Buffer {
  return new Resvg(svg, { font: FONT_OPTIONS }).render().asPng();
}

/** Draws an opaque SVG with few colors, in fewer bytes. */
export function drawSmallPng(svg: string): Buffer {
  const image = new Resvg(svg, { font: FONT_OPTIONS }).render();
  return indexedPng(image, image.pixels);
}

/** Measures text in one weight of the font; words are measured once. */
export function measureIn(weight: 400 | 700): Measure {
  const known = new Map<string, number>();
  const inked = (text: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text font-family="${FONT}" font-weight="${weight}" font-size="${MEASURED_AT}">${escapeHtml(text)}</text></svg>`;
    return (new Resvg(svg, { font: FONT_OPTIONS }).getBBox()?.width ?? 0) / MEASURED_AT;
  };
  const widthOf = (text: string) => {
    const width = known.get(text) ?? inked(text);
    known.set(text, width);
    return width;
  };
  // Ink ends before the advance of a letter does, which the space between two letters shows.
  const space = widthOf('n n') - 2 * widthOf('n');
  return (text) => {
    const words = text.split(' ');
    return (
      words.reduce((sum, word) => sum + (word === '' ? 0 : widthOf(word)), 0) +
      space * (words.length - 1)
    );
  };
}

/** A picture file of `static/` as an SVG element, whatever its format; throws where it is missing. */
export function pictureElement(
  file: string,
  { x, y, size }: { x: number; y: number; size: number },
): string {
  const type = path.extname(file) === '.svg' ? 'svg+xml' : path.extname(file).slice(1);
  const data = readFileSync(path.join('static', file)).toString('base64');
  return `<image href="data:image/${type};base64,${data}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;
}
