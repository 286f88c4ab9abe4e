import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import sidebars from '../../sidebars';
import { listGuides, slugOf } from '../../pipeline/guides';
import { checkGuides } from '../../scripts/check-guides';

const routes = readFileSync('tests/site/routes.txt', 'utf8').trim().split('\n');
const guides = listGuides('docs').map(({ id, source }) => ({ id, slug: slugOf(source) ?? '' }));

/** Pages that the specification keeps out of the sidebar. */
const HIDDEN = [
  '/ab',
  '/exploitfix',
  '/extras/template',
  '/other-servers/namelessmc',
  '/games/rust/rust-plus',
  '/bare_metal/billing_subusers',
];

function idsIn(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  return (item as { items: unknown[] }).items.flatMap(idsIn);
}

it('every guide meets the scripted points', async () => {
  const { findings } = await checkGuides();
  expect(
    findings.map(({ file, line, point, message }) => `${file}:${line} ${point} ${message}`),
  ).toEqual([]);
});

describe('routes', () => {
  it('hold all that readers were promised; a guide more is no mistake', () => {
    const pages = ['/search', '/not-found'];
    const slugs = guides.map(({ slug }) => slug);
    expect(routes.filter((route) => !pages.includes(route) && !slugs.includes(route))).toEqual([]);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('the sidebar lists exactly those that it should, each once', () => {
    const listed = (sidebars.docs as unknown[]).flatMap(idsIn);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.sort()).toEqual(
      guides
        .filter(({ slug }) => !HIDDEN.includes(slug))
        .map(({ id }) => id)
        .sort(),
    );
  });
});
