/** The axe rules that all tests use: WCAG 2.0 to 2.2, A and AA, and best practices. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Rules of these tags that axe leaves out as experimental unless they are named. `p-as-heading` is
 * none of them: it takes the title of a helper, which names its region, for a heading.
 */
const EXPERIMENTAL_RULES = [
  'css-orientation-lock',
  'label-content-name-mismatch',
  'table-fake-caption',
  'td-has-header',
];

/** Rules whose result depends on the color mode. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * `npm run test:axe` runs every rule in both color modes, on a wide screen and on a phone; `npm
 * test` runs every rule once, and the color rules also in the other mode.
 */
export const IS_FULL = process.env.AXE_FULL === '1';

export const MODES = ['dark', 'light'] as const;
export const WIDE = { width: 1280, height: 800 } as const;
export const NARROW = { width: 360, height: 800 } as const;

/** `--page` of the two themes in src/styles/tokens.css, by which the test sees that a mode is painted. */
const PAGES = { dark: 'rgb(14, 19, 23)', light: 'rgb(251, 252, 252)' } as const;

/**
 * What is left of the rules that DocSearch 3.9 breaks with its own markup: a result is an option
 * with a link in it, for the mouse; the keys are tested in specification/search-dialog. The rest is
 * mended by src/components/search-dialog/correct-dialog-semantics.ts.
 */
const isLinkInOption = (rule: string, target: string) =>
  rule === 'nested-interactive' &&
  /^#docsearch-(hits|recentSearches|favoriteSearches)?\S*item-\d+$/.test(target);

/**
 * Runs axe on the current state of the page.
 * @param rules only the color rules, if the others already ran
 * @param within selector of the part to test, if the rest of the page was already tested
 * @returns one short line per violation, with its place
 */
export async function findViolations(
  page: Page,
  rules: 'all' | 'colors' = 'all',
  within?: string,
): Promise<string[]> {
  // What a page has got already is not sent and compiled again: half a megabyte.
  const isThere = await page.evaluate(() => 'axe' in window);
  // One frame and no list of what passed: the same violations in less than half the time.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).setLegacyMode().options({
    resultTypes: ['violations'],
    rules: Object.fromEntries(EXPERIMENTAL_RULES.map((rule) => [rule, { enabled: true }])),
  });
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
export async function waitForPaint(page: Page, mode: (typeof MODES)[number]): Promise<void> {
  await page.locator('html').evaluate((html, name) => (html.dataset.theme = name), mode);
  await expect(page.locator('html')).toHaveCSS('background-color', PAGES[mode]);
  // Links change color by a transition, which starts in the next frame, on a busy machine in the one after.
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    await frame();
  });
}
