import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { extractPageScripts, getPageScripts } from '.';

const GROUPS = {
  docs: { assets: [{ name: 'js/shell.js' }, { name: 'js/docs.js' }] },
  guide: { assets: [{ name: 'js/shell.js' }, { name: 'js/guide.js' }, { name: 'css/a.css' }] },
  'search-page': { assets: [{ name: 'js/search-page.js' }] },
  'not-found': { assets: [{ name: 'js/not-found.js' }] },
  715: { assets: [{ name: 'js/715.js' }] },
};

it('lists the scripts of every kind of page', () => {
  expect(getPageScripts({ namedChunkGroups: GROUPS })).toEqual({
    guide: ['/js/docs.js', '/js/guide.js', '/js/shell.js'],
    'search-page': ['/js/search-page.js'],
    'not-found': ['/js/not-found.js'],
  });
});

it('a kind of page without a chunk stops the build', () => {
  const { guide: _gone, ...others } = GROUPS;
  expect(() => getPageScripts({ namedChunkGroups: others })).toThrow('no chunk "guide"');
  expect(() => getPageScripts({ namedChunkGroups: { ...others, guide: {} } })).toThrow('"guide"');
});

it('extractPageScripts moves the list out of the build', () => {
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'route-assets-'));
  writeFileSync(path.join(outDir, 'page-scripts.json'), '{"guide":[]}');
  expect(extractPageScripts(outDir)).toEqual({ guide: [] });
  expect(readdirSync(outDir)).toEqual([]);
  rmSync(outDir, { recursive: true });
});
