import { load } from 'cheerio';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { PAGE_ROUTES } from '../../../pipeline/bundler/browser-routes/pages';
import {
  listAllRoutes,
  unlistedRoutes,
  openPage,
  requiredGuideRoutes,
  searchInput,
  TITLE_END,
  collectPageErrors,
  SITE_TEXTS,
} from '../site';

interface Seen {
  readonly status: number;
  readonly title: string;
  readonly h1: readonly string[];
  readonly description: string;
}

/** What a page says of itself before any script runs. */
async function read(request: APIRequestContext, route: string): Promise<Seen> {
  const response = await request.get(route, { maxRedirects: 0 });
  const $ = load(await response.text());
  return {
    status: response.status(),
    title: $('title').text(),
    h1: $('h1')
      .toArray()
      .map((heading) => $(heading).text().trim()),
    description: $('meta[name=description]').attr('content') ?? '',
  };
}

test.describe('every route answers', () => {
  for (const route of listAllRoutes()) {
    test(`${route} answers 200 with a title, one h1 and a description of its own`, async ({
      request,
    }) => {
      const { status, title, h1, description } = await read(request, route);
      expect(status).toBe(200);
      expect(title.endsWith(TITLE_END)).toBe(true);
      expect(title.length).toBeGreaterThan(TITLE_END.length + 2);
      expect(h1).toHaveLength(1);
      expect(h1[0]).not.toBe('');
      if (!PAGE_ROUTES.includes(route)) {
        expect(h1[0]).not.toBe('Page Not Found');
        expect(title).toBe(`${h1[0]}${TITLE_END}`);
        expect(description.length).toBeGreaterThanOrEqual(50);
      }
    });
  }

  test('no two routes share a title or a description', async ({ request }) => {
    const seen = await Promise.all(
      listAllRoutes()
        .filter((route) => !PAGE_ROUTES.includes(route))
        .map(async (route) => ({ route, ...(await read(request, route)) })),
    );
    const answered = seen.filter(({ status }) => status === 200);
    const twice = (texts: readonly string[]) =>
      texts.filter((text, i) => texts.indexOf(text) !== i);
    expect(twice(answered.map(({ title }) => title))).toEqual([]);
    expect(twice(answered.map(({ description }) => description))).toEqual([]);
  });
});

test.describe('addresses', () => {
  test('/ is home, the getting-started overview', async ({ page }) => {
    await openPage(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SITE_TEXTS.homeTitle);
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-home/);
  });

  for (const address of ['/sftp.html', '/sftp/index.html', '/extras/swap.html?from=mail#related']) {
    test(`${address} is treated as the same page without the suffix`, async ({ page, baseURL }) => {
      const complaints = await collectPageErrors(page, baseURL ?? '');
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      const expected = address.startsWith('/sftp') ? SITE_TEXTS.sftpTitle : /swap/i;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(expected);
      await expect(page).toHaveURL(/^[^?#]*\/(sftp|extras\/swap)\/?(\?from=mail#related)?$/);
      expect(complaints).toEqual([]);
    });
  }

  test('/index.html is home', async ({ page, baseURL }) => {
    const complaints = await collectPageErrors(page, baseURL ?? '');
    await openPage(page, '/index.html');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SITE_TEXTS.homeTitle);
    await expect(page).toHaveURL('/');
    expect(complaints).toEqual([]);
  });

  for (const address of ['/sftp', '/sftp/', '/VPS/starting-with-vps', '/VPS/starting-with-vps/']) {
    test(`trailing slashes are left as they are: ${address}`, async ({ page, request }) => {
      expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(200);
      await openPage(page, address);
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found');
    });
  }

  test('an address with another case of letters is another, unknown one', async ({ request }) => {
    expect((await request.get('/vps/starting-with-vps', { maxRedirects: 0 })).status()).toBe(404);
  });
});

