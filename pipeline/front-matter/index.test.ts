import { describe, expect, it } from 'vitest';
import { createFrontMatterParser } from '.';
import { goodFrontMatter } from './fixtures';

describe('the parseFrontMatter hook', () => {
  const parse = (files: [path: string, values: object][]) => {
    const parser = createFrontMatterParser({ provider: { name: 'Acme' } });
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

  it('resolves facts in the values', async () => {
    const [parsed] = await parse([
      ['a.mdx', { ...goodFrontMatter, title: 'Files on [[provider.name]]' }],
    ]);
    expect(parsed?.frontMatter.title).toBe('Files on Acme');
  });

  it('removes the link to the next or previous guide where it is told to', async () => {
    const parser = createFrontMatterParser(
      {},
      { docsDir: 'docs', noNext: new Set(['a/x']), noPrevious: new Set(['a/y']) },
    );
    const ends = (filePath: string) =>
      parser({
        filePath,
        fileContent: '',
        defaultParseFrontMatter: () =>
          Promise.resolve({
            frontMatter: { ...goodFrontMatter, slug: `/${filePath}` },
            content: '',
          }),
      }).then(({ frontMatter }) => [frontMatter.pagination_prev, frontMatter.pagination_next]);
    expect(await ends('docs/a/x')).toEqual([undefined, null]);
    expect(await ends('docs/a/y')).toEqual([null, undefined]);
  });

  it('rejects unknown facts, invalid values and a route that two files claim', async () => {
    await expect(
      parse([['a.mdx', { ...goodFrontMatter, title: '[[provider.nam]]' }]]),
    ).rejects.toThrow(/a\.mdx:3 unknown fact "provider\.nam"/);
    await expect(parse([['a.mdx', { ...goodFrontMatter, minutes: 'five' }]])).rejects.toThrow(
      /a\.mdx:1 front matter "minutes"/,
    );
    await expect(
      parse([
        ['a.mdx', goodFrontMatter],
        ['b.mdx', goodFrontMatter],
      ]),
    ).rejects.toThrow(/b\.mdx:2 duplicated slug "\/sftp": a\.mdx has it too/);
  });
});
