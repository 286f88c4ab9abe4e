import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { completeProvider as provider } from '../../fixtures/complete-provider';
import { listGuides, parseRawFrontMatter, getRoutes, parseSlug, partitionByOffer } from '.';

const dir = mkdtempSync(path.join(tmpdir(), 'guides-'));
beforeAll(() => {
  mkdirSync(path.join(dir, 'panel'));
  const write = (name: string, text: string) => writeFileSync(path.join(dir, name), text);
  write('home.mdx', '---\nslug: /\n---\n\nslug: /no\n');
  write('panel/packs.mdx', '---\nslug: "/packs"\nneeds: [modpacks, versions]\n---\n');
  write('panel/_part.mdx', 'A part.');
  write('panel/packs.evidence.yml', 'claims: []');
});

it('lists guides by path, without partials and other files', () => {
  expect(listGuides(dir).map(({ id }) => id)).toEqual(['home', 'panel/packs']);
  expect(listGuides(dir)[1]?.file).toBe(`${dir}/panel/packs.mdx`);
});

describe('front matter', () => {
  it('sets the route; the same line in the text does not', () => {
    expect([...getRoutes(listGuides(dir))]).toEqual(['/', '/packs']);
    expect(parseSlug('Text.\nslug: /no\n')).toBeUndefined();
    expect(parseSlug('---\r\nslug: /windows\r\n---\r\nText')).toBe('/windows');
  });

  it('is empty if there is none', () => {
    expect(parseRawFrontMatter('Text.')).toEqual({});
  });
});

it('front matter that is no YAML is named with its guide, in one line', () => {
  const broken = mkdtempSync(path.join(tmpdir(), 'guides-'));
  const file = path.join(broken, 'a.mdx');
  writeFileSync(file, '---\nslug: /a\n\ttitle: A\nneeds: [modpacks]\n---\n');
  expect(() => partitionByOffer(broken, provider.features)).toThrow(
    `${file}:3 front matter begins with a tab, which YAML does not allow. Write spaces instead, two for each level`,
  );
});

it('a guide is absent without any one of the features that it needs', () => {
  const ids = (off: object) =>
    partitionByOffer(dir, { ...provider.features, ...off }).absentGuides.map(({ id }) => id);
  expect(ids({})).toEqual([]);
  expect(ids({ rust: false })).toEqual([]);
  expect(ids({ versions: false })).toEqual(['panel/packs']);
});
