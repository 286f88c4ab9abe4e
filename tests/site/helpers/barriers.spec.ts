/** Runs axe on every helper, filled in and with everything expanded. */
import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { expect, test, type Locator } from '@playwright/test';
import { findViolations, IS_FULL, MODES, NARROW, waitForPaint, WIDE } from '../axe';
import { isRequired } from '../site';
import { openHelper } from './open-helper';

const LOG = '[12:00:02 ERROR]: Error occurred while enabling Shop v2.1 (Is it up to date?)\n';
const PACK = {
  name: 'my-pack.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(zipSync({ 'a/pack.mcmeta': strToU8('{"pack":{,}}') })),
};
const PICTURE = {
  name: 'two.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="40"/>'),
};

interface Helper {
  readonly address: string;
  readonly name: string;
  /** Makes it show an answer, with an error if it reports errors. */
  readonly fill: (panel: Locator) => Promise<unknown>;
  /** The text of that answer. */
  readonly says: string | RegExp;
}

const ALL: readonly Helper[] = [
  {
    address: '/mtr',
    name: 'MTR reader',
    fill: (panel) =>
      panel
        .getByLabel('Your report')
        .fill(readFileSync('src/helpers/mtr/fixtures/02-mtr-provider-loss-asn.txt', 'utf8')),
    says: 'Real packet loss',
  },
  {
    address: '/binarysearch',
    name: 'Log reader',
    fill: async (panel) => {
      await panel.getByLabel('Or paste the log').fill(LOG);
      await panel.getByRole('button', { name: 'Read the pasted log' }).click({ timeout: 1000 });
    },
    says: 'The plugin Shop failed while starting.',
  },
  {
    address: '/binarysearch',
    name: 'Bisect assistant',
    fill: async (panel) => {
      await panel.getByLabel('Answer to “plugins”').fill('Plugins (3): Alpha, Beta, Gamma');
      await panel.getByRole('button', { name: 'The problem is gone' }).click();
    },
    says: 'Round 1',
  },
  {
    address: '/java-version',
    name: 'Java finder',
    fill: (panel) => panel.getByLabel('Game version').fill('next'),
    says: 'No release of this number',
  },
  {
    address: '/converting-worlds',
    name: 'World-layout wizard',
    fill: (panel) => panel.getByLabel('in game version').fill('nonsense'),
    says: 'A release such as',
  },
  {
    address: '/schedules',
    name: 'Schedule builder',
    fill: (panel) => panel.getByLabel('Day of week').fill('SAT-SUN'),
    says: 'The panel misses Sunday',
  },
  {
    address: '/domain',
    name: 'DNS record builder',
    fill: (panel) => panel.getByLabel('IP address of the server').fill('192.168.1.20'),
    says: 'private network only',
  },
  {
    address: '/motd',
    name: 'MOTD editor',
    fill: (panel) => panel.getByLabel('First line').fill('W'.repeat(60)),
    says: 'Too wide',
  },
  {
    address: '/icon',
    name: 'Icon maker',
    fill: (panel) => panel.locator('input[type=file]').setInputFiles(PICTURE),
    says: 'two.svg',
  },
  {
    address: '/resourcepack',
    name: 'Resource-pack checker',
    fill: (panel) => panel.locator('input[type=file]').setInputFiles(PACK),
    says: /in the folder a/,
  },
  {
    address: '/optimization',
    name: 'Start-command generator',
    fill: async (panel) => {
      await panel.getByLabel('Where it runs').selectOption('own');
      await panel.getByLabel('File to start').fill('my server.jar');
    },
    says: 'without spaces',
  },
  {
    address: '/multiplatform/chunky',
    name: 'Pre-generation calculator',
    fill: (panel) => panel.getByLabel('Radius in blocks').fill('0'),
    says: 'Give a radius',
  },
  {
    address: '/games/palworld/config',
    name: 'Palworld settings',
    fill: (panel) =>
      panel.getByLabel('Your PalWorldSettings.ini').fill('OptionSettings=(ExpRate=1,5)'),
    says: 'A decimal comma',
  },
  {
    address: '/users',
    name: 'Permission sets',
    fill: (panel) => panel.getByLabel('Set', { exact: true }).selectOption('viewer'),
    says: 'none equals full control',
  },
  {
    address: '/ports-and-proxies',
    name: 'Port finder',
    fill: async (panel) => {
      await panel.getByLabel('Program to add').selectOption({ label: 'Dynmap' });
      await panel.getByRole('button', { name: 'Add Dynmap' }).click();
      await panel.getByLabel('Dynmap', { exact: true }).fill('8100');
    },
    says: 'both want TCP 8100',
  },
  {
    address: '/velocity',
    name: 'Velocity network builder',
    fill: (panel) => panel.getByRole('button', { name: 'Add a game server' }).click(),
    says: 'would not start',
  },
  {
    address: '/games/rust/worlds',
    name: 'Forced-wipe calendar',
    fill: (panel) => panel.getByLabel('How far ahead').selectOption({ index: 1 }),
    says: 'Next in',
  },
];

for (const { address, name, fill, says } of ALL.filter(({ address: at }) => isRequired(at))) {
  test(`${name}: axe finds nothing`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize(WIDE);
    const panel = await openHelper(page, address, name);
    // The built HTML takes no input until the code has loaded.
    await expect(async () => {
      await fill(panel);
      await expect(panel).toContainText(says, { timeout: 1000 });
    }).toPass();
    await panel.locator('details:not([open]) > summary').evaluateAll((all) => {
      for (const summary of all) (summary as HTMLElement).click();
    });
    await panel.evaluate((element) => element.setAttribute('data-asked', ''));
    for (const size of [WIDE, NARROW]) {
      await page.setViewportSize(size);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(scrollWidth).toBeLessThanOrEqual(size.width);
      if (size === NARROW && !IS_FULL) continue;
      for (const mode of MODES) {
        await waitForPaint(page, mode);
        const rules = IS_FULL || mode === 'dark' ? 'all' : 'colors';
        const found = await findViolations(page, rules, '[data-asked]');
        expect.soft(found, `${mode}, ${size.width} px`).toEqual([]);
      }
    }
  });
}
