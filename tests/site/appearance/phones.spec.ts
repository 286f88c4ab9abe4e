/** Checks what a phone of 360 × 800 px shows of every guide without scrolling. */
import { expect, test, type Page } from '@playwright/test';
import { listSitemapRoutes } from '../site';

test.use({ viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true });

/** A screen and a half. */
const NEAR = 1200;
/** Pages to look something up in, and then list steps: may I have my money back, which packs are there, one message of many. */
const ANSWER_FIRST = [
  '/billing/cancellations',
  '/billing/payments',
  '/billing/refunds',
  '/billing/upgrades',
  '/extras/available-modpacks',
  '/extras/template',
  '/kicked-while-playing',
  '/known-mods',
  '/mod-messages',
  '/more-plugins',
  '/restart-reinstall-wipe',
];
/** The bar, one row of breadcrumbs, the contents list. */
const MAX_ABOVE_TITLE = 165;

interface Places {
  readonly route: string;
  readonly title: number;
  /** Position of the first numbered step; none in a guide that only explains. */
  readonly step: number | undefined;
}

/** Pixels from the top of the page. */
async function findPlaces(page: Page, route: string): Promise<Places> {
  await page.goto(route, { waitUntil: 'domcontentloaded' });
  const top = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluateAll(([element]) =>
        element === undefined ? undefined : Math.round(element.getBoundingClientRect().top),
      );
  return {
    route,
    title: (await top('h1')) ?? 0,
    step: await top('.theme-doc-markdown ol > li'),
  };
}

test('the title of every guide is near, and the first step of a task within a screen and a half', async ({
  page,
}) => {
  test.setTimeout(300_000);
  // Positions are measured on the page as built, without scripts.
  await page.route(/\.(?:js|webp|png|svg)$/, (route) => route.abort());
  const all: Places[] = [];
  for (const route of listSitemapRoutes()) all.push(await findPlaces(page, route));
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter(({ title }) => title > MAX_ABOVE_TITLE)).toEqual([]);
  const far = all
    .filter(({ route, step = 0 }) => step > NEAR && !ANSWER_FIRST.includes(route))
    .map(({ route, step }) => `${step} px ${route}`);
  // What is before the first step of these is too long.
  expect(far).toEqual([]);
});
