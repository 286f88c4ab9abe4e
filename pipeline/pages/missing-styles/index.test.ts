import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findMissingStyles, moduleClasses } from './index';

it('moduleClasses knows the generator’s names', () => {
  const html =
    '<a class="figure_x1Y2 navbar__link container_Z_bl"><b class=lone_ab1-><i id=no_ab12>';
  expect(moduleClasses(html)).toEqual(['figure_x1Y2', 'container_Z_bl', 'lone_ab1-']);
});

it('findMissingStyles names the classes that no stylesheet has', () => {
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'missing-styles-'));
  mkdirSync(path.join(outDir, 'assets/css'), { recursive: true });
  writeFileSync(path.join(outDir, 'index.html'), '<a class="figure_x1Y2"><b class="panel_a1b2">');
  writeFileSync(path.join(outDir, 'assets/css/styles.css'), '.panel_a1b2>b{color:red}');
  expect(findMissingStyles(outDir)).toEqual(['figure_x1Y2']);
  rmSync(outDir, { recursive: true });
});
