import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { getOrigin, sumSizesByOrigin, writeBundleReport } from './index';

it.each([
  ['./node_modules/react-dom/client.js', 'react-dom'],
  ['../node_modules/a/node_modules/@docusaurus/core/lib/x.js + 3 modules', '@docusaurus/core'],
  ['./src/components/guide/enhance/EnhancedGuide.tsx', 'src/components'],
  ['./pipeline/bundler/browser-routes/routes.ts', 'pipeline/bundler'],
  ['webpack/runtime/get', 'the bundler'],
])('getOrigin(%s) is %s', (name, origin) => {
  expect(getOrigin(name)).toBe(origin);
});

it('sumSizesByOrigin counts concatenated modules once, by their parts', () => {
  expect(
    sumSizesByOrigin([
      { name: 'joined', size: 30, modules: [{ name: './node_modules/a/x.js', size: 10 }] },
      { name: './node_modules/a/y.js', size: 5 },
    ]),
  ).toEqual({ a: 15 });
});

it('writeBundleReport sums the scripts', () => {
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'bundle-report-'));
  mkdirSync(path.join(outDir, 'js'));
  writeFileSync(path.join(outDir, 'js/a.js'), 'x'.repeat(1000));
  writeFileSync(path.join(outDir, 'js/b.js'), 'y');
  const report = path.join(outDir, 'report.md');
  const scripts = ['/js/a.js', '/js/b.js'];
  const parts = { '/js/a.js': { a: 99, b: 1 } };
  expect(writeBundleReport(outDir, { scripts, parts }, report)).toBe(1001);
  const text = readFileSync(report, 'utf8');
  expect(text).toContain('# Scripts of a guide: 1,001 bytes');
  expect(text).toContain('| a | 99 | 99 % |\n| others | 1 | 1 % |');
  rmSync(outDir, { recursive: true });
});
