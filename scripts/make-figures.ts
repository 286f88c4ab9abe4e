/**
 * `npm run figures`: renders the drawings below figures/ in both themes to static/img/figures, at
 * two pixels per CSS pixel. Unchanged drawings are skipped, so that another machine's fonts change
 * nothing. Files that this script did not write are kept: a provider may replace a figure.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { runAsCommand } from './lib/run-as-command';
import { BUDGETS } from '../config/budgets';
import { loadProvider } from '../config/load-provider';
import {
  hashDrawing,
  readFigureStyles,
  loadFigures,
  MADE_FILE,
  readFigureRecord,
  hashShort,
  type Figure,
  type FigureRecord,
} from '../figures/load';
import { getFigureState, hashFigureFiles } from '../figures/state';
import { FIGURE_FOLDER, getFigurePath, PIXEL_RATIO, THEMES } from '../pipeline/remark/figure';
import { findBrowserPath } from './lib/find-browser.mjs';

const WEBP_QUALITY = 70;
/** Fits the largest figure: parts outside of the viewport would be rendered at one pixel per CSS pixel. */
const VIEWPORT = { width: 600, height: 1600 };

/** Renders changed drawings. Rejects if an image is over budget, naming the figure. */
export async function makeFigures(folder = FIGURE_FOLDER): Promise<string[]> {
  const provider = await loadProvider();
  const styles = readFigureStyles(provider);
  const before: FigureRecord = existsSync(MADE_FILE) ? readFigureRecord() : {};
  const after: Record<string, FigureRecord[string]> = {};
  const messages: string[] = [];
  let browser: Browser | undefined;
  mkdirSync(folder, { recursive: true });
  try {
    for (const figure of await loadFigures(provider)) {
      const { name } = figure;
      const drawing = hashDrawing(figure, styles);
      const recorded = before[name];
      const state = getFigureState(drawing, hashFigureFiles(name, folder), recorded);
      if (state === 'replaced') messages.push(`${name}: kept, because its files are not from here`);
      if (state !== 'make') {
        if (recorded !== undefined) after[name] = recorded;
        continue;
      }
      browser ??= await chromium.launch({
        executablePath: await findBrowserPath(),
        args: ['--no-sandbox'],
      });
      after[name] = { drawing, ...(await renderFigure(browser, figure, { styles, folder })) };
      messages.push(`${name}: made`);
    }
  } finally {
    await browser?.close();
    writeFileSync(MADE_FILE, `${JSON.stringify({ ...before, ...after }, undefined, 2)}\n`);
  }
  // Written last, so that an interrupted run is repeated.
  writeFileSync(MADE_FILE, `${JSON.stringify(after, undefined, 2)}\n`);
  return messages;
}

/** A place on a page, in CSS pixels. */
type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** Draws a figure in both themes. Returns the hash of each file. */
async function renderFigure(
  browser: Browser,
  { name, html }: Figure,
  { styles, folder }: { readonly styles: string; readonly folder: string },
): Promise<{ light: string; dark: string }> {
  const page = await browser.newPage({ viewport: VIEWPORT, deviceScaleFactor: PIXEL_RATIO });
  const hashes = { light: '', dark: '' };
  for (const theme of THEMES) {
    await page.setContent(
      `<!doctype html><html data-theme="${theme}"><style>${styles}</style><body>${html}</body></html>`,
    );
    const bytes = await takeWebp(page, await measureFigure(page, name));
    if (bytes.length > BUDGETS.figure) {
      throw new Error(
        `${name}: ${bytes.length} bytes in the ${theme} theme, at most ${BUDGETS.figure}`,
      );
    }
    writeFileSync(path.join(folder, getFigurePath(name, theme)), bytes);
    hashes[theme] = hashShort(bytes);
  }
  await page.close();
  return hashes;
}

/** Where the figure is on the page. Throws if it is not there, or larger than it may be. */
async function measureFigure(page: Page, name: string): Promise<Box> {
  const section = page.locator('section');
  const box = await section.boundingBox();
  if (box === null) throw new Error(`${name}: nothing is drawn`);
  const isTooWide = await section.evaluate((element) => element.scrollWidth > element.clientWidth);
  if (isTooWide) throw new Error(`${name}: something is wider than the figure`);
  if (box.height > VIEWPORT.height) throw new Error(`${name}: too tall`);
  return box;
}

/** A part of the page as WebP: Playwright itself writes only PNG and JPEG. */
async function takeWebp(page: Page, box: Box): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: WEBP_QUALITY,
    clip: {
      ...box,
      width: Math.ceil(box.width),
      height: Math.ceil(box.height),
      scale: PIXEL_RATIO,
    },
  });
  return Buffer.from(data, 'base64');
}

runAsCommand('scripts/make-figures.ts', async () => {
  for (const message of await makeFigures()) console.log(message);
  console.log('All figures are current.');
});
