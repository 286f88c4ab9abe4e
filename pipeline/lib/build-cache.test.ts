import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pruneCache, getOrMake } from './build-cache';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'made-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('makes a result once per input', async () => {
  const make = vi.fn(() => Buffer.from('card'));
  const ask = (...input: string[]) => getOrMake({ kind: 'cards', input, folder }, make);
  expect(String(await ask('a', 'b'))).toBe('card');
  expect(String(await ask('a', 'b'))).toBe('card');
  expect(make).toHaveBeenCalledTimes(1);
  await ask('ab');
  await ask('a', 'c');
  expect(make).toHaveBeenCalledTimes(3);
  await getOrMake({ kind: 'icons', input: ['a', 'b'], folder }, make);
  expect(make).toHaveBeenCalledTimes(4);
});

it('caches no failures', async () => {
  const fail = () => Promise.reject(new Error('no'));
  await expect(getOrMake({ kind: 'cards', input: ['a'], folder }, fail)).rejects.toThrow('no');
  expect(
    String(await getOrMake({ kind: 'cards', input: ['a'], folder }, () => Buffer.from('b'))),
  ).toBe('b');
});

it('drops entries that were not used for two weeks', async () => {
  await getOrMake({ kind: 'cards', input: ['old'], folder }, () => Buffer.from('old'));
  const [name = ''] = readdirSync(path.join(folder, 'cards'));
  const longAgo = Date.now() / 1000 - 15 * 24 * 60 * 60;
  utimesSync(path.join(folder, 'cards', name), longAgo, longAgo);
  await getOrMake({ kind: 'cards', input: ['new'], folder }, () => Buffer.from('new'));
  pruneCache(folder);
  const left = readdirSync(path.join(folder, 'cards'));
  expect(left).toHaveLength(1);
  expect(left).not.toContain(name);
  // Does nothing if the folder does not exist.
  pruneCache(path.join(folder, 'none'));
});
