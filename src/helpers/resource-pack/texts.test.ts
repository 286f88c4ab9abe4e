import { expect, it } from 'vitest';
import type { InspectedPack } from './model';
import { LINKS, summary, VIEW } from './texts';

const pack = {
  files: 1200,
  unpackedBytes: 3 * 1024 * 1024,
  jsonChecked: 0,
  jsonSkipped: 0,
  meta: undefined,
  place: { kind: 'top' },
} as unknown as InspectedPack;

it('sums a pack up', () => {
  expect(summary(pack)).toBe('1,200 files, 3.0 MB unpacked.');
  expect(
    summary({ ...pack, jsonChecked: 1100, jsonSkipped: 2, meta: {} as InspectedPack['meta'] }),
  ).toBe(
    'pack.mcmeta is at the top; 1,200 files, 3.0 MB unpacked, 1,100 JSON files read (2 left out).',
  );
});

it('says what to do about each problem of a link', () => {
  for (const text of Object.values(LINKS)) expect(text).toMatch(/\.$/);
});

it('counts the changes to make', () => {
  expect(VIEW.report('a.zip', 1024, 0)).toMatch(/^a\.zip, .*: nothing wrong found$/);
  expect(VIEW.report('a.zip', 1024, 1)).toMatch(/: 1 thing to change$/);
  expect(VIEW.report('a.zip', 1024, 2)).toMatch(/: 2 things to change$/);
});
