import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { BuiltPage } from '../../lib/built-page';
import { assertNoMissingStyles, findMissingStyles, listModuleClasses } from './index';

it('listModuleClasses recognizes CSS module class names', () => {
  const page = new BuiltPage(
    'index.html',
    '<a class="figure_x1Y2 navbar__link container_Z_bl"><b class=lone_ab1-><i id=no_ab12>',
  );
  expect(listModuleClasses(page)).toEqual(['figure_x1Y2', 'container_Z_bl', 'lone_ab1-']);
});

it('findMissingStyles lists classes that no stylesheet has', () => {
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'missing-styles-'));
  mkdirSync(path.join(outDir, 'assets/css'), { recursive: true });
  writeFileSync(path.join(outDir, 'assets/css/styles.css'), '.panel_a1b2>b{color:red}');
  const classes = ['figure_x1Y2', 'panel_a1b2', 'figure_x1Y2'];
  expect(findMissingStyles(outDir, classes)).toEqual(['figure_x1Y2']);
  expect(() => assertNoMissingStyles(outDir, classes)).toThrow('built/styles.ts: figure_x1Y2');
  expect(() => assertNoMissingStyles(outDir, ['panel_a1b2'])).not.toThrow();
  rmSync(outDir, { recursive: true });
});
