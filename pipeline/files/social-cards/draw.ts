/** Turns SVG into PNG without a browser, with one font for every machine that builds the site. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { renderAsync, Resvg } from '@resvg/resvg-js';
import { escapeHtml } from '../../../src/lib/escape-html';
import { encodeIndexedPng } from './indexed-png';
import type { MeasureText } from './wrap';

/** Latin, Greek and Cyrillic; OFL 1.1. Only for images: the site itself downloads no font. */
export const FONT = 'Inter';

const FONT_FILES = ['400Regular/Inter_400Regular.ttf', '700Bold/Inter_700Bold.ttf'].map((file) =>
  createRequire(path.resolve('package.json')).resolve(`@expo-google-fonts/inter/${file}`),
);

const FONT_OPTIONS = { loadSystemFonts: false, fontFiles: FONT_FILES, defaultFontFamily: FONT };

/** Font size at which text is measured: large, because the renderer rounds. */
const MEASURING_SIZE = 100;

/** Renders an SVG at its own size, in full color and with transparency. Throws if it is not valid. */
export function drawPng(svg: string): Buffer {
  return new Resvg(svg, { font: FONT_OPTIONS }).render().asPng();
}

/**
 * Renders an opaque SVG of few colors as an indexed PNG, which takes fewer bytes. Most of the work is
 * in other threads, so that the build can go on. Rejects if the SVG is not valid.
 */
export async function drawSmallPng(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, { font: FONT_OPTIONS });
  return encodeIndexedPng(image, image.pixels);
}

/** Returns a function that measures text in one weight of the font; each letter is measured once. */
export function createMeasure(weight: 400 | 700): MeasureText {
  const measureInk = (text: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text font-family="${FONT}" font-weight="${weight}" font-size="${MEASURING_SIZE}">${escapeHtml(text)}</text></svg>`;
    return (new Resvg(svg, { font: FONT_OPTIONS }).getBBox()?.width ?? 0) / MEASURING_SIZE;
  };
  const known = new Map<string, number>();
  const measureLetter = (letter: string) => {
    // The bounding box of a space alone is empty, so take what a letter adds between two others.
    const width = known.get(letter) ?? measureInk(`n${letter}n`) - measureInk('nn');
    known.set(letter, width);
    return width;
  };
  return (text) => Array.from(text).reduce((sum, letter) => sum + measureLetter(letter), 0);
}

/** A picture of `static/`, embedded into an SVG `<image>`. Throws if the file is missing. */
export function renderPicture(
  file: string,
  { x, y, size }: { x: number; y: number; size: number },
): string {
  const type = path.extname(file) === '.svg' ? 'svg+xml' : path.extname(file).slice(1);
  const data = readFileSync(path.join('static', file)).toString('base64');
  return `<image href="data:image/${type};base64,${data}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;
}
