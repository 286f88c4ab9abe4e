import { describe, expect, it } from 'vitest';
import { good } from './fixtures';
import { checkFrontMatter } from './schema';

describe('checkFrontMatter', () => {
  it('fills in the defaults', () => {
    expect(checkFrontMatter(good)).toMatchObject({
      ok: true,
      values: { kind: 'guide', status: 'current', checked: '2026-11-20' },
    });
    const page = { kind: 'page', slug: '/', title: 'Home', description: good.description };
    expect(checkFrontMatter(page)).toMatchObject({ ok: true });
  });

  it.each([
    ['outcome', { ...good, outcome: undefined }],
    ['slug', { ...good, slug: 'sftp' }],
    ['status', { ...good, status: 'fine' }],
    ['checked', { ...good, checked: 'today' }],
    ['description', { ...good, description: 'short' }],
    ['minuts', { ...good, minuts: 3 }],
    ['title', { ...good, title: 'a \\u code' }],
    ['without.vps.title', { ...good, without: { vps: { title: '' } } }],
    ['without', { ...good, without: { vsp: { title: 'Files' } } }],
  ])('reports the key %s', (key, values) => {
    const checked = checkFrontMatter(values);
    expect(checked.ok).toBe(false);
    expect(!checked.ok && checked.problems[0]?.key).toBe(key);
  });
});
