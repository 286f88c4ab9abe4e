import { describe, expect, it } from 'vitest';
import { listGuides, parseSlug } from '../../pipeline/guides';
import { checkGuides } from '../../scripts/check-guides';
import { listGuideIds } from '../../config/pagination';
import { UNLISTED } from '../../config/unlisted';
import sidebars from '../../sidebars';
import { unlistedRoutes, requiredGuideRoutes } from '../lib/required-routes';

const guides = listGuides('docs').map(({ id, source }) => ({ id, slug: parseSlug(source) ?? '' }));

it('every guide meets the scripted points', async () => {
  const { findings } = await checkGuides();
  expect(
    findings.map(({ file, line, point, message }) => `${file}:${line} ${point} ${message}`),
  ).toEqual([]);
  // Half a minute on a free processor, several times as long on a busy one.
}, 300_000);

describe('routes', () => {
  it('every required route has a guide', () => {
    const slugs = new Set(guides.map(({ slug }) => slug));
    expect(requiredGuideRoutes.filter((route) => !slugs.has(route))).toEqual([]);
  });

  it('the sidebar lists every guide once, but for those that sidebars.ts leaves out', () => {
    const listed = (sidebars.docs as unknown[]).flatMap(listGuideIds);
    expect(new Set(listed).size).toBe(listed.length);
    expect([...listed, ...UNLISTED].sort()).toEqual(guides.map(({ id }) => id).sort());
  });

  it('every unlisted route is in config/unlisted.ts', () => {
    const unlisted = guides.filter(({ id }) => UNLISTED.includes(id)).map(({ slug }) => slug);
    expect(unlisted).toEqual(expect.arrayContaining([...unlistedRoutes]));
  });
});
