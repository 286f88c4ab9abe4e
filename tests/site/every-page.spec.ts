/**
 * Checks on every page of the build: those of the sitemap and those of the specification. Each page
 * is loaded once, then switched to light mode and a narrow screen.
 */
import { expect, test, type Page } from '@playwright/test';
import { ABSENT_CLASSES } from '../../pipeline/bundler/purge-infima';
import { findViolations, IS_FULL, MODES, NARROW, waitForPaint } from './axe';
import { listAllRoutes, findColorModeToggle, openPage, collectPageErrors } from './site';

const UNKNOWN = '/no-such-page';

const pages = [...listAllRoutes(), UNKNOWN];

/** Expands everything collapsible, which is part of the page. */
async function unfold(page: Page): Promise<void> {
  await page.locator('main details:not([open]) > summary').evaluateAll((all) => {
    for (const summary of all) (summary as HTMLElement).click();
  });
}

/** Heading levels, in the order of the page. */
function readHeadingLevels(page: Page): Promise<number[]> {
  return page
    .locator('main :is(h1, h2, h3, h4, h5, h6), main [role=heading]')
    .evaluateAll((all) =>
      all
        .filter((heading) => heading.checkVisibility())
        .map((heading) => Number(heading.ariaLevel ?? heading.tagName.slice(1))),
    );
}

/** Elements that overflow to the right, so that a failure says where to look. */
function findTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map(
        (element) =>
          `${element.tagName} ${element.getAttribute('class') ?? ''}: ${element.textContent.slice(0, 60)}`,
      )
      .concat(`${scrollWidth} px wide`);
  });
}

test.describe.configure({ timeout: 120_000 });

for (const route of pages) {
  test(`${route}: no complaint, axe clean in both modes, headings in order, fits 320 px`, async ({
    page,
    baseURL,
  }) => {
    const complaints = await collectPageErrors(page, baseURL ?? '');
    await openPage(page, route);
    await unfold(page);

    await test.step('headings: one h1, first, and no level left out', async () => {
      const levels = await readHeadingLevels(page);
      expect.soft(levels.filter((level) => level === 1)).toHaveLength(1);
      expect.soft(levels[0]).toBe(1);
      const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      expect.soft(jumps, `levels ${levels.join(' ')}`).toEqual([]);
    });

    await test.step('no class whose styles are left out', async () => {
      const classes = await page
        .locator('[class]')
        .evaluateAll((all) => [...new Set(all.flatMap((one) => [...one.classList]))]);
      const absent = classes.filter((name) => ABSENT_CLASSES.some((rule) => rule.test(name)));
      expect.soft(absent).toEqual([]);
    });

    await test.step('dark: axe finds nothing', async () => {
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect.soft(await findViolations(page)).toEqual([]);
    });

    await test.step('light: axe finds nothing', async () => {
      await findColorModeToggle(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await waitForPaint(page, 'light');
      expect.soft(await findViolations(page, IS_FULL ? 'all' : 'colors')).toEqual([]);
    });

    if (IS_FULL)
      await test.step('on a phone: axe finds nothing in either mode', async () => {
        await page.setViewportSize(NARROW);
        for (const mode of MODES) {
          await waitForPaint(page, mode);
          expect.soft(await findViolations(page), mode).toEqual([]);
        }
      });

    await test.step('at 320 px the page does not scroll sideways', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await findTooWide(page)).toEqual([]);
    });

    await test.step('the browser has no complaint', () => {
      // An unknown address is answered with 404, which the browser logs.
      const isUnknown = route === UNKNOWN;
      const others = complaints.filter(({ text }) => !(isUnknown && /\b404\b/.test(text)));
      expect.soft(others).toEqual([]);
    });
  });
}
