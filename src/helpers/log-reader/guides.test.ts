import { describe, expect, it, vi } from 'vitest';
import type * as Guides from './guides';

/** The module as a page has it at first; other tests share it. */
async function fresh(): Promise<typeof Guides> {
  vi.resetModules();
  return import('./guides');
}

describe('what the guides know', () => {
  it('is asked for before it is used, and loaded once', async () => {
    const { guides, loadGuides } = await fresh();
    expect(guides).toThrow('loadGuides() or setGuides() comes first');
    await loadGuides();
    const loaded = guides();
    expect(loaded.rules.length).toBeGreaterThan(200);
    await loadGuides();
    expect(guides()).toBe(loaded);
  });

  it('may be given', async () => {
    const { guides, setGuides } = await fresh();
    setGuides({ titles: {}, guides: {}, links: {}, rows: { '/a': [{ messages: [['x']] }] } });
    expect(guides().rules).toEqual([
      { route: '/a', row: 'trouble-x', messages: [['x']], hint: false },
    ]);
  });
});
