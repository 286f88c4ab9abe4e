/** The log reader of /binarysearch in the built site: keyboard, worker, redacted copy, speed. */
import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { scrollToHelper } from '../site';
import { createSyntheticLog } from '../../../src/helpers/log-reader/fixtures/synthetic-log';

const GUIDE = '/binarysearch';
const ERROR = '[12:00:02 ERROR]: Error occurred while enabling Shop v2.1 (Is it up to date?)\n';
/** Minimum speed of the worker on a busy machine. */
const BUDGET_MB_PER_S = 20;

const findPanel = (page: Page) => page.getByRole('region', { name: 'Log reader' });

/** Opens the guide and waits for the reader's code; returns the errors until then. */
async function open(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text());
  });
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') wrong.push(request.url());
  });
  const loaded = page.waitForLoadState('networkidle');
  await page.goto(GUIDE);
  await loaded;
  await scrollToHelper(findPanel(page));
  // The built HTML looks the same before hydration.
  await expect
    .poll(() =>
      findPanel(page)
        .locator('input[type=file]')
        .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);
  return wrong;
}

test('reads a pasted log by keyboard and offers the redacted copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const wrong = await open(page);
  await expect(findPanel(page).getByRole('status')).toContainText(
    'Example: 1 possible cause found',
  );
  await findPanel(page).getByLabel('Or paste the log').focus();
  await page.keyboard.insertText(`${ERROR}[12:00:03 INFO]: Alex[/203.0.113.7:51012] logged in\n`);
  await expect(findPanel(page).getByRole('button', { name: 'Read the pasted log' })).toBeEnabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(findPanel(page).getByRole('status')).toContainText('1 possible cause found');
  await expect(findPanel(page)).toContainText('The plugin Shop failed while starting.');
  await expect(findPanel(page)).toContainText('Hidden: 1 IPv4 address.');
  await findPanel(page).getByRole('button', { name: 'Copy redacted log' }).press('Enter');
  await expect(findPanel(page).getByText('Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Alex[/[IPv4 1]:51012] logged in');
  expect(copied).not.toContain('203.0.113.7');
  const link = findPanel(page).getByRole('link', { name: 'Install plugins on a Paper server' });
  const href = (await link.first().getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/installing-plugins#trouble-/);
  await page.goto(href);
  await expect(page.locator(`tr[id="${href.split('#')[1] ?? ''}"]`)).toBeVisible();
  expect(wrong).toEqual([]);
});

test('takes a log dropped anywhere, and gives the result for a ticket', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const wrong = await open(page);
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'latest.log', { type: 'text/plain' }));
    return transfer;
  }, `${ERROR}[12:00:03 INFO]: Alex[/203.0.113.7:51012] logged in\n`);
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await page.locator('h1').first().dispatchEvent(type, { dataTransfer: data });
  }
  await expect(findPanel(page).getByRole('status')).toContainText('1 possible cause found');
  await findPanel(page)
    .getByRole('button', { name: 'Copy the result for a ticket' })
    .press('Enter');
  await expect(findPanel(page).getByText('Copied').first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('The plugin Shop failed while starting.');
  expect(copied).not.toContain('203.0.113.7');
  // A finding leads to the row of the guide, and “back” leads to the finding again.
  await findPanel(page)
    .getByRole('link', { name: 'Install plugins on a Paper server' })
    .first()
    .click();
  await expect(page).toHaveURL(/\/installing-plugins#trouble-/);
  await page.goBack();
  await expect(findPanel(page)).toContainText('The plugin Shop failed while starting.');
  expect(wrong).toEqual([]);
});

test('says honestly that no rule matched, and what is no log', async ({ page }) => {
  const wrong = await open(page);
  const input = findPanel(page).locator('input[type=file]');
  await input.setInputFiles({
    name: 'a.log',
    mimeType: 'text/plain',
    buffer: Buffer.from('all is well\n'),
  });
  await expect(findPanel(page).getByRole('status')).toContainText(
    'No rule matched: nothing known found',
  );
  await input.setInputFiles({
    name: 'a.jar',
    mimeType: 'application/zip',
    buffer: Buffer.from('PK\u0003\u0004\0\0'),
  });
  await expect(findPanel(page).getByRole('status')).toContainText('This is not a log');
  expect(wrong).toEqual([]);
});

test('reads 20 MB in the worker while the page stays usable', async ({ page }) => {
  test.setTimeout(120_000);
  const wrong = await open(page);
  const log = ERROR + createSyntheticLog(19_900_000, 'addresses');
  const input = findPanel(page).locator('input[type=file]');
  const packed = { name: 'latest.log.gz', mimeType: 'application/gzip', buffer: gzipSync(log) };
  const best = { seconds: Infinity, firstSeconds: Infinity };
  for (let run = 0; run < 3; run++) {
    const start = Date.now();
    await input.setInputFiles(packed);
    await expect(findPanel(page).getByText('Shop failed while starting')).toBeVisible();
    best.firstSeconds = Math.min(best.firstSeconds, (Date.now() - start) / 1000);
    await expect(findPanel(page).getByRole('link', { name: 'Save redacted log' })).toBeVisible({
      timeout: 60_000,
    });
    best.seconds = Math.min(best.seconds, (Date.now() - start) / 1000);
    await input.setInputFiles({
      name: 'b.log',
      mimeType: 'text/plain',
      buffer: Buffer.from('well\n'),
    });
    await expect(findPanel(page).getByRole('status')).toContainText('No rule matched');
  }
  const speed = log.length / 1e6 / best.seconds;
  console.log(
    `worker: ${speed.toFixed(1)} MB/s with unpacking, first problem after ${best.firstSeconds.toFixed(2)} s`,
  );
  test.info().annotations.push({ type: 'MB/s', description: speed.toFixed(1) });
  if (process.env.MEASURE !== undefined) expect(speed).toBeGreaterThanOrEqual(BUDGET_MB_PER_S);
  expect(wrong).toEqual([]);
});

test('can be canceled', async ({ page }) => {
  await open(page);
  const input = findPanel(page).locator('input[type=file]');
  await input.setInputFiles({
    name: 'latest.log.gz',
    mimeType: 'application/gzip',
    buffer: gzipSync(createSyntheticLog(20_900_000, 'addresses')),
  });
  const cancel = findPanel(page).getByRole('button', { name: 'Cancel' });
  await cancel.click({ timeout: 5000 });
  await expect(findPanel(page).getByRole('status')).toContainText('Canceled');
});

for (const width of [320, 360, 1280]) {
  test(`fits ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('fetches nothing of it before it is near', async ({ page }) => {
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') chunks.push(request.url());
  });
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto(GUIDE);
  await page.waitForLoadState('networkidle');
  const before = chunks.length;
  await scrollToHelper(findPanel(page));
  await expect.poll(() => chunks.length).toBeGreaterThan(before);
});
