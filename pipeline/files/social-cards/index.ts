/**
 * Draws the preview image that chats and social networks show for a link to a guide.
 *
 * In:  a guide's title, description and place in the sidebar; the provider's name, logo and accent
 * Out: `build/social-cards/<route>.png`, 1200 by 630 pixels, in the colors of the dark theme
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import { createAccentColors } from '../../../config/accent';
import { escapeHtml } from '../../../src/lib/escape-html';
import type { Provider } from '../../../src/provider/schema';
import { getProduct } from '../../../products/lookup';
import { getOrMake } from '../../lib/build-cache';
import type { GuidePage } from '../../lib/guide-page';
import { drawSmallPng, FONT, createMeasure, renderPicture } from './draw';
import { wrapText } from './wrap';

/** In pixels; the size that social networks recommend. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

const MARGIN = 80;
const LOGO = 64;
/** Space between the logo and the name next to it. */
const LOGO_GAP = 22;
const GLYPH = 240;
/** Width that the glyph on the right leaves for text. */
const TEXT_WIDTH = CARD_SIZE.width - 2 * MARGIN - GLYPH - 40;

/** Folder of the cards in the build. */
export const CARD_FOLDER = 'social-cards';

/** URL of a guide's card. */
export function getCardUrl(route: string): string {
  return `/${CARD_FOLDER}${route === '/' ? '/index' : route}.png`;
}

/** Alternative text of a card. */
export function getCardText({ frontMatter, trail }: GuidePage, { name, site }: Provider): string {
  return [...trail, `${frontMatter.title} (${site.title} · ${name})`].join(' › ');
}

/** Colors of the dark theme, which is the default. */
interface CardColors {
  readonly page: string;
  readonly surface: string;
  readonly edge: string;
  readonly text: string;
  readonly 'text-soft': string;
  readonly accent: string;
}

/** Reads them from the stylesheet that defines them. */
export function readDarkColors(accent: string): CardColors {
  const css = readFileSync('src/styles/tokens.css', 'utf8');
  const block = /html\[data-theme='dark'\] \{([^}]*)\}/.exec(css)?.[1] ?? '';
  const readColor = (name: string) => {
    const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block)?.[1];
    if (value === undefined) throw new Error(`src/styles/tokens.css has no dark --${name}`);
    return value;
  };
  return {
    page: readColor('page'),
    surface: readColor('surface'),
    edge: readColor('edge'),
    text: readColor('text'),
    'text-soft': readColor('text-soft'),
    accent: createAccentColors(accent, 'dark').text,
  };
}

const measureTitle = createMeasure(700);
const measureText = createMeasure(400);

/** Where and how a line of text is drawn, in pixels; at the left margin by default. */
interface TextStyle {
  readonly x?: number;
  /** Of the baseline. */
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly weight?: number;
}

const createTextElement = (
  content: string,
  { x = MARGIN, y, size, color, weight = 400 }: TextStyle,
) =>
  `<text x="${x}" y="${y}" font-family="${FONT}" font-size="${size}" font-weight="${weight}" fill="${color}">${escapeHtml(content)}</text>`;

/** As much of a text as fits on one line. @param width in pixels @param size of the font */
const fitOnOneLine = (content: string, width: number, size: number) =>
  wrapText(content, { sizes: [size], width, maxLines: 1 }, measureText).lines.join('');

/** The logo with the names of the provider and of the site, and the path to the guide below it. */
function createHeadElements(
  { name, site }: Provider,
  trail: readonly string[],
  colors: CardColors,
): string[] {
  const siteName = fitOnOneLine(`${name} · ${site.title}`, TEXT_WIDTH - LOGO - LOGO_GAP, 34);
  const x = MARGIN + LOGO + LOGO_GAP;
  return [
    renderPicture(site.logo.dark, { x: MARGIN, y: 64, size: LOGO }),
    createTextElement(siteName, { x, y: 108, size: 34, color: colors.text }),
    createTextElement(fitOnOneLine(trail.join('  ›  '), TEXT_WIDTH, 30), {
      y: 196,
      size: 30,
      color: colors.accent,
    }),
  ];
}

