/**
 * A second language: ten German guides from `fixtures/languages` for twelve English ones, built and
 * served. Two guides are untranslated.
 */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { PAGE_ROUTES } from '../../../pipeline/bundler/browser-routes/pages';
import { buildSite } from '../build-site';
import {
  listBuiltFiles,
  scrollToHelper,
  searchFor,
  searchDialog,
  collectPageErrors,
} from '../site';

const DEMONSTRATION = {
  DOCS_DIR: 'fixtures/languages/docs',
  I18N_DIR: 'fixtures/languages/i18n',
  PROVIDER_CONFIG: 'fixtures/languages/provider.config.ts',
};
const UNTRANSLATED = ['/databases', '/games/rust/connecting'];
const TRANSLATED = [
  '/',
  '/2fa',
  '/backups',
  '/billing/cancellations',
  '/motd',
  '/multiplatform/chunky',
  '/sftp',
  '/users',
  '/whitelist',
  '/worlds',
];

// One worker, so that the site is built once.
test.describe.configure({ mode: 'default', timeout: 120_000 });

let folder = '';
let address = '';
let stop: () => Promise<void> = () => Promise.resolve();

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = buildSite('languages', DEMONSTRATION);
  const { serve } = await import('../../../scripts/serve.mjs');
  ({ address, close: stop } = await serve({ dir: folder, port: 0 }));
});

test.afterAll(async () => {
  await stop();
  if (folder !== '') rmSync(folder, { recursive: true, force: true });
});

const prefixGerman = (route: string) => `/de${route}`;
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

