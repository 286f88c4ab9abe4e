import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listGuides } from '../guides';
import { frontMatterParser, readGuides, routeFinder } from '.';
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
  ])('reports the key %s', (key, values) => {
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

  it('ends the pagination at the given guides', async () => {
    const parser = frontMatterParser(
      {},
      { docsDir: 'docs', noNext: new Set(['a/x']), noPrevious: new Set(['a/y']) },
    );
    const ends = (filePath: string) =>
      parser({
        filePath,
        fileContent: '',
        defaultParseFrontMatter: () =>
          Promise.resolve({ frontMatter: { ...good, slug: `/${filePath}` }, content: '' }),
      }).then(({ frontMatter }) => [frontMatter.pagination_prev, frontMatter.pagination_next]);
    expect(await ends('docs/a/x')).toEqual([undefined, null]);
    expect(await ends('docs/a/y')).toEqual([null, undefined]);
  });

  it('rejects unknown facts, invalid values and a route that two files claim', async () => {
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

describe('readGuides', () => {
  const folder = (yaml: string) => {
    const dir = mkdtempSync(path.join(tmpdir(), 'guides-'));
    mkdirSync(path.join(dir, 'panel'));
    writeFileSync(path.join(dir, 'panel/sftp.mdx'), `---\n${yaml}\n---\n\nText.\n`);
    return dir;
  };
  const yaml = Object.entries({ ...good, checked: '2026-11-20' })
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n');

  it('returns id, facts and defaults by route', () => {
    const dir = folder(yaml.replace(/^title: .*$/m, 'title: Files on [[p.n]]'));
    const guides = readGuides(listGuides(dir), { p: { n: 'Acme' } });
    expect(guides.get(good.slug)).toMatchObject({
      id: 'panel/sftp',
      matter: { title: 'Files on Acme', kind: 'guide', status: 'current' },
    });
  });

  it('rejects what Docusaurus would reject', () => {
    expect(() => readGuides(listGuides(folder(`${yaml}\nminuts: 5`)), {})).toThrow(
      /sftp\.mdx: .*minuts/,
    );
  });
});

describe('routeFinder', () => {
  it('knows the guides of a folder, including those written later', () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'guides-'));
    const write = (name: string) =>
      writeFileSync(path.join(dir, `${name}.mdx`), `---\nslug: /${name}\n---\n`);
    write('sftp');
    const isRoute = routeFinder(dir, ['/search']);
    expect(['/sftp', '/search', '/users'].map(isRoute)).toEqual([true, true, false]);
    write('users');
    expect(isRoute('/users')).toBe(true);
    expect(routeFinder(dir, [], new Set(['/users']))('/users')).toBe(false);
  });
});
