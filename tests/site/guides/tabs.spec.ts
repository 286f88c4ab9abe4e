/** Tabs of guides: one choice for each group, by mouse and keyboard, kept on this device. */
import { expect, test, type Page } from '@playwright/test';
import { load } from 'cheerio';
import { buildDir, listBuiltFiles, openPage } from '../site';

/** Each group of tabs of the built guides: its page, its name, the labels of its tabs. */
const groups = [...listBuiltFiles(buildDir, /\.html$/)].flatMap(([file, html]) => {
  if (!html.includes('data-tabs=')) return [];
  const $ = load(html);
  const page = `/${file.replace(/(?:\/?index)?\.html$/, '')}`;
  return $('[data-tabs]')
    .get()
    .map((group) => ({
      page,
      name: $(group).attr('data-tabs') ?? '',
      labels: $(group)
        .find('[role=tab]')
        .get()
        .map((tab) => $(tab).text()),
    }));
});

/** A guide with two groups of one name that share a tab, and another guide that has the tab too. */
const CASE = groups.flatMap(({ page, name, labels }, index) =>
  labels.slice(1).flatMap((label) => {
    const same = groups.filter((group) => group.name === name && group.labels.includes(label));
    const twin = same.find((group) => group.page === page && groups.indexOf(group) > index);
    const other = same.find((group) => group.page !== page);
    return twin === undefined || other === undefined
      ? []
      : [{ page, name, label, count: same.filter((group) => group.page === page).length, other }];
  }),
)[0];
test.skip(CASE === undefined, 'no guide has two groups of tabs that share a tab');
const TWO_GROUPS = CASE?.page ?? '';
const GROUP = CASE?.name ?? '';
const LABEL = CASE?.label ?? '';
const COUNT = CASE?.count ?? 0;
const ONE_GROUP = CASE?.other.page ?? '';
const IN_GROUP = `[data-tabs="${GROUP}"]`;

const findTabs = (page: Page) =>
  page.locator(IN_GROUP).getByRole('tab', { name: LABEL, exact: true });

test('a click shows the tab in every group of the name, and the next page keeps it', async ({
  page,
}) => {
  await openPage(page, TWO_GROUPS);
  const chosen = findTabs(page);
  await expect(chosen).toHaveCount(COUNT);
  await chosen.first().click();
  for (const tab of await chosen.all()) await expect(tab).toHaveAttribute('aria-selected', 'true');
  const panels = page.locator(`${IN_GROUP} [role=tabpanel]:visible`);
  await expect(panels).toHaveCount(await page.locator(IN_GROUP).count());
  await openPage(page, ONE_GROUP);
  await expect(findTabs(page).first()).toHaveAttribute('aria-selected', 'true');
});

test('the tab that was used stays where it is on the screen', async ({ page }) => {
  await openPage(page, TWO_GROUPS);
  const last = findTabs(page).last();
  await last.scrollIntoViewIfNeeded();
  const before = await last.boundingBox();
  await last.click();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  const after = await last.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
});

test('arrows move between tabs, Enter and Space choose', async ({ page }) => {
  await openPage(page, TWO_GROUPS);
  const group = page.locator(IN_GROUP).first().getByRole('tab');
  await group.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(group.last()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(group.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(group.first()).toBeFocused();
  await expect(group.first()).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Enter');
  await expect(group.first()).toHaveAttribute('aria-selected', 'true');
});

test('another window follows', async ({ page, context }) => {
  await openPage(page, TWO_GROUPS);
  const other = await context.newPage();
  await openPage(other, TWO_GROUPS);
  await findTabs(other).first().click();
  await expect(findTabs(page).first()).toHaveAttribute('aria-selected', 'true');
});