/** The title, as large as it fits on three lines, and the description below it. */
function createGuideElements(
  { title, description }: GuidePage['frontMatter'],
  colors: CardColors,
): string[] {
  const wrapped = wrapText(
    title,
    { sizes: [76, 66, 56, 48], width: TEXT_WIDTH, maxLines: 3 },
    measureTitle,
  );
  const { lines, size } = wrapped;
  const below = wrapText(
    description,
    { sizes: [30], width: TEXT_WIDTH, maxLines: lines.length === 3 ? 2 : 3 },
    measureText,
  );
  const lineHeight = size * 1.16;
  const titleTop = 208 + size;
  const textTop = titleTop + (lines.length - 1) * lineHeight + 64;
  return [
    ...lines.map((text, index) =>
      createTextElement(text, {
        y: titleTop + index * lineHeight,
        size,
        color: colors.text,
        weight: 700,
      }),
    ),
    ...below.lines.map((text, index) =>
      createTextElement(text, { y: textTop + index * 42, size: 30, color: colors['text-soft'] }),
    ),
  ];
}

/** The card of a guide as SVG. */
export function renderCardSvg(guide: CardGuide, provider: Provider, colors: CardColors): string {
  const { width, height } = CARD_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.page}"/>`,
    `<rect width="${width}" height="10" fill="${colors.accent}"/>`,
    ...createHeadElements(provider, guide.trail, colors),
    ...createGuideElements(guide.frontMatter, colors),
    createGlyphElement(getProduct(guide.id).glyph, colors),
    '</svg>',
  ].join('');
}

/** The glyph in a panel on the right, on a grid of 24 units. */
function createGlyphElement(glyph: string, { accent, surface, edge }: CardColors): string {
  const x = CARD_SIZE.width - MARGIN - GLYPH;
  const y = (CARD_SIZE.height - GLYPH) / 2;
  const inner = GLYPH * 0.64;
  const at = (GLYPH - inner) / 2;
  return (
    `<rect x="${x}" y="${y}" width="${GLYPH}" height="${GLYPH}" rx="36" fill="${surface}" stroke="${edge}" stroke-width="2"/>` +
    `<path transform="translate(${x + at} ${y + at}) scale(${inner / 24})" d="${glyph}" fill="none" stroke="${accent}" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}

/** Everything that all cards depend on: code, versions of the renderer, and the logo. */
function listCardInputs(logo: string): Buffer[] {
  const sources = readdirSync(__dirname).filter((name) => !name.includes('.test.'));
  return [
    ...sources.map((name) => path.join(__dirname, name)),
    'package.json',
    path.join('static', logo),
  ].map((file) => readFileSync(file));
}

/** Cards drawn at a time: enough for two cores, few enough to keep 3 MB of pixels each in memory. */
const MAX_AT_A_TIME = 2;

/** What a card shows of a guide. */
export type CardGuide = Pick<GuidePage, 'id' | 'trail' | 'frontMatter'>;

/**
 * The cards of guides, in their order; unchanged ones come from the cache. The pages are not needed:
 * a build draws the cards while they are made.
 */
export async function makeSocialCards(
  guides: readonly CardGuide[],
  provider: Provider,
): Promise<Buffer[]> {
  const colors = readDarkColors(provider.site.accent);
  const { name, site } = provider;
  const sharedInputs = listCardInputs(site.logo.dark);
  const makeCard = (guide: CardGuide) => {
    const { title, description } = guide.frontMatter;
    const { glyph } = getProduct(guide.id);
    const cardInput = JSON.stringify([
      title,
      description,
      guide.trail,
      glyph,
      name,
      site.title,
      colors,
    ]);
    return getOrMake({ kind: 'cards', input: [cardInput, ...sharedInputs] }, () =>
      drawSmallPng(renderCardSvg(guide, provider, colors)),
    );
  };
  const limit = pLimit(MAX_AT_A_TIME);
  return Promise.all(guides.map((guide) => limit(() => makeCard(guide))));
}

/** Writes the cards of all guides below `outDir`. */
export async function writeSocialCards(
  outDir: string,
  pages: readonly GuidePage[],
  provider: Provider,
): Promise<void> {
  const cards = await makeSocialCards(pages, provider);
  for (const [number, { route }] of pages.entries()) {
    const file = path.join(outDir, getCardUrl(route));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, cards[number] ?? '');
  }
}
