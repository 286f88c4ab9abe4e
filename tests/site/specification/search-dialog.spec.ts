import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  openPage,
  provider,
  searchFor,
  findSearchButton,
  searchDialog,
  searchInput,
} from '../site';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
const FAVOURITE = '__DOCSEARCH_FAVORITE_SEARCHES__docs';

function findHits(page: Page): Locator {
  return page.locator('.DocSearch-Hit');
}

function findActiveHit(page: Page): Locator {
  return page.locator('.DocSearch-Hit[aria-selected=true]');
}

function readStored(page: Page, key: string): Promise<{ objectID: string; url: string }[]> {
  return page.evaluate(
    (name) => JSON.parse(localStorage.getItem(name) ?? '[]') as { objectID: string; url: string }[],
    key,
  );
}

/** Saved searches as the dialog stores them; `from` keeps their ids distinct. */
function renderSavedSearches(count: number, from = 0): string {
  const nothing = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  return JSON.stringify(
    Array.from({ length: count }, (_, index) => ({
      objectID: `saved-${from + index}`,
      url: `/sftp#saved-${from + index}`,
      type: 'lvl1',
      content: null,
      hierarchy: { lvl0: 'Panel', lvl1: `Saved ${from + index}`, ...nothing },
    })),
  );
}

/** Puts saved searches into the browser before the page starts. */
async function seed(page: Page, lists: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }
  }, lists);
}

