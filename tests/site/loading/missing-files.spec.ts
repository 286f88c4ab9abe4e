/**
 * Removes each file of a build in turn, as after an incomplete upload, behind a filter, or on a
 * page older than the build. The page stays readable and its links work.
 */
import { expect, test, type Page } from '@playwright/test';

const FIRST = '/sftp';
const GUIDES = '/assets/guides/';

/** Pages that together ask for one file of each kind; the steps ask for what waits for a reader. */
const VISITS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  [FIRST]: async (page) => {
    await page.keyboard.press('/');
    await page.keyboard.type('backup');
    await page.waitForTimeout(800);
    await page.keyboard.press('Escape');
  },
  '/motd': async (page) => {
    await page.locator('[data-island]').first().scrollIntoViewIfNeeded();
  },
  '/search?q=backup': () => Promise.resolve(),
};

const SETTLE_MS = 600;
/** Readers at a time, because each of them mostly waits. */
const READERS = 3;

/** Opens a page, acts as a reader does there, and returns the paths of the files that it loaded. */
async function visit(page: Page, address: string): Promise<string[]> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'document') asked.add(new URL(request.url()).pathname);
  });
  await page.goto(address);
  await page.waitForTimeout(SETTLE_MS);
  await VISITS[address]?.(page);
  await page.waitForTimeout(SETTLE_MS);
  return [...asked];
}

/** One of each kind: other guides and pictures are loaded in the same way. */
function pickOfEachKind(files: readonly string[]): string[] {
  const kinds = new Map<string, string>();
  for (const file of files) {
    const isPicture = /\.(?:webp|png|svg|ico)$/.test(file);
    const folder = file.startsWith(GUIDES) ? GUIDES : file.replace(/[^/]*$/, '');
    const kind = isPicture || folder === GUIDES ? folder + file.replace(/.*\./, '') : file;
    // The guide that the test navigates to represents all guides.
    if (!kinds.has(kind) || file.endsWith('/backups.json')) kinds.set(kind, file);
  }
  return [...kinds.values()];
}

for (const address of Object.keys(VISITS)) {
  test(`${address}: each of its files may be missing`, async ({ page, browser, baseURL }) => {
    // Some forty readers, three at a time: a busy machine is slow, not wrong.
    test.setTimeout(600_000);
    // Shared files are tested on one page.
    const before = address === FIRST ? [] : await visit(page, FIRST);
    const files = pickOfEachKind(await visit(page, address)).filter(
      (file) => !before.includes(file),
    );
    expect(files.length).toBeGreaterThan(0);
    const faults: string[] = [];
    const readWithout = async (file: string) => {
      const context = await browser.newContext({
        baseURL: String(baseURL),
        reducedMotion: 'reduce',
      });
      try {
        const reader = await context.newPage();
        await reader.route(`**${file}`, (route) => route.fulfill({ status: 404, body: 'gone' }));
        await visit(reader, address);
        const heading = reader.getByRole('heading', { level: 1 });
        await expect(heading, 'the page says what it is').toBeVisible();
        await expect(async () => {
          const text = await reader.locator('main').innerText();
          // If the dialog's code is missing, the search page opens instead.
          const isSearch = new URL(reader.url()).pathname === '/search';
          expect(text.length, 'it has a text').toBeGreaterThan(isSearch ? 20 : 200);
        }).toPass({ timeout: 10_000 });
        if (!file.endsWith('.css')) {
          const color = await reader.evaluate(
            () => getComputedStyle(document.documentElement).backgroundColor,
          );
          expect(color, 'it has its styles').not.toBe('rgba(0, 0, 0, 0)');
        }
        const title = await heading.innerText();
        // A helper's links wait until it is near.
        const links = reader.locator(':is(a[href="/backups"], a[href="/"]):not([inert] *)');
        await links.filter({ visible: true }).last().click({ timeout: 30_000 });
        await expect(heading, 'its links lead on').not.toHaveText(title);
        expect(await heading.innerText()).not.toBe('');
      } catch (error) {
        faults.push(`${file}: ${String(error).split('\n').slice(0, 4).join(' ')}`);
      } finally {
        await context.close();
      }
    };
    const left = [...files];
    const readInTurn = async () => {
      for (let file = left.shift(); file !== undefined; file = left.shift())
        await readWithout(file);
    };
    await Promise.all(Array.from({ length: READERS }, readInTurn));
    expect(faults).toEqual([]);
  });
}
