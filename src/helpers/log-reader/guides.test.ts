import { describe, expect, it, vi } from 'vitest';
import type * as Guides from './guides';

/** The module in its initial state, as on a page; other tests share it. */
async function fresh(): Promise<typeof Guides> {
  vi.resetModules();
  return import('./guides');
}

describe('data from the guides', () => {
  it('must be loaded before use, and is loaded once', async () => {
    const { guides, loadGuides } = await fresh();
    expect(guides).toThrow('loadGuides() or setGuides() comes first');
    await loadGuides();
    const loaded = guides();
    expect(loaded.rules.length).toBeGreaterThan(200);
    await loadGuides();
    expect(guides()).toBe(loaded);
  });

  it('can be passed in', async () => {
    const { guides, setGuides } = await fresh();
    setGuides({ titles: {}, guides: {}, links: {}, rows: { '/a': [{ messages: [['x']] }] } });
    expect(guides().rules).toEqual([
      { route: '/a', row: 'trouble-x', messages: [['x']], hint: false },
    ]);
  });
});
