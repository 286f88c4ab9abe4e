/** `npm run test:languages`: the demonstration in German, which its test builds and serves itself. */
import { defineConfig } from '@playwright/test';
import site from '../playwright.config';

export default defineConfig({
  ...site,
  testDir: 'site',
  testMatch: 'languages.spec.ts',
  testIgnore: [],
  webServer: undefined,
  outputDir: '../test-results/languages',
  reporter: [['line'], ['json', { outputFile: '../test-results/languages.json' }]],
});
