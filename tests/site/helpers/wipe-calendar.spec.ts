import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import ICAL from 'ical.js';
import { isRequired, collectPageErrors } from '../site';
import { openHelper } from './open-helper';

test.skip(!isRequired('/games/rust/worlds'), 'a site without this game');
test.use({ timezoneId: 'Australia/Lord_Howe' });

test('wipes are listed at the reader’s place and saved as a calendar that parses', async ({
  page,
  baseURL,
}) => {
  const complaints = await collectPageErrors(page, baseURL ?? '');
  await page.clock.setFixedTime(new Date('2027-02-10T12:00:00Z'));
  const panel = await openHelper(page, '/games/rust/worlds', 'Forced-wipe calendar');
  await expect(panel.getByLabel('Your time zone')).toHaveValue('Australia/Lord_Howe');
  await expect(panel.getByRole('status')).toContainText(
    'Next in 22 days: Fri, 5 Mar 2027, 06:00 your time, Thu, 4 Mar 2027, 19:00 UTC',
  );
  // New York is an hour ahead by then, Lord Howe half an hour back.
  await expect(panel.getByRole('row').nth(3)).toContainText('Thu, 6 May 2027, 18:00');
  await expect(panel.getByRole('row').nth(3)).toContainText('Fri, 7 May 2027, 04:30');
  await panel.getByLabel('How far ahead').focus();
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('row')).toHaveCount(13);

  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: /Save for your calendar/ }).focus();
  await page.keyboard.press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toBe('rust-forced-wipes.ics');
  const root = new ICAL.Component(ICAL.parse(readFileSync(await file.path(), 'utf8')) as unknown[]);
  const events = root.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
  expect(events).toHaveLength(12);
  expect(events[0]?.startDate.toJSDate()).toEqual(new Date('2027-03-04T19:00:00Z'));
  expect(complaints).toEqual([]);
});