test.describe('not found', () => {
  for (const address of [
    '/no-such-page',
    '/billing/no/such/page',
    '/sftp/extra',
    '/no-such-page.html',
    '/Backups',
    '/backups/index',
    '/index',
  ]) {
    test(`any unknown path shows the not-found page: ${address}`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
      await expect(page.getByRole('main').getByRole('link', { name: /home page/ })).toHaveAttribute(
        'href',
        '/',
      );
      await expect(page).toHaveTitle(/not found/i);
    });
  }

  test('names the guide that the address may have meant', async ({ page }) => {
    await page.goto('/no-such-folder/SFTP.html');
    const guide = page.getByRole('main').getByRole('link', { name: '/sftp', exact: true });
    await guide.click();
    await expect(page).toHaveURL(/\/sftp$/);
  });

  test('a page /not-found also exists', async ({ page }) => {
    const response = await page.goto('/not-found');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  });

  test('the not-found page offers the search', async ({ page }) => {
    await openPage(page, '/no-such-page');
    await page.getByRole('main').getByRole('searchbox', { name: 'Search docs' }).click();
    await expect(searchInput(page)).toBeFocused();
  });
});

test.describe('/search', () => {
  test('the query is passed in the query parameter q', async ({ page }) => {
    await openPage(page, '/search?q=sftp');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "sftp"');
    const results = page.locator('main article');
    await expect(results.first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results$/);
    await expect(results.getByRole('link').first()).toHaveAttribute('href', /^\/sftp/);
  });

  test('a typed query goes into q and comes back with the back button', async ({ page }) => {
    await openPage(page, '/search');
    await page.getByRole('main').getByRole('searchbox').fill('backups');
    await expect(page).toHaveURL('/search?q=backups');
    await page.locator('main article').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/backups/);
    await page.goBack();
    await expect(page).toHaveURL('/search?q=backups');
    await expect(page.locator('main article').first()).toBeVisible();
  });

  test('no results: says so and links to the ticket page with the query', async ({ page }) => {
    await openPage(page, '/search?q=qzxqzxqzx');
    await expect(page.getByRole('main')).toContainText('No results for "qzxqzxqzx"');
    const link = page.getByRole('main').getByRole('link', { name: 'Let us know.' });
    await expect(link).toHaveAttribute('href', /qzxqzxqzx/);
  });

  test('no results: "Try searching for" offers queries that find something', async ({ page }) => {
    await openPage(page, '/search?q=qzxqzxqzx');
    const offer = page.getByRole('main').locator('p', { hasText: 'Try searching for' });
    const queries = offer.getByRole('button');
    await expect(queries).toHaveCount(3);
    for (const query of await queries.allTextContents()) {
      await openPage(page, '/search?q=qzxqzxqzx');
      await queries.filter({ hasText: query }).click();
      await expect(page.locator('main article').first()).toBeVisible();
      expect(new URL(page.url()).searchParams.get('q')).toBe(query);
    }
  });

  test('search unreachable: the error and its help, then results after Retry', async ({ page }) => {
    await page.route('**/search-index/index.json', (route) => route.abort());
    await openPage(page, '/search?q=sftp');
    await expect(page.getByRole('main')).toContainText('Unable to fetch results');
    await expect(page.getByRole('main')).toContainText(
      'You might want to check your network connection.',
    );
    await page.unroute('**/search-index/index.json');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('main article').first()).toBeVisible();
  });

  test('the page without a query asks for one', async ({ page }) => {
    await openPage(page, '/search');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search the documentation');
    await expect(page.locator('main article')).toHaveCount(0);
  });
});

test.describe('pages that exist but are not in the sidebar', () => {
  for (const route of unlistedRoutes) {
    test(`${route} exists and no page lists it in the sidebar`, async ({ request }) => {
      expect((await request.get(route)).status()).toBe(200);
      for (const other of ['/', '/billing/refunds', '/plugins/vault', route]) {
        const $ = load(await (await request.get(other)).text());
        const listed = $(`.theme-doc-sidebar-menu a[href="${route}"], nav.menu a[href="${route}"]`);
        expect(listed.length, other).toBe(0);
      }
    });
  }

  test('every other guide of the list is in the sidebar, once', async ({ page }) => {
    await openPage(page, '/');
    // Folded categories are in the page only once they are opened.
    const folded = page.locator(
      '.theme-doc-sidebar-menu .menu__list-item--collapsed > .menu__list-item-collapsible > .menu__link',
    );
    for (let left = await folded.count(); left > 0; left = await folded.count()) {
      await folded.first().click();
      await expect.poll(() => folded.count()).not.toBe(left);
    }
    const listed = await page
      .locator('.theme-doc-sidebar-menu a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const needed = requiredGuideRoutes.filter((route) => !unlistedRoutes.includes(route));
    expect(listed).toEqual(expect.arrayContaining(needed));
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((route) => unlistedRoutes.includes(route))).toEqual([]);
  });
});