/** Opens the first result of a query, which makes it a recent search. */
async function visitFirstResult(page: Page, query: string): Promise<void> {
  await searchFor(page, query);
  // Saved searches are shown until the answer arrives.
  await expect(searchDialog(page).getByRole('link', { name: /^See all/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(searchDialog(page)).toHaveCount(0);
}

test.describe('parts', () => {
  test('a search box with clear and cancel buttons, a results area, a footer with key hints', async ({
    page,
  }) => {
    await openPage(page, '/');
    await searchFor(page, 'sftp');
    const dialog = searchDialog(page);
    await expect(dialog.getByRole('button', { name: 'Clear the query' })).toBeVisible();
    await expect(dialog.locator('.DocSearch-Dropdown')).toBeVisible();
    const footer = dialog.locator('.DocSearch-Footer');
    await expect(footer).toContainText('to select');
    await expect(footer).toContainText('to navigate');
    await expect(footer).toContainText('to close');
    await dialog.getByRole('button', { name: 'Clear the query' }).click();
    await expect(searchInput(page)).toHaveValue('');
    await expect(dialog.getByRole('button', { name: 'Clear the query' })).toBeHidden();
  });

  test('a cancel button', async ({ page }) => {
    await openPage(page, '/');
    await findSearchButton(page).click();
    await searchDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(searchDialog(page)).toHaveCount(0);
  });

  test('placeholder "Search docs"', async ({ page }) => {
    await openPage(page, '/');
    await findSearchButton(page).click();
    await expect(searchInput(page)).toHaveAttribute('placeholder', 'Search docs');
  });
});

test.describe('opening and closing', () => {
  test('opens on click of the search button and takes the focus', async ({ page }) => {
    await openPage(page, '/');
    await findSearchButton(page).click();
    await expect(searchInput(page)).toBeFocused();
  });

  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`opens on ${key}`, async ({ page }) => {
      await openPage(page, '/sftp');
      await page.keyboard.press(key);
      await expect(searchInput(page)).toBeFocused();
      await expect(searchInput(page)).toHaveValue('');
    });
  }

  test('the slash key types a slash while an input is focused', async ({ page }) => {
    await openPage(page, '/search');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.focus();
    await page.keyboard.press('/');
    await expect(field).toHaveValue('/');
    await expect(searchDialog(page)).toHaveCount(0);
  });

  test('opens when typing into the search button, with what was typed', async ({ page }) => {
    await openPage(page, '/');
    await findSearchButton(page).focus();
    await page.keyboard.press('s');
    await expect(searchInput(page)).toBeFocused();
    await expect(searchInput(page)).toHaveValue('s');
  });

  test('closes on Escape and gives the focus back', async ({ page }) => {
    await openPage(page, '/');
    await findSearchButton(page).click();
    await expect(searchInput(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toHaveCount(0);
    await expect(findSearchButton(page)).toBeFocused();
  });

  test('Control+k closes an open dialog', async ({ page }) => {
    await openPage(page, '/');
    await page.keyboard.press('Control+k');
    await expect(searchInput(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(searchDialog(page)).toHaveCount(0);
  });

  test('closes on a click beside it', async ({ page }) => {
    await openPage(page, '/');
    await findSearchButton(page).click();
    await expect(searchInput(page)).toBeFocused();
    await page.mouse.click(5, 400);
    await expect(searchDialog(page)).toHaveCount(0);
  });

  test('after Escape the query and the results are gone', async ({ page }) => {
    await openPage(page, '/');
    await searchFor(page, 'sftp');
    await expect(findHits(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toHaveCount(0);
    await findSearchButton(page).click();
    await expect(searchInput(page)).toHaveValue('');
    await expect(findHits(page)).toHaveCount(0);
  });
});

test.describe('keys in the results', () => {
  test('arrow keys move the active result', async ({ page }) => {
    await openPage(page, '/');
    await searchFor(page, 'backup');
    await expect(findHits(page).nth(2)).toBeVisible();
    const selected = () =>
      findHits(page).evaluateAll((all) => all.findIndex((hit) => hit.ariaSelected === 'true'));
    expect(await selected()).toBe(0);
    await page.keyboard.press('ArrowDown');
    expect(await selected()).toBe(1);
    await page.keyboard.press('ArrowDown');
    expect(await selected()).toBe(2);
    await page.keyboard.press('ArrowUp');
    expect(await selected()).toBe(1);
    const count = await findHits(page).count();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await selected()).toBe(count - 1);
  });

  test('Enter opens the active result in this page', async ({ page }) => {
    await openPage(page, '/');
    await searchFor(page, 'sftp');
    await expect(findActiveHit(page)).toBeVisible();
    const target = await findActiveHit(page).getByRole('link').getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(target ?? 'a link');
    await expect(searchDialog(page)).toHaveCount(0);
    expect(page.context().pages()).toHaveLength(1);
  });

  for (const [key, words] of [
    ['Control+Enter', 'a new tab'],
    ['Meta+Enter', 'a new tab'],
    ['Shift+Enter', 'a new window'],
  ] as const) {
    test(`${key} opens the active result in ${words}`, async ({ page, context }) => {
      await openPage(page, '/');
      await searchFor(page, 'sftp');
      await expect(findActiveHit(page)).toBeVisible();
      const target = await findActiveHit(page).getByRole('link').getAttribute('href');
      const opened = context.waitForEvent('page');
      await page.keyboard.press(key);
      await expect(await opened).toHaveURL(target ?? 'a link');
      await expect(page).toHaveURL('/');
      await expect(searchDialog(page)).toBeVisible();
    });
  }

  test('a click opens a result', async ({ page }) => {
    await openPage(page, '/');
    await searchFor(page, 'sftp');
    const link = findHits(page).nth(1).getByRole('link');
    const target = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(target ?? 'a link');
    await expect(searchDialog(page)).toHaveCount(0);
  });

  test('a result that is a heading leads to that heading', async ({ page }) => {
    await openPage(page, '/');
    await searchFor(page, 'sftp');
    const link = findHits(page).locator('a[href*="#"]').first();
    await expect(link).toBeVisible();
    const { hash } = new URL((await link.getAttribute('href')) ?? '', page.url());
    await link.click();
    await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();
  });
});

test.describe('results', () => {
  test('results are grouped, at most five of a group', async ({ page }) => {
    await openPage(page, '/');
    await searchFor(page, 'server');
    await expect(findHits(page).first()).toBeVisible();
    const groups = page.locator('.DocSearch-Hits');
    const titles = await groups.locator('.DocSearch-Hit-source').allInnerTexts();
    expect(titles.length).toBeGreaterThan(1);
    expect(new Set(titles).size).toBe(titles.length);
    for (const group of await groups.all()) {
      expect(await group.locator('.DocSearch-Hit').count()).toBeLessThanOrEqual(5);
    }
  });

  test('found words are marked', async ({ page }) => {
    await openPage(page, '/');
    await searchFor(page, 'sftp');
    await expect(findHits(page).locator('mark').first()).toHaveText(/sftp/i);
  });

  test('"See all N results" leads to /search with the query', async ({ page }) => {
    await openPage(page, '/');
    await searchFor(page, 'backup');
    const link = searchDialog(page).getByRole('link', { name: /^See all \d+ results$/ });
    const count = /\d+/.exec(await link.innerText())?.[0];
    await link.click();
    await expect(page).toHaveURL('/search?q=backup');
    await expect(searchDialog(page)).toHaveCount(0);
    await expect(page.locator('main').getByRole('status')).toHaveText(`${count} results`);
  });

  test('a query typed letter by letter ends with the results of the whole query', async ({
    page,
  }) => {
    await openPage(page, '/');
    await findSearchButton(page).click();
    await searchInput(page).pressSequentially('two-step');
    await expect(findHits(page).first()).toContainText(/two-step/i);
  });
});

test.describe('recent and favorite searches', () => {
  test('start screen empty: "No recent searches"', async ({ page }) => {
    await openPage(page, '/');
    await findSearchButton(page).click();
    await expect(searchDialog(page)).toContainText('No recent searches');
  });

  test('an opened result becomes a recent search, saved without its highlight and snippet parts', async ({
    page,
  }) => {
    await openPage(page, '/');
    await visitFirstResult(page, 'sftp');
    const [entry] = await readStored(page, RECENT);
    expect(entry?.url).toMatch(/\/sftp/);
    expect(Object.keys(entry ?? {})).toEqual(
      expect.arrayContaining(['hierarchy', 'type', 'url', 'objectID']),
    );
    expect(entry).not.toHaveProperty('_highlightResult');
    expect(entry).not.toHaveProperty('_snippetResult');
    await findSearchButton(page).click();
    await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Recent']);
    await expect(findHits(page)).toHaveCount(1);
  });

  test('a recent search can be starred to become a favorite', async ({ page }) => {
    await seed(page, { [RECENT]: renderSavedSearches(2) });
    await openPage(page, '/');
    await findSearchButton(page).click();
    await findHits(page).first().getByRole('button', { name: 'Save this search' }).click();
    await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Recent', 'Favorite']);
    await expect.poll(() => readStored(page, FAVOURITE)).toMatchObject([{ objectID: 'saved-0' }]);
    expect(await readStored(page, RECENT)).toMatchObject([{ objectID: 'saved-1' }]);
  });

  test('a recent search can be removed', async ({ page }) => {
    await seed(page, { [RECENT]: renderSavedSearches(1) });
    await openPage(page, '/');
    await findSearchButton(page).click();
    await findHits(page).getByRole('button', { name: 'Remove this search from history' }).click();
    await expect(searchDialog(page)).toContainText('No recent searches');
    expect(await readStored(page, RECENT)).toEqual([]);
  });

  test('a favorite can be removed', async ({ page }) => {
    await seed(page, { [FAVOURITE]: renderSavedSearches(1) });
    await openPage(page, '/');
    await findSearchButton(page).click();
    await findHits(page).getByRole('button', { name: 'Remove this search from favorites' }).click();
    await expect(searchDialog(page)).toContainText('No recent searches');
    expect(await readStored(page, FAVOURITE)).toEqual([]);
  });

  test('a saved search opens its page', async ({ page }) => {
    await seed(page, { [RECENT]: renderSavedSearches(1) });
    await openPage(page, '/');
    await findSearchButton(page).click();
    await findHits(page).getByRole('link').click();
    await expect(page).toHaveURL('/sftp#saved-0');
  });

  test('at most 7 recent searches are kept without favorites', async ({ page }) => {
    await seed(page, { [RECENT]: renderSavedSearches(7) });
    await openPage(page, '/');
    await visitFirstResult(page, 'databases');
    const recent = await readStored(page, RECENT);
    expect(recent).toHaveLength(7);
    expect(recent[0]?.url).toMatch(/\/databases/);
    expect(recent.at(-1)?.objectID).toBe('saved-5');
  });

  test('at most 4 recent searches are kept and shown with favorites', async ({ page }) => {
    await seed(page, { [RECENT]: renderSavedSearches(7), [FAVOURITE]: renderSavedSearches(1, 20) });
    await openPage(page, '/');
    await findSearchButton(page).click();
    await expect(findHits(page)).toHaveCount(5);
    await page.keyboard.press('Escape');
    await visitFirstResult(page, 'databases');
    expect(await readStored(page, RECENT)).toHaveLength(4);
  });

  test('at most 10 favorites are kept', async ({ page }) => {
    await seed(page, {
      [RECENT]: renderSavedSearches(1, 50),
      [FAVOURITE]: renderSavedSearches(10),
    });
    await openPage(page, '/');
    await findSearchButton(page).click();
    await findHits(page).first().getByRole('button', { name: 'Save this search' }).click();
    await expect
      .poll(async () => (await readStored(page, FAVOURITE))[0]?.objectID)
      .toBe('saved-50');
    expect(await readStored(page, FAVOURITE)).toHaveLength(10);
  });
});

test.describe('no results', () => {
  test('"No results for", "Try searching for", "Believe this query should return results?" "Let us know."', async ({
    page,
  }) => {
    await openPage(page, '/');
    await searchFor(page, 'sftp');
    await expect(findHits(page).first()).toBeVisible();
    await searchInput(page).fill('qzxqzx &');
    const dialog = searchDialog(page);
    await expect(dialog).toContainText('No results for "qzxqzx &"');
    await expect(dialog).toContainText('Try searching for');
    await expect(dialog).toContainText('Believe this query should return results?');
    const link = dialog.getByRole('link', { name: 'Let us know.' });
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(`${address.origin}${address.pathname}`).toBe(provider.urls.tickets);
    expect(address.searchParams.get('subject')).toContain('qzxqzx &');
  });

  test('"Try searching for" offers queries that find something', async ({ page }) => {
    await openPage(page, '/');
    await searchFor(page, 'sftp');
    await expect(findHits(page).first()).toBeVisible();
    await searchInput(page).fill('qzxqzx');
    const suggestion = searchDialog(page)
      .locator('.DocSearch-NoResults-Prefill-List button')
      .first();
    const words = await suggestion.innerText();
    await suggestion.click();
    await expect(searchInput(page)).toHaveValue(`${words.toLowerCase()} `);
    await expect(findHits(page).first()).toBeVisible();
  });
});
