import { describe, expect, it, vi } from 'vitest';
import type * as Messages from './guide-messages';

/** The module in its initial state, as on a page; other tests share it. */
async function importAnew(): Promise<typeof Messages> {
  vi.resetModules();
  return import('./guide-messages');
}

describe('data from the guides', () => {
  it('must be loaded before use, and is loaded once', async () => {
    const { getGuideMessages, loadGuideMessages } = await importAnew();
    expect(getGuideMessages).toThrow('loadGuideMessages() or setGuideMessages() comes first');
    await loadGuideMessages();
    const loaded = getGuideMessages();
    expect(loaded.rules.length).toBeGreaterThan(200);
    await loadGuideMessages();
    expect(getGuideMessages()).toBe(loaded);
  });

  it('can be passed in', async () => {
    const { getGuideMessages, setGuideMessages } = await importAnew();
    setGuideMessages({
      titles: {},
      guides: {},
      links: {},
      rows: { '/a': [{ messages: [['x']] }] },
    });
    expect(getGuideMessages().rules).toEqual([
      { route: '/a', row: 'trouble-x', messages: [['x']], hint: false },
    ]);
  });
});
