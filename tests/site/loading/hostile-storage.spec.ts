/**
 * The browser's storage may contain anything from an older site, another program or a person. For
 * every key that this site reads, no value crashes a page, hangs it or runs as code.
 */
import { expect, test } from '@playwright/test';
import { openPage, findSearchButton, searchInput } from '../site';

const LOCAL = [
  'theme',
  'docs-preferred-version-default',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docusaurus.tab.client',
  'docs.single-keys',
  'first-hour',
  'help.bisect',
  '__DOCSEARCH_RECENT_SEARCHES__docs',
  '__DOCSEARCH_FAVORITE_SEARCHES__docs',
  'algolia-client-js-embedded',
];
const SESSION = ['scroll-positions', 'reloaded-once'];

const MARKUP = '<img src=x onerror="window.ran = 1"><script>window.ran = 1</script>';
const VALUES: Readonly<Record<string, string>> = {
  nothing: '',
  null: 'null',
  'a number': '1e999',
  'half of JSON': '[{"objectID":',
  'a list of nothing': '[null,[],{},0,""]',
  'objects in place of texts': '[{"objectID":{},"url":[],"hierarchy":{"lvl0":{},"lvl1":null}}]',
  'a name of all objects': '{"__proto__":{"polluted":true},"constructor":null,"toString":1}',
  markup: MARKUP,
  'markup in a list': JSON.stringify([{ objectID: MARKUP, url: `javascript:${MARKUP}` }]),
  'a hundred thousand letters': 'x'.repeat(100_000),
  'a deep list': '['.repeat(20_000),
};
/** A guide, the check list of the home page, a helper that stores. */
const PAGES = ['/sftp', '/', '/binarysearch'];

for (const [name, value] of Object.entries(VALUES)) {
  test(`${name}: pages are whole, and the search opens`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(
      ([local, session, text]) => {
        for (const key of local) localStorage.setItem(key, text);
        for (const key of session) sessionStorage.setItem(key, text);
      },
      [LOCAL, SESSION, value] as const,
    );
    for (const address of PAGES) {
      await openPage(page, address);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page crashed.');
      await expect(page.locator('html')).toHaveAttribute('data-theme', /^(?:dark|light)$/);
      await findSearchButton(page).click();
      await expect(searchInput(page)).toBeFocused();
      await page.keyboard.type('sftp');
      await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    }
    expect(errors).toEqual([]);
    const marks = await page.evaluate(() => [
      (window as unknown as { ran?: number }).ran,
      ({} as { polluted?: boolean }).polluted,
    ]);
    expect(marks).toEqual([undefined, undefined]);
  });
}
