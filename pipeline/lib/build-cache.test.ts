import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pruneCache, cached } from './build-cache';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'made-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('makes a result once per input', async () => {
  const make = vi.fn(() => Buffer.from('card'));
  const ask = (...input: string[]) => cached('cards', input, make, folder);
  expect(String(await ask('a', 'b'))).toBe('card');
  expect(String(await ask('a', 'b'))).toBe('card');
  expect(make).toHaveBeenCalledTimes(1);
  await ask('ab');
  await ask('a', 'c');
  expect(make).toHaveBeenCalledTimes(3);
  await cached('icons', ['a', 'b'], make, folder);
  expect(make).toHaveBeenCalledTimes(4);
});

it('caches no failures', async () => {
  const fail = () => Promise.reject(new Error('no'));
  await expect(cached('cards', ['a'], fail, folder)).rejects.toThrow('no');
  expect(String(await cached('cards', ['a'], () => Buffer.from('b'), folder))).toBe('b');
});

it('drops entries that were not used for two weeks', async () => {
  await cached('cards', ['old'], () => Buffer.from('old'), folder);
  const [name = ''] = readdirSync(path.join(folder, 'cards'));
  const longAgo = Date.now() / 1000 - 15 * 24 * 60 * 60;
  utimesSync(path.join(folder, 'cards', name), longAgo, longAgo);
  await cached('cards', ['new'], () => Buffer.from('new'), folder);
  pruneCache(folder);
  const left = readdirSync(path.join(folder, 'cards'));
  expect(left).toHaveLength(1);
  expect(left).not.toContain(name);
  // Does nothing if the folder does not exist.
  pruneCache(path.join(folder, 'none'));
});