/** Opens a page of the demonstration and waits for hydration. */
async function open(page: Page, route: string): Promise<void> {
  await page.goto(address + route);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** The `hreflang` values of a page with their URLs. */
async function readAlternates(page: Page): Promise<Record<string, string | null>> {
  const links = page.locator('link[rel=alternate][hreflang]');
  const pairs = await links.evaluateAll((all) =>
    all.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href')] as const),
  );
  return Object.fromEntries(pairs);
}

test('every German page is German and without a complaint', async ({ page }) => {
  const complaints = await collectPageErrors(page, address);
  for (const route of [...TRANSLATED, ...PAGE_ROUTES]) {
    await open(page, prefixGerman(route));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('.navbar__title')).toHaveText('Hilfe');
    await expect(page.locator('.guide-untranslated')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible();
  }
  await open(page, '/de/sftp');
  await expect(page).toHaveTitle('Dateien über SFTP hochladen | Hilfe');
  await expect(page.locator('.toc__title')).toHaveText('Auf dieser Seite');
  await expect(page.getByRole('button', { name: 'Als Markdown kopieren' })).toBeVisible();
  await expect(page.locator('.guide-facts summary')).toContainText('10 Minuten');
  await expect(page.locator('.trouble tr[id] .hash-link').first()).toHaveAttribute(
    'aria-label',
    'Link zu: Connection refused',
  );
  // The styles show the labels of a row.
  const labels = page.locator('.trouble tr[id]').first().locator('td:not(:first-child)');
  const head = await page.locator('.trouble th:not(:first-child)').allTextContents();
  expect(head).not.toContain('Why');
  const shown = await labels.evaluateAll((cells) =>
    cells.map((cell) => getComputedStyle(cell, '::before').content),
  );
  expect(shown).toEqual(head.slice(0, 2).map((label) => `"${label}" / ""`));
  expect(complaints).toEqual([]);
});

test('the menu leads to the same page in the other language and back', async ({ page }) => {
  await open(page, '/de/backups');
  const menu = page.locator('.navbar .dropdown').filter({ hasText: 'Deutsch' });
  await menu.hover();
  await expect(menu.locator('.dropdown__link')).toHaveText(['English', 'Deutsch']);
  await expect(menu.locator('.dropdown__link--active')).toHaveText('Deutsch');
  await menu.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${address}/backups`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Backups');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await menu.hover();
  await menu.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`${address}/de/backups`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sicherungen');
});

test('Escape closes the menu and returns to its button', async ({ page }) => {
  await open(page, '/de/backups');
  const menu = page.locator('.navbar .dropdown').filter({ hasText: 'Deutsch' });
  const button = menu.getByRole('button');
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'English' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(menu.locator('.dropdown__menu')).toBeHidden();
  await expect(button).toBeFocused();
});

test('pages of a guide name each other by hreflang, and only where both exist', async ({
  page,
}) => {
  const at = (route: string) => `https://docs.example.com${route.replace(/\/$/, '') || '/'}`;
  const home = { en: 'https://docs.example.com/', de: 'https://docs.example.com/de/' };
  for (const route of TRANSLATED) {
    const pair =
      route === '/'
        ? { ...home, 'x-default': home.en }
        : { en: at(route), de: at(prefixGerman(route)), 'x-default': at(route) };
    for (const one of [route, prefixGerman(route)]) {
      await page.goto(address + one);
      expect(await readAlternates(page), one).toEqual(pair);
    }
  }
  for (const route of UNTRANSLATED) {
    for (const one of [route, prefixGerman(route)]) {
      await page.goto(address + one);
      expect(await readAlternates(page), one).toEqual({ en: at(route), 'x-default': at(route) });
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', at(route));
    }
  }
});

test('a guide without a translation says so in one line and is marked as English', async ({
  page,
}) => {
  const complaints = await collectPageErrors(page, address);
  await open(page, '/de/databases');
  const check = async () => {
    const line = page.locator('.guide-untranslated');
    await expect(line).toHaveText(/gibt es noch nicht auf Deutsch.*Zur englischen Seite$/);
    await expect(line).toHaveAttribute('lang', 'de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a database');
    const withoutLanguage = page.locator('.theme-doc-markdown > :not([lang])');
    await expect(withoutLanguage).toHaveCount(0);
    await expect(page.locator('.toc .table-of-contents')).toHaveAttribute('lang', 'en');
    const entry = page
      .locator('.theme-doc-sidebar-container')
      .getByRole('link', { name: 'Databases' });
    await expect(entry).toHaveAttribute('lang', 'en');
  };
  await check();
  // The same by client-side navigation, which must clean up after itself.
  await page
    .locator('.theme-doc-sidebar-container')
    .getByRole('link', { name: 'Sicherungen' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sicherungen');
  await expect(page.locator('.theme-doc-markdown [lang]')).toHaveCount(0);
  await expect(page.locator('.toc .table-of-contents')).not.toHaveAttribute('lang');
  await page.locator('.theme-doc-markdown').getByRole('link', { name: 'Datenbanken' }).click();
  await expect(page).toHaveURL(`${address}/de/databases`);
  await check();
  await page.locator('.guide-untranslated').getByRole('link').click();
  await expect(page).toHaveURL(`${address}/databases`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(complaints).toEqual([]);
});

test('the search of a language finds its guides and no other', async ({ page }) => {
  const routesFound = () =>
    searchDialog(page)
      .locator('.DocSearch-Hit a')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
      );
  await open(page, '/de/sftp');
  await searchFor(page, 'Sicherungen');
  await expect(searchDialog(page).locator('.DocSearch-Hit a').first()).toHaveAttribute(
    'href',
    /\/de\/backups/,
  );
  for (const [query, route] of [
    ['wie lade ich große Dateien hoch', '/de/sftp'],
    ['kündigen', '/de/billing/cancellations'],
    ['Kuendigung', '/de/billing/cancellations'],
    ['wer darf mitspielen', '/de/whitelist'],
    ['server', undefined],
    ['database', undefined],
    ['rust', undefined],
  ] as const) {
    await page.locator('.DocSearch-Input').fill(query);
    if (route !== undefined) await expect.poll(async () => (await routesFound())[0]).toBe(route);
    await expect(
      page.locator('.DocSearch-Hit-title mark, .DocSearch-NoResults').first(),
    ).toBeVisible();
    const found = await routesFound();
    expect(
      found.filter((one) => !one.startsWith('/de/') || UNTRANSLATED.includes(one.slice(3))),
      query,
    ).toEqual([]);
  }
  await expect(searchDialog(page).getByText('Abbrechen')).toBeAttached();

  await open(page, '/sftp');
  await searchFor(page, 'whitelist');
  await expect.poll(async () => (await routesFound())[0]).toBe('/whitelist');
  expect((await routesFound()).filter((one) => one.startsWith('/de/'))).toEqual([]);

  await open(page, '/de/search?q=Sicherung');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Suchergebnisse für „Sicherung“',
  );
  await expect(page.locator('main article h2 a').first()).toHaveAttribute('href', '/de/backups');
});

test('the hosted search is asked for the language of the page alone', async ({ page }) => {
  test.setTimeout(300_000);
  const hosted = buildSite('languages-hosted', {
    ...DEMONSTRATION,
    SEARCH_APP_ID: 'APPLICATION1',
    SEARCH_API_KEY: 'search-only-key',
    SEARCH_INDEX_NAME: 'help',
  });
  const { serve } = await import('../../../scripts/serve.mjs');
  const { address: at, close } = await serve({ dir: hosted, port: 0 });
  try {
    const asked: unknown[] = [];
    await page.route(/algolia(net)?\.(net|com)\//, (route) => {
      const { requests } = route.request().postDataJSON() as {
        requests: { facetFilters: unknown[] }[];
      };
      asked.push(requests[0]?.facetFilters[0]);
      return route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: { results: [{ hits: [], nbHits: 0, page: 0, nbPages: 0, query: '' }] },
      });
    });
    for (const [route, code] of [
      ['/sftp', 'en'],
      ['/de/sftp', 'de'],
    ] as const) {
      await page.goto(at + route);
      await searchFor(page, 'server');
      await expect.poll(() => asked.at(-1)).toBe(`language:${code}`);
      await page.goto(`${at}${code === 'en' ? '' : `/${code}`}/search?q=server`);
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      expect(new Set(asked)).toEqual(new Set([`language:${code}`]));
      asked.length = 0;
    }
  } finally {
    await close();
    rmSync(hosted, { recursive: true, force: true });
  }
});

