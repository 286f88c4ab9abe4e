import { describe, expect, it } from 'vitest';
import { listGuides, parseSlug } from '../../pipeline/guides';
import { checkGuides } from '../../scripts/check-guides';
import { UNLISTED } from '../../config/unlisted';
import sidebars from '../../sidebars';
import { hiddenRoutes, requiredRoutes } from '../required-routes';

const guides = listGuides('docs').map(({ id, source }) => ({ id, slug: parseSlug(source) ?? '' }));

function listIds(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  return (item as { items: unknown[] }).items.flatMap(listIds);
}

it('every guide meets the scripted points', async () => {
  const { findings } = await checkGuides();
  expect(
    findings.map(({ file, line, point, message }) => `${file}:${line} ${point} ${message}`),
  ).toEqual([]);
});

describe('routes', () => {
  it('those that must be there are there', () => {
    const slugs = new Set(guides.map(({ slug }) => slug));
    const pages = ['/search', '/not-found'];
    expect(requiredRoutes.filter((route) => !pages.includes(route) && !slugs.has(route))).toEqual(
      [],
    );
  });

  it('the sidebar lists every guide once, but for those that sidebars.ts leaves out', () => {
    const listed = (sidebars.docs as unknown[]).flatMap(listIds);
    expect(new Set(listed).size).toBe(listed.length);
    expect([...listed, ...UNLISTED].sort()).toEqual(guides.map(({ id }) => id).sort());
  });

  it('what must not be listed is left out', () => {
    const left = guides.filter(({ id }) => UNLISTED.includes(id)).map(({ slug }) => slug);
    expect(left).toEqual(expect.arrayContaining([...hiddenRoutes]));
  });
});
