/** Tabs of guides: one choice for each group, by mouse and keyboard, kept on this device. */
import { expect, test, type Page } from '@playwright/test';
import { open } from './site';

/** A guide with two groups named `os`, and another with one. */
const [TWO_GROUPS, ONE_GROUP] = ['/extras/clumsyloader', '/extras/template'];

const tabs = (page: Page, name: string) =>
  page.locator('[data-tabs=os]').getByRole('tab', { name, exact: true });

test('a click shows the tab in every group of the name, and the next page keeps it', async ({
  page,
}) => {
  await open(page, TWO_GROUPS);
  const chosen = tabs(page, 'Linux');
  await expect(chosen).toHaveCount(2);
  await chosen.first().click();
  for (const tab of await chosen.all()) await expect(tab).toHaveAttribute('aria-selected', 'true');
  const panels = page.locator('[data-tabs=os] [role=tabpanel]:visible');
  await expect(panels).toHaveCount(2);
  await open(page, ONE_GROUP);
  await expect(tabs(page, 'Linux').first()).toHaveAttribute('aria-selected', 'true');
});

test('the tab that was used stays where it is on the screen', async ({ page }) => {
  await open(page, TWO_GROUPS);
  const last = tabs(page, 'Linux').last();
  await last.scrollIntoViewIfNeeded();
  const before = await last.boundingBox();
  await last.click();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  const after = await last.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
});

test('arrows move between tabs, Enter and Space choose', async ({ page }) => {
  await open(page, TWO_GROUPS);
  const group = page.locator('[data-tabs=os]').first().getByRole('tab');
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
  await open(page, TWO_GROUPS);
  const other = await context.newPage();
  await open(other, TWO_GROUPS);
  await tabs(other, 'Linux').first().click();
  await expect(tabs(page, 'Linux').first()).toHaveAttribute('aria-selected', 'true');
});
