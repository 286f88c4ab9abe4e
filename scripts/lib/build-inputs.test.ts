import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hashInputs, isUpToDate, saveInputsHash } from './build-inputs.mjs';

let root: string;
let before: string;
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};
beforeEach(() => {
  before = process.cwd();
  root = mkdtempSync(path.join(os.tmpdir(), 'inputs-'));
  write('docs/a.mdx', 'a');
  write('provider.config.ts', 'b');
});
afterEach(() => {
  process.chdir(before);
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

it('follows links to files, and no links to folders', () => {
  symlinkSync(root, path.join(root, 'circle'));
  symlinkSync(path.join(root, 'gone'), path.join(root, 'dangling'));
  const before = hashInputs(root);
  symlinkSync(path.join(root, 'docs/a.mdx'), path.join(root, 'linked.mdx'));
  expect(hashInputs(root)).not.toBe(before);
});

it('changes with a guide, a new file, a moved one or a search key; not with build outputs', () => {
  const seen = [hashInputs(root)];
  write('build/index.html', 'x');
  write('.cache/made', 'x');
  write('tests/a.spec.ts', 'x');
  expect(hashInputs(root)).toBe(seen[0]);
  write('docs/a.mdx', 'c');
  seen.push(hashInputs(root));
  write('docs/b.mdx', '');
  seen.push(hashInputs(root));
  rmSync(path.join(root, 'docs/b.mdx'));
  write('docs/c.mdx', '');
  seen.push(hashInputs(root));
  vi.stubEnv('SEARCH_APP_ID', 'id');
  seen.push(hashInputs(root));
  expect(new Set(seen).size).toBe(seen.length);
});

it('a build is up to date until one of its files changes, or it is deleted', () => {
  process.chdir(root);
  expect(isUpToDate('build')).toBe(false);
  write('build/index.html', 'x');
  saveInputsHash('build', hashInputs());
  expect(isUpToDate('build')).toBe(true);
  write('docs/a.mdx', 'new');
  expect(isUpToDate('build')).toBe(false);
  write('docs/a.mdx', 'a');
  expect(isUpToDate('build')).toBe(true);
  rmSync(path.join(root, 'build'), { recursive: true });
  expect(isUpToDate('build')).toBe(false);
});
