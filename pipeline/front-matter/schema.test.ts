import { describe, expect, it } from 'vitest';
import { goodFrontMatter } from './fixtures';
import { checkFrontMatter } from './schema';

describe('checkFrontMatter', () => {
  it('fills in the defaults', () => {
    expect(checkFrontMatter(goodFrontMatter)).toMatchObject({
      ok: true,
      values: { kind: 'guide', status: 'current', checked: '2026-11-20' },
    });
    const page = {
      kind: 'page',
      slug: '/',
      title: 'Home',
      description: goodFrontMatter.description,
    };
    expect(checkFrontMatter(page)).toMatchObject({ ok: true });
  });

  it.each([
    ['outcome', { ...goodFrontMatter, outcome: undefined }],
    ['slug', { ...goodFrontMatter, slug: 'sftp' }],
    ['status', { ...goodFrontMatter, status: 'fine' }],
    ['checked', { ...goodFrontMatter, checked: 'today' }],
    ['description', { ...goodFrontMatter, description: 'short' }],
    ['minuts', { ...goodFrontMatter, minuts: 3 }],
    ['moved_from.0', { ...goodFrontMatter, moved_from: ['/old/../page'] }],
    ['title', { ...goodFrontMatter, title: 'a \\u code' }],
    ['without.vps.title', { ...goodFrontMatter, without: { vps: { title: '' } } }],
    ['without', { ...goodFrontMatter, without: { vsp: { title: 'Files' } } }],
  ])('reports the key %s', (key, values) => {
    const checked = checkFrontMatter(values);
    expect(checked.ok).toBe(false);
    expect(!checked.ok && checked.problems[0]?.key).toBe(key);
  });

  it('says which key is missing, and what a misspelled one may be', () => {
    const { minutes, ...others } = goodFrontMatter;
    expect(checkFrontMatter({ ...others, minuets: minutes, without: { vsp: {} } })).toEqual({
      ok: false,
      problems: [
        {
          key: 'without',
          message: expect.stringMatching(/^there is no key "vsp"\. Nearest: .*vps/) as string,
        },
        { key: 'minutes', message: 'is missing' },
        { key: 'minuets', message: 'there is no key "minuets". Nearest: minutes, needs, title' },
      ],
    });
  });
});
