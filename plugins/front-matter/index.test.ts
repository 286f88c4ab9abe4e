import { describe, expect, it } from 'vitest';
import { frontMatterParser } from '.';
import { checkFrontMatter } from './schema';

const good = {
  slug: '/sftp',
  title: 'Connect with SFTP',
  description: 'Address, port, user name and password, and what each connection error means.',
  outcome: 'You move files of any size.',
  minutes: 5,
  who: 'The owner',
  checked: new Date('2026-11-20'),
};

describe('checkFrontMatter', () => {
  it('fills the defaults in', () => {
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
  ])('names the key %s', (key, values) => {
    const checked = checkFrontMatter(values);
    expect(checked.ok).toBe(false);
    expect(!checked.ok && checked.problems[0]?.key).toBe(key);
  });
});

describe('frontMatterParser', () => {
  const parse = (files: [path: string, values: object][]) => {
    const parser = frontMatterParser({ provider: { name: 'Acme' } });
    return Promise.all(
      files.map(([filePath, values]) =>
        parser({
          filePath,
          fileContent: '---\nslug: /sftp\ntitle: x\n---\n',
          defaultParseFrontMatter: () =>
            Promise.resolve({ frontMatter: values as Record<string, unknown>, content: '' }),
        }),
      ),
    );
  };

  it('writes facts into the values', async () => {
    const [parsed] = await parse([['a.mdx', { ...good, title: 'Files on [[provider.name]]' }]]);
    expect(parsed?.frontMatter.title).toBe('Files on Acme');
  });

  it('refuses unknown facts, bad values and a route that two files claim', async () => {
    await expect(parse([['a.mdx', { ...good, title: '[[provider.nam]]' }]])).rejects.toThrow(
      /a\.mdx:3 unknown fact "provider\.nam"/,
    );
    await expect(parse([['a.mdx', { ...good, minutes: 'five' }]])).rejects.toThrow(
      /a\.mdx:1 front matter "minutes"/,
    );
    await expect(
      parse([
        ['a.mdx', good],
        ['b.mdx', good],
      ]),
    ).rejects.toThrow(/b\.mdx:2 duplicated slug "\/sftp": a\.mdx has it too/);
  });
});
