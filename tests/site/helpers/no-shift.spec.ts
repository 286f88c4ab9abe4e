/** No helper changes its height when its code takes over from the built HTML. */
import { expect, test, type Locator } from '@playwright/test';
import { isRequired } from '../site';
import { openHelper } from './wake';

const ALL: readonly (readonly [address: string, name: string])[] = [
  ['/mtr', 'MTR reader'],
  ['/binarysearch', 'Log reader'],
  ['/binarysearch', 'Bisect assistant'],
  ['/java-version', 'Java finder'],
  ['/converting-worlds', 'World-layout wizard'],
  ['/schedules', 'Schedule builder'],
  ['/domain', 'DNS record builder'],
  ['/motd', 'MOTD editor'],
  ['/icon', 'Icon maker'],
  ['/resourcepack', 'Resource-pack checker'],
  ['/optimization', 'Start-command generator'],
  ['/multiplatform/chunky', 'Pre-generation calculator'],
  ['/games/palworld/config', 'Palworld settings'],
  ['/users', 'Permission sets'],
  ['/ports-and-proxies', 'Port finder'],
  ['/velocity', 'Velocity network builder'],
  ['/games/rust/worlds', 'Forced-wipe calendar'],
];
/** A product that was removed took its helper along. */
const HELPERS = ALL.filter(([address]) => isRequired(address));

/** After two frames, so that what a helper learns of the browser is drawn. */
const heightOf = (panel: Locator): Promise<number> =>
  panel.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(element.getBoundingClientRect().height)),
        );
      }),
  );

for (const width of [360, 1280]) {
  for (const [address, name] of HELPERS) {
    test(`${name} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      let built = 0;
      const panel = await openHelper(page, address, name, async (before) => {
        built = await heightOf(before);
      });
      await page.waitForLoadState('networkidle');
      const live = await heightOf(panel);
      expect(built).toBeGreaterThan(100);
      expect(Math.abs(live - built), `${built} px built, ${live} px live`).toBeLessThanOrEqual(2);
    });
  }
}
