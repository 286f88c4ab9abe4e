/**
 * Business constants and limits, section 9, and the search call of section 7. Numbers that show
 * on the page are read there, those of the search call where it leaves the page, and those of
 * installed packages in `tests/installed-packages/constants.test.ts`. Recent and favorite limits: search-dialog; delays: page-loading; default mode: states.
 */
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import {
  buildDir,
  listBuiltFiles,
  holdChunks,
  openPage,
  openPageOnPhone,
  searchFor,
  SITE_TEXTS,
} from '../site';

interface SearchCall {
  readonly method: string;
  readonly url: string;
  readonly data: string;
}

/** The first search request of a query, as the page sends it to the worker. */
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
  await openPage(page, '/');
  await searchFor(page, query);
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
  // Registered before the page opens, because links prefetch their targets.
  const release = await holdChunks(page, (url) => url.endsWith('/databases.json'));
  await openPage(page, '/sftp');
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Databases' }).click();
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  release();
});

test('analytics is off: no script from a content delivery network is named in a page', () => {
  for (const [file, html] of listBuiltFiles(buildDir, /\.html$/)) {
    expect(html, file).not.toMatch(/<script[^>]+src="?https?:/);
  }
});

test.describe('numbers on the page', () => {
  test('desktop breakpoint: 996 px', async ({ page }) => {
    await openPage(page, '/sftp');
    const sidebar = page.locator('.theme-doc-sidebar-container');
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(sidebar).toBeVisible();
    await expect(toggle).toBeHidden();
    await page.setViewportSize({ width: 995, height: 800 });
    await expect(sidebar).toBeHidden();
    await expect(toggle).toBeVisible();
  });

  test('desktop breakpoint: styles and scripts name no other width', () => {
    const styles = [...listBuiltFiles(path.join(buildDir, 'assets/css'), /\.css$/).values()].join(
      '',
    );
    const widths = styles.match(/[<>:=]\s*99[5-8][\d.]*px/g) ?? [];
    expect(widths.length).toBeGreaterThan(5);
    expect(widths.filter((width) => !/99(?:5\.98|6)px$/.test(width))).toEqual([]);
    expect(styles).not.toContain('max-width:996px');
  });

  interface Change {
    readonly duration: number;
    readonly height: number;
  }

  /** Records every height that the page animates. */
  async function watchHeights(page: Page): Promise<() => Promise<Change[]>> {
    await page.addInitScript(() => {
      const changes: object[] = [];
      Object.assign(window, { changes });
      const { value: animate } = Object.getOwnPropertyDescriptor(Element.prototype, 'animate') as {
        value: Animatable['animate'];
      };
      Element.prototype.animate = function (frames, options) {
        const { height } = (frames ?? {}) as { height?: string[] };
        const { duration } = (options ?? {}) as KeyframeAnimationOptions;
        if (height !== undefined)
          changes.push({ duration, height: Math.max(...height.map(parseFloat)) });
        return animate.call(this, frames, options);
      };
    });
    return () => page.evaluate(() => (window as unknown as { changes: Change[] }).changes);
  }

  /** Expands every sidebar category, then collapses one again. */
  async function unfoldAll(page: Page): Promise<void> {
    const folded = page.locator('.theme-doc-sidebar-menu [role=button][aria-expanded=false]');
    for (let left = await folded.count(); left > 0; left = await folded.count()) {
      await folded.first().click();
      await expect.poll(() => folded.count()).not.toBe(left);
    }
    const panel = page
      .locator('.theme-doc-sidebar-menu')
      .getByRole('button', { name: SITE_TEXTS.panel, exact: true });
    await panel.click();
    await expect(page.getByRole('link', { name: SITE_TEXTS.databases, exact: true })).toBeHidden();
    await panel.click();
    await expect(page.getByRole('link', { name: SITE_TEXTS.databases, exact: true })).toBeVisible();
  }

  test('collapse animation: 1 ms under reduced motion', async ({ page }) => {
    const changes = await watchHeights(page);
    await openPage(page, '/');
    await unfoldAll(page);
    const all = await changes();
    expect(all.length).toBeGreaterThan(5);
    expect(new Set(all.map(({ duration }) => duration))).toEqual(new Set([1]));
  });

  test('collapse animation: 4 to 19 ms, scaled by content height', async ({ page }) => {
    const changes = await watchHeights(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openPage(page, '/');
    await unfoldAll(page);
    const all = (await changes()).toSorted((one, other) => one.height - other.height);
    expect(all.length).toBeGreaterThan(5);
    for (const { duration } of all) {
      expect(duration).toBeGreaterThanOrEqual(4);
      expect(duration).toBeLessThanOrEqual(19);
    }
    const durations = all.map(({ duration }) => duration);
    expect(durations).toEqual(durations.toSorted((one, other) => one - other));
    expect(durations.at(-1)).toBeGreaterThan(Number(durations[0]));
  });

  test('collapse animation: the contents list of a phone, 4 to 19 ms', async ({ page }) => {
    const changes = await watchHeights(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openPageOnPhone(page, '/sftp');
    const list = page.getByRole('button', { name: 'On this page' });
    const first = page.locator('.theme-doc-toc-mobile a').first();
    await list.click();
    await expect(first).toBeVisible();
    await list.click();
    await expect(first).toBeHidden();
    const all = await changes();
    expect(all).toHaveLength(2);
    for (const { duration, height } of all) {
      expect(height).toBeGreaterThan(100);
      expect(duration).toBeGreaterThan(4);
      expect(duration).toBeLessThanOrEqual(19);
    }
  });

  test('nothing else of the page changes its height slowly', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openPage(page, '/sftp');
    const slow = await page.locator('body *').evaluateAll((all) =>
      all
        .filter((element) => {
          const { transitionProperty, transitionDuration } = getComputedStyle(element);
          return /\bheight\b/.test(transitionProperty) && parseFloat(transitionDuration) > 0;
        })
        .map(
          (element) =>
            `${element.tagName} ${element.getAttribute('class') ?? ''}: ${getComputedStyle(element).transition}`,
        ),
    );
    expect(slow).toEqual([]);
  });
});
