/** No helper changes its height when its code takes over from the built HTML. */
import { expect, test, type Locator } from '@playwright/test';
import { parseSlug, partitionByOffer } from '../../../pipeline/guides';
import { helpers } from '../../../src/helpers/all';
import { provider } from '../site';
import { openHelper } from './open-helper';

/** Every helper that the host has, on the first guide that shows it. */
const { present, absentGuides } = partitionByOffer('docs', provider.features);
const HELPERS = Object.entries(helpers).flatMap(([name, { title }]) => {
  const shows = ({ source }: { source: string }) => source.includes(`<Helper name="${name}"`);
  const guide = present.find(shows);
  if (guide === undefined && absentGuides.some(shows)) return [];
  return [[parseSlug(guide?.source ?? '') ?? `/no-guide-shows-${name}`, title] as const];
});

/** After two frames, so that what a helper learns of the browser is drawn. */
const getHeight = (panel: Locator): Promise<number> =>
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
        built = await getHeight(before);
      });
      await page.waitForLoadState('networkidle');
      const live = await getHeight(panel);
      expect(built).toBeGreaterThan(100);
      expect(Math.abs(live - built), `${built} px built, ${live} px live`).toBeLessThanOrEqual(2);
    });
  }
}