test('a helper speaks German before and after its code is there', async ({ page }) => {
  await open(page, '/de/multiplatform/chunky');
  const panel = page.getByRole('region', { name: 'Rechner für das Erzeugen im Voraus' });
  await expect(panel).toHaveAttribute('lang', 'de');
  await expect(panel.getByRole('status')).toContainText('399.690 Chunks, etwa');
  await scrollToHelper(panel);
  await expect(page.locator('[data-island=pregeneration]')).not.toHaveAttribute('inert');
  const radius = panel.getByLabel('Radius in Blöcken');
  await expect(async () => {
    await radius.fill('1000');
    await expect(panel.getByRole('status')).toContainText('16.418 Chunks', { timeout: 500 });
  }).toPass();
  await radius.fill('0');
  await expect(panel.getByRole('alert')).toContainText('Geben Sie einen Radius');
  await expect(panel.getByRole('button', { name: 'Befehle kopieren' })).toHaveCount(0);
});

test('copies, lists and the sitemap know both languages', async ({ request }) => {
  expect(read('de/sftp.md')).toContain('Quelle: https://docs.example.com/de/sftp');
  expect(read('sftp.md')).toContain('Source: https://docs.example.com/sftp');
  for (const file of ['de/llms.txt', 'de/llms-full.txt']) {
    expect(read(file)).not.toContain('Create a database');
    expect(read(file)).toContain('Sicherungen');
  }
  expect(read('llms.txt')).not.toContain('/de/');
  const sitemap = [
    ...read('sitemap.xml').matchAll(/<loc>https:\/\/docs\.example\.com([^<]*)/g),
  ].map(([, route = '']) => route);
  expect(sitemap.sort()).toEqual(
    [...TRANSLATED, ...UNTRANSLATED, ...TRANSLATED.map(prefixGerman)].sort(),
  );
  expect(JSON.parse(read('de/manifest.webmanifest'))).toMatchObject({
    lang: 'de',
    start_url: '/de/',
  });
  const missing = await request.get(`${address}/de/gibt-es-nicht`);
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('Seite nicht gefunden');
  const [script = ''] = /\/de\/assets\/js\/main\.[\da-f]+\.js/.exec(read('de/index.html')) ?? [];
  const answer = await request.get(address + script);
  expect(answer.headers()['cache-control']).toContain('immutable');
});

test('no script of one language carries the words of the other', () => {
  const scripts = (language: string) =>
    [...listBuiltFiles(path.join(folder, language, 'assets/js'), /\.js$/).values()].join('\n');
  expect(scripts('')).toContain('Copy as Markdown');
  expect(scripts('')).not.toContain('Als Markdown kopieren');
  expect(scripts('de')).toContain('Als Markdown kopieren');
  expect(scripts('de')).not.toContain('Copy as Markdown');
});

for (const route of ['/de/sftp', '/de/databases', '/de/']) {
  test(`axe finds nothing on ${route}`, async ({ page }) => {
    await open(page, route);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}
