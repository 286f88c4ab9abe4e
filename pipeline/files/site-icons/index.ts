/**
 * Draws the site's icons from the provider's logo and writes the web app manifest.
 *
 * In:  `site.logo.dark` (the icon of the pages is that file itself), names and colors
 * Out: `favicon.ico`, `apple-touch-icon.png`, `icons/*.png` and `manifest.webmanifest` in the build
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SURFACES } from '../../../config/accent';
import { ENGLISH, type Language } from '../../../config/languages';
import type { Provider } from '../../../src/provider/schema';
import { drawPng, renderPicture } from '../social-cards/draw';

/** A PNG of the logo. `share` is the logo's part of the width. */
interface Icon {
  readonly file: string;
  readonly size: number;
  readonly share: number;
  /** Phones crop icons or fill transparency with black, so these get the page's color. */
  readonly background?: string;
}

type SiteLanguage = Pick<Language, 'base' | 'code'>;
const ENGLISH_SITE: SiteLanguage = { base: '/', code: ENGLISH };

const [PAGE] = SURFACES.dark;

/** The central 80% of a maskable icon is never cropped: https://www.w3.org/TR/appmanifest/#icon-masks */
const MASKABLE: Icon = { file: 'icons/maskable-512.png', size: 512, share: 0.6, background: PAGE };
const PLAIN: readonly Icon[] = [192, 512].map((size) => ({
  file: `icons/icon-${size}.png`,
  size,
  share: 1,
}));
const TOUCH: Icon = { file: 'apple-touch-icon.png', size: 180, share: 0.8, background: PAGE };
const ICO_SIZE = 32;

/** The logo as a square PNG. */
export function drawIcon(logo: string, { size, share, background }: Omit<Icon, 'file'>): Buffer {
  const inner = size * share;
  const at = (size - inner) / 2;
  return drawPng(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`,
      background === undefined ? '' : `<rect width="100%" height="100%" fill="${background}"/>`,
      renderPicture(logo, { x: at, y: at, size: inner }),
      '</svg>',
    ].join(''),
  );
}

/** An icon file with one PNG in it: https://en.wikipedia.org/wiki/ICO_(file_format) */
export function encodeIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // with one picture
  header.set([size, size], 6);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** The manifest: https://www.w3.org/TR/appmanifest/ */
export function createManifest(
  { name, site }: Provider,
  { base, code }: SiteLanguage = ENGLISH_SITE,
): Readonly<Record<string, unknown>> {
  const createIconEntry = ({ file, size }: Icon) => ({
    src: base + file,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return {
    id: base,
    name: `${name} ${site.title}`,
    short_name: site.title,
    description: site.tagline,
    lang: code,
    dir: 'ltr',
    start_url: base,
    scope: base,
    display: 'minimal-ui',
    theme_color: site.accent,
    background_color: PAGE,
    icons: [...PLAIN.map(createIconEntry), { ...createIconEntry(MASKABLE), purpose: 'maskable' }],
  };
}

/**
 * Writes icons and manifest below the folder of a language. Throws if the logo is missing or is not
 * an image.
 */
export function writeSiteIcons(
  outDir: string,
  provider: Provider,
  language: SiteLanguage = ENGLISH_SITE,
): void {
  const logo = provider.site.logo.dark;
  mkdirSync(path.join(outDir, 'icons'), { recursive: true });
  for (const icon of [...PLAIN, MASKABLE, TOUCH]) {
    writeFileSync(path.join(outDir, icon.file), drawIcon(logo, icon));
  }
  const small = drawIcon(logo, { size: ICO_SIZE, share: 1 });
  writeFileSync(path.join(outDir, 'favicon.ico'), encodeIco(small, ICO_SIZE));
  writeFileSync(
    path.join(outDir, 'manifest.webmanifest'),
    `${JSON.stringify(createManifest(provider, language), null, 2)}\n`,
  );
}
