/** What axe is asked, everywhere the same: every rule of WCAG 2.0 to 2.2, A and AA, and its best practices. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose answer depends on the color mode. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * `npm run test:axe` asks every rule in both color modes, on a wide screen and on a phone; `npm test`
 * asks every rule once, and those on colors in the other mode too.
 */
export const IS_FULL = process.env.AXE_FULL === '1';

export const MODES = ['dark', 'light'] as const;
export const WIDE = { width: 1280, height: 800 } as const;
export const NARROW = { width: 360, height: 800 } as const;

/** `--page` of the two themes in src/styles/tokens.css: what shows that a mode is painted. */
const PAGES = { dark: 'rgb(14, 19, 23)', light: 'rgb(251, 252, 252)' } as const;

/**
 * What is left of the rules that DocSearch 3.9 breaks with its own markup: a result is an option
 * with a link in it, for the mouse; the keys are tested in specification/search-dialog. The rest is
 * mended by src/components/search-dialog/name-dialog.ts.
 */
const isLinkInOption = (rule: string, target: string) =>
  rule === 'nested-interactive' &&
  /^#docsearch-(hits|recentSearches|favoriteSearches)?\S*item-\d+$/.test(target);

/**
 * What axe finds on the page as it is now.
 * @param rules those on colors alone, where the others were asked before
 * @param within a selector of the part that is asked about, where the page around it was asked before
 * @returns one line per fault with its place, short enough to read in a failure
 */
export async function barriers(
  page: Page,
  rules: 'all' | 'colors' = 'all',
  within?: string,
): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (within !== undefined) axe.include(within);
  const { violations } = await (
    rules === 'all' ? axe.withTags(TAGS) : axe.withRules(COLOR_RULES)
  ).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .map(({ target, failureSummary = '' }) => ({ at: target.join(' '), failureSummary }))
      .filter(({ at }) => !isLinkInOption(id, at))
      .map(({ at, failureSummary }) => `${id}: ${at}\n${failureSummary}`),
  );
}

/** Shows a color mode as the toggle does, and waits until it is painted. */
export async function paint(page: Page, mode: (typeof MODES)[number]): Promise<void> {
  await page.locator('html').evaluate((html, name) => (html.dataset.theme = name), mode);
  await expect(page.locator('html')).toHaveCSS('background-color', PAGES[mode]);
  // Links change color by a transition, which begins with the frame after that.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
}
