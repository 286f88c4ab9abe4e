/** `npm run test:axe`: every rule of axe on every page, screen and helper, in both modes and widths. */
import { defineConfig } from '@playwright/test';
import site from '../playwright.config';

// Read by tests/site/axe.ts, in every worker.
process.env.AXE_FULL = '1';

export default defineConfig({
  ...site,
  // The default is the folder of this file.
  webServer: [site.webServer ?? []].flat().map((server) => ({ ...server, cwd: '..' })),
  testDir: 'site',
  testMatch: ['every-page.spec.ts', 'screens.spec.ts', 'helpers/barriers.spec.ts'],
  outputDir: '../test-results/axe',
  reporter: [['line'], ['json', { outputFile: '../test-results/axe.json' }]],
});
