import { expect, test } from '@playwright/test';
import { openPage, provider, collectPageErrors } from '../site';
import { openHelper } from './open-helper';

/** Fields of a schedule, in the words of the panel. */
const {
  minute = '',
  hour = '',
  dayOfWeek = '',
} = (provider.screens.panel.schedules ?? {}) as Readonly<Record<string, string>>;

test.use({ timezoneId: 'Asia/Kolkata' });

test('a local time becomes UTC fields, by keyboard, and a wrong field is named', async ({
  page,
  baseURL,
}) => {
  const complaints = await collectPageErrors(page, baseURL ?? '');
  const panel = await openHelper(page, '/schedules', 'Schedule builder', (built) =>
    expect(built).toContainText('At 03:55, every day (UTC)'),
  );
  await expect(panel.getByLabel('Your time zone')).toHaveValue('Asia/Kolkata');
  await expect(panel).toContainText('Your zone is not a whole number of hours from UTC');

  await panel.getByLabel('What it does').focus();
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByLabel(dayOfWeek)).toHaveValue('MON');
  await panel.getByLabel('Starts at, your time').fill('04:00');
  await expect(panel.getByLabel(minute)).toHaveValue('30');
  await expect(panel.getByLabel(hour)).toHaveValue('22');
  // 02:30 UTC on Monday was still Monday in India; 04:00 there is Sunday in UTC.
  await expect(panel.getByLabel(dayOfWeek)).toHaveValue('SUN');
  await expect(panel.getByRole('status').first()).toContainText('At 22:30, only on Sunday (UTC)');
  await expect(panel.getByRole('row')).toHaveCount(6);
  await expect(panel.getByRole('row').nth(1)).toContainText(/Sun, .*22:30.*Mon, .*04:00/);
  await expect(panel.locator('pre')).toContainText(`${dayOfWeek}: SUN`);
  expect(new URL(page.url()).searchParams.get('cron')).toBe('30 22 * * SUN');

  await panel.getByLabel(dayOfWeek).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('SAT-SUN');
  await expect(panel.getByRole('alert')).toContainText('The panel misses Sunday');
  await expect(panel.getByRole('status').first()).toContainText('The panel would not take');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('6-7');
  await expect(panel.getByRole('alert')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('an address with fields opens with them', async ({ page }) => {
  await openPage(page, '/schedules?cron=0+4+30+2+*#your-time-in-utc');
  const panel = page.getByRole('region', { name: 'Schedule builder' });
  // The address leads to the panel, whose built HTML is replaced while the page comes to rest.
  await panel.evaluate((element) => element.scrollIntoView());
  await expect(panel.getByRole('status').first()).toContainText('It never runs');
});
