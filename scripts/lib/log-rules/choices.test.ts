import { describe, expect, it } from 'vitest';
import { listGuides } from '../../../pipeline/guides';
import { products } from '../../../products/all';
import { HINTS, NOT_IN_LOGS, SECTIONS } from './choices';

describe('the choices by hand', () => {
  const guides = listGuides('docs');

  it('name messages that guides have', () => {
    const sources = guides.map(({ source }) => source).join('\n');
    for (const message of [...HINTS, ...NOT_IN_LOGS]) expect(sources).toContain(`\`${message}\``);
  });

  it('name folders and files that have guides', () => {
    const files = guides.map(({ file }) => file);
    const empty = SECTIONS.filter((section) => !files.some((file) => file.startsWith(section)));
    expect(empty).toEqual([]);
  });

  it('include the guides of every game', () => {
    for (const { id, guides: folders, optional } of products)
      if (optional === true) expect(SECTIONS, id).toContain(`docs/${folders[0] ?? ''}`);
  });
});
