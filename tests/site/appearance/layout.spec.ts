/**
 * Compares twelve kinds of page at three widths with `layout.json`, which stores the position and
 * size of their parts as last reviewed. Screenshots would depend on a machine's fonts and on every
 * word of a guide; these numbers do not.
 *
 * After an intended change: `LAYOUT=write npx playwright test tests/site/appearance/layout.spec.ts
 * --workers=1`, look at the pages, and commit the file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { isRequired, openPage, searchFor } from '../site';

const FILE = 'tests/site/appearance/layout.json';
const WIDTHS = [360, 768, 1440];
/** Position of a part, rounded so that half pixels of another font do not matter. */
const ROUND_TO = 2;

const KINDS: Readonly<Record<string, { address: string; show?: (page: Page) => Promise<void> }>> = {
  home: { address: '/' },
  'task guide': { address: '/sftp' },
  'long guide': { address: '/optimization' },
  'guide with a helper': { address: '/motd' },
  'guide with a log reader': { address: '/binarysearch' },
  'plugin guide': { address: '/multiplatform/luckperms' },
  policy: { address: '/billing/refunds' },
  'wide table': { address: '/extras/available-modpacks' },
  'every element': { address: '/extras/template' },
  'search page': { address: '/search?q=backup' },
  'not found': { address: '/no-such-page' },
  'search dialog': {
    address: '/sftp',
    show: async (page) => {
      await searchFor(page, 'backup');
      await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    },
  },
};

/** Parts whose position is compared, and whose size depends only on the styles. */
const PARTS: Readonly<Record<string, string>> = {
  bar: '.navbar',
  sidebar: '.theme-doc-sidebar-container',
  breadcrumbs: '.theme-doc-breadcrumbs',
  title: 'main h1',
  text: '.theme-doc-markdown, main form, main article',
  'contents list': '.table-of-contents',
  footer: 'footer.footer',
  dialog: '.DocSearch-Modal',
  field: '.DocSearch-Input',
};

/** Parts whose typography and spacing are compared, wherever they are. */
const BLOCKS: Readonly<Record<string, string>> = {
  h1: 'main h1',
  h2: '.theme-doc-markdown > h2:not(:first-child)',
  h3: '.theme-doc-markdown > h3',
  paragraph: '.theme-doc-markdown > p',
  step: '.theme-doc-markdown > ol > li',
  item: '.theme-doc-markdown > ul > li',
  code: '.theme-doc-markdown pre',
  callout: '.theme-admonition',
  table: '.theme-doc-markdown td',
  tab: '.tabs__item',
  'helper’s panel': '.theme-doc-markdown section[aria-labelledby]',
  result: '.DocSearch-Hit a',
  caption: '.theme-doc-markdown figcaption',
};

type Look = Record<string, string>;

/** Everything that is compared on the current page. */
function look(page: Page): Promise<Look> {
  return page.evaluate(
    ({ parts, blocks, step }) => {
      const round = (value: number) => Math.round(value / step) * step;
      const first = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
      const found: Record<string, string> = {};
      for (const [name, selector] of Object.entries(parts)) {
        const one = first(selector);
        if (one === undefined) continue;
        const { left, top, width } = one.getBoundingClientRect();
        // Parts below text move with it.
        const isFixed = /bar|sidebar|breadcrumbs|title|dialog|field/.test(name);
        const place = `x ${round(left)} width ${round(width)}`;
        found[name] = isFixed ? `${place} y ${round(top + scrollY)}` : place;
      }
      for (const [name, selector] of Object.entries(blocks)) {
        const one = first(selector);
        if (one === undefined) continue;
        const { fontSize, lineHeight, marginTop, marginBottom, paddingLeft, paddingTop } =
          getComputedStyle(one);
        const [type, line, above, below, inside, over] = [
          ...[fontSize, lineHeight, marginTop, marginBottom, paddingLeft, paddingTop],
        ].map((value) => Math.round(parseFloat(value) * 2) / 2);
        found[name] = `type ${type}/${line} margin ${above} ${below} padding ${over} ${inside}`;
      }
      return found;
    },
    { parts: PARTS, blocks: BLOCKS, step: ROUND_TO },
  );
}

const isWriting = process.env.LAYOUT === 'write';
const reference = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Record<string, Look>>;

for (const [kind, { address, show }] of Object.entries(KINDS)) {
  test(`${kind}: its parts stand where they stood`, async ({ page }) => {
    test.skip(!isRequired(address.split('?')[0] ?? '') && !address.startsWith('/no-'), 'not here');
    const now: Record<string, Look> = {};
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      if (width === WIDTHS[0]) {
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        await show?.(page);
      }
      const known = reference[kind]?.[String(width)];
      // Elements for one width appear a moment after the window is resized.
      if (isWriting) await page.waitForTimeout(500);
      else await expect.poll(() => look(page), `${width} px`).toEqual(known);
      now[String(width)] = await look(page);
    }
    if (isWriting) {
      const all = JSON.parse(readFileSync(FILE, 'utf8')) as object;
      writeFileSync(FILE, `${JSON.stringify({ ...all, [kind]: now }, undefined, 2)}\n`);
    }
  });
}

test('headings are told apart by their size, and wide screens use their room', async ({ page }) => {
  await openPage(page, '/extras/swap');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const size = (selector: string) =>
      page
        .locator(`.theme-doc-markdown ${selector}`)
        .first()
        .evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
    const [h1, h2, h3, text] = [
      await size('h1'),
      await size('> h2'),
      await size('> h3'),
      await size('> p:not([class])'),
    ] as [number, number, number, number];
    expect(h1 / h2, `${width} px: h1 ${h1}, h2 ${h2}`).toBeGreaterThan(1.15);
    expect(h2 / h3, `${width} px: h2 ${h2}, h3 ${h3}`).toBeGreaterThan(1.1);
    expect(h3 / text, `${width} px: h3 ${h3}, text ${text}`).toBeGreaterThan(1.05);
  }
});
