import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '../../lib/built-files';
import { BuiltPage } from '../../lib/built-page';
import { listFigures, removeUnusedFigures } from './index';

it('listFigures names the figures of a page in any language, and no other picture', () => {
  const page = new BuiltPage(
    'index.html',
    '<img src="/img/logo.svg"><img src="/img/figures/a.light.webp"><img src="/de/img/figures/a.dark.webp">',
  );
  expect(listFigures(page)).toEqual(['a.light.webp', 'a.dark.webp']);
});

it('removeUnusedFigures deletes only figures that no page shows', () => {
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'unused-figures-'));
  mkdirSync(path.join(outDir, 'img/figures'), { recursive: true });
  for (const name of ['img/logo.svg', 'img/figures/a.light.webp', 'img/figures/b.light.webp']) {
    writeFileSync(path.join(outDir, name), '');
  }
  removeUnusedFigures(outDir, ['a.light.webp']);
  expect(listFiles(outDir)).toEqual(['img/figures/a.light.webp', 'img/logo.svg']);
  rmSync(outDir, { recursive: true });
});

it('removeUnusedFigures accepts a build without figures', () => {
  expect(() => removeUnusedFigures(path.join(os.tmpdir(), 'no-such-build'), [])).not.toThrow();
});
