/**
 * What must hold on every page of the build: those of the sitemap and those of the specification.
 * A page is loaded once per color mode; all checks of a mode run on that one load.
 */
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { routes, sitemapRoutes, watch } from './site';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Rules whose answer depends on the color mode; the others are asked in the first mode only. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const pages = [...new Set([...routes, ...sitemapRoutes(), '/no-such-page'])];

async function openIn(page: Page, route: string, mode: 'dark' | 'light'): Promise<void> {
  await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
  await page.goto(route);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  // What a reader unfolds is part of the page.
  await page.locator('main details:not([open]) > summary').evaluateAll((all) => {
    for (const summary of all) (summary as HTMLElement).click();
  });
}

/** What axe found, short enough to read in a failure. */
async function axe(page: Page, builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
}

/** Headings in the order of the page, as levels. */
function headingLevels(page: Page): Promise<number[]> {
  return page
    .locator('main :is(h1, h2, h3, h4, h5, h6), main [role=heading]')
    .evaluateAll((all) =>
      all
        .filter((heading) => heading.checkVisibility())
        .map((heading) => Number(heading.ariaLevel ?? heading.tagName.slice(1))),
    );
}

for (const route of pages) {
  test.describe(route, () => {
    test('dark: no complaint from the browser, axe clean, one h1, headings in order', async ({ page, baseURL }) => {
      const complaints = await watch(page, baseURL ?? '');
      await openIn(page, route, 'dark');
      expect(await axe(page, new AxeBuilder({ page }).withTags(WCAG))).toEqual([]);

      const levels = await headingLevels(page);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels[0]).toBe(1);
      const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      expect(jumps, `levels ${levels.join(' ')}`).toEqual([]);

      const expected = route === '/no-such-page' ? 2 : 0;
      // An unknown address is answered with 404, which the browser logs.
      expect(complaints.filter(({ text }) => /\b404\b/.test(text))).toHaveLength(expected);
      expect(complaints.filter(({ text }) => !/\b404\b/.test(text))).toEqual([]);
    });

    test('light: colors readable; at 320 px the page does not scroll sideways', async ({ page }) => {
      await openIn(page, route, 'light');
      expect(await axe(page, new AxeBuilder({ page }).withRules(COLOR_RULES))).toEqual([]);

      await page.setViewportSize({ width: 320, height: 640 });
      const wide = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        if (scrollWidth <= clientWidth) return [];
        // Name what sticks out, so that the failure says where to look.
        return [...document.querySelectorAll('main *')]
          .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
          .slice(0, 5)
          .map((element) => `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent.slice(0, 60)}`)
          .concat(`${scrollWidth} px wide`);
      });
      expect(wide).toEqual([]);
    });
  });
}
