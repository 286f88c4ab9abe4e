import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { extractPageScripts, getPageScripts } from '.';

const GROUPS = {
  docs: { assets: [{ name: 'js/shared.js' }, { name: 'js/docs.js' }, { name: 'css/a.css' }] },
  'search-page': { assets: [{ name: 'js/search-page.js' }] },
  'not-found': { assets: [{ name: 'js/not-found.js' }] },
  715: { assets: [{ name: 'js/715.js' }] },
};

it('lists the scripts of every kind of page', () => {
  expect(getPageScripts({ namedChunkGroups: GROUPS })).toEqual({
    docs: ['/js/docs.js', '/js/shared.js'],
    'search-page': ['/js/search-page.js'],
    'not-found': ['/js/not-found.js'],
  });
});

it('a kind of page without a chunk stops the build', () => {
  const { docs: _gone, ...others } = GROUPS;
  expect(() => getPageScripts({ namedChunkGroups: others })).toThrow('no chunk "docs"');
  expect(() => getPageScripts({ namedChunkGroups: { ...others, docs: {} } })).toThrow('"docs"');
});

it('extractPageScripts moves the list out of the build', () => {
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'route-assets-'));
  writeFileSync(path.join(outDir, 'page-scripts.json'), '{"docs":[]}');
  expect(extractPageScripts(outDir)).toEqual({ docs: [] });
  expect(readdirSync(outDir)).toEqual([]);
  rmSync(outDir, { recursive: true });
});
