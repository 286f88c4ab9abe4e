/**
 * Business constants and limits, section 9, and the search call of section 7. Numbers that show
 * on the page are read there, those of the search call where it leaves the page, and those of
 * installed packages in `tests/specification/constants.test.ts`. Recent and favourite limits: search-dialog; delays: page-loading; default mode: states.
 */
import { expect, test, type Page } from '@playwright/test';
import { buildDir, builtFiles, holdChunks, open, search, WORDS } from '../site';

interface SearchCall {
  readonly method: string;
  readonly url: string;
  readonly data: string;
}

/** The first search call of a query, as it leaves the page for the worker. */
async function searchCall(page: Page, query: string): Promise<SearchCall> {
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    Object.assign(window, { calls });
    const Working = window.Worker;
    window.Worker = class extends Working {
      override postMessage(message: { call: unknown }): void {
        calls.push(message.call);
        super.postMessage(message);
      }
    };
  });
  await open(page, '/');
  await search(page, query);
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  return page.evaluate(() => (window as unknown as { calls: [SearchCall] }).calls[0]);
}

test.describe('the search call', () => {
  test('POST /1/indexes/*/queries with application id and search-only key as query parameters', async ({
    page,
  }) => {
    const { method, url } = await searchCall(page, 'sftp');
    expect(method).toBe('POST');
    const { pathname, searchParams } = new URL(url);
    expect(decodeURIComponent(pathname)).toBe('/1/indexes/*/queries');
    expect(searchParams.get('x-algolia-application-id')).toBe('embedded');
    expect(searchParams.get('x-algolia-api-key')).toBe('embedded');
  });

  test('requests list: query, index, attributes, snippets of 10 words, marks, 20 hits per page, filters', async ({
    page,
  }) => {
    const { data } = await searchCall(page, 'sftp');
    const { requests } = JSON.parse(data) as { requests: Record<string, unknown>[] };
    const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
    expect(requests).toEqual([
      {
        query: 'sftp',
        indexName: 'docs',
        attributesToRetrieve: [...levels, 'content', 'type', 'url'],
        attributesToSnippet: [...levels.slice(1).map((level) => `${level}:10`), 'content:10'],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        clickAnalytics: false,
        facetFilters: [
          'language:en',
          ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
        ],
      },
    ]);
  });

  test('snippets of 5 words on screens up to 768 px', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    const { data } = await searchCall(page, 'sftp');
    expect(data).toContain('"content:5"');
    expect(data).not.toContain('"content:10"');
  });

  test('the embedded search sends no request to a hosted service', async ({ page, baseURL }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
    });
    await searchCall(page, 'sftp');
    expect(foreign).toEqual([]);
  });
});

test('the progress bar has no spinner', async ({ page }) => {
  // Before the page, which fetches ahead what its links lead to.
  const release = await holdChunks(page, (url) => url.endsWith('/databases.json'));
  await open(page, '/sftp');
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Databases' }).click();
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  release();
});

test('analytics is off: no script from a content delivery network is named in a page', () => {
  for (const [file, html] of builtFiles(buildDir, /\.html$/)) {
    expect(html, file).not.toMatch(/<script[^>]+src="?https?:/);
  }
});

test.describe('numbers on the page', () => {
  test('desktop breakpoint: 996 px', async ({ page }) => {
    await open(page, '/sftp');
    const sidebar = page.locator('.theme-doc-sidebar-container');
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(sidebar).toBeVisible();
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(sidebar).toBeHidden();
  });

  /** The transition that a category gets while it opens. */
  async function transitionOf(page: Page): Promise<{ duration: number; height: number }> {
    await open(page, '/');
    const category = page
      .locator('.theme-doc-sidebar-item-category-level-1')
      .filter({ has: page.getByRole('button', { name: WORDS.billing, exact: true }) });
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver((records) => {
        for (const { target } of records) {
          const { transition } = (target as HTMLElement).style;
          if (transition !== '') seen.push(`${transition} ${(target as HTMLElement).scrollHeight}`);
        }
      }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['style'] });
    });
    await category.getByRole('button').click();
    await expect(category.getByRole('link', { name: WORDS.refunds })).toBeVisible();
    const read = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen[0] ?? '');
    await expect.poll(read).toMatch(/height/);
    const [, amount = '', unit = '', height = ''] =
      /height ([\d.]+)(ms|s) .* (\d+)$/.exec(await read()) ?? [];
    return { duration: Number(amount) * (unit === 's' ? 1000 : 1), height: Number(height) };
  }

  test('collapse animation: 1 ms under reduced motion', async ({ page }) => {
    expect((await transitionOf(page)).duration).toBe(1);
  });

  test('collapse animation: scaled by content height, by the formula of Docusaurus', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const { duration, height } = await transitionOf(page);
    const rows = height / 36;
    // In hundreds of milliseconds; its terms 4 and 4 + 15 are the bounds that the specification names.
    expect(duration).toBe(Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10));
  });
});
