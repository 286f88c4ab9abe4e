import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeLostUrls, findLostUrls } from './lost-urls';

let folder: string;
const getPath = (name: string) => path.join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lost-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a build of these pages, with some redirects. */
function makeBuild(name: string, pages: readonly string[], redirects = ''): void {
  for (const page of pages) {
    mkdirSync(getPath(`${name}/${page}`), { recursive: true });
    writeFileSync(getPath(`${name}/${page}/index.html`), '');
  }
  writeFileSync(getPath(`${name}/404.html`), '');
  writeFileSync(getPath(`${name}/_redirects`), redirects);
}

it('names pages and redirects that are gone, once for all languages', () => {
  makeBuild(
    'old',
    ['sftp', 'games/palworld', 'de/games/palworld', 'moved'],
    '/gone /sftp 301\n/sftp /sftp/ 200\n',
  );
  makeBuild('new', ['sftp'], '/moved /sftp 301\n');
  expect(findLostUrls(getPath('old'), getPath('new'))).toEqual(['/games/palworld', '/gone']);
});

it('names nothing without a previous build, or if every address still answers', () => {
  makeBuild('new', ['sftp']);
  expect(findLostUrls(getPath('old'), getPath('new'))).toEqual([]);
  makeBuild('old', ['sftp']);
  expect(findLostUrls(getPath('old'), getPath('new'))).toEqual([]);
});

it('prints lines for the provider file', () => {
  expect(describeLostUrls(['/games/palworld']).split('\n').slice(1)).toEqual([
    '  redirects: {',
    "    '/games/palworld': '/',",
    '  },',
  ]);
});
