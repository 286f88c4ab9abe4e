import { defineConfig } from '@playwright/test';
import { findSystemBrowser } from './scripts/lib/system-browser.mjs';

/**
 * The site tests run on the build in `build/`, served by the server of `npm start`. BUILD_DIR and
 * SITE_PORT let two runs go on side by side.
 */
const BUILD_DIR = process.env.BUILD_DIR ?? 'build';
const PORT = Number(process.env.SITE_PORT ?? '4173');

export default defineConfig({
  testDir: 'tests/site',
  // Builds a site of its own: `npm run test:languages`.
  testIgnore: 'languages.spec.ts',
  outputDir: 'test-results/site',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // A busy machine is slow, not wrong.
  expect: { timeout: 10_000 },
  // A second try tells a busy machine from a fault; what needed it is named as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  reporter: [
    [process.env.CI === undefined ? 'line' : 'dot'],
    ['json', { outputFile: 'test-results/site.json' }],
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    launchOptions: {
      // Without one, Playwright starts its own.
      executablePath: findSystemBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node scripts/serve.mjs',
    url: `http://localhost:${PORT}/`,
    env: { PORT: String(PORT), BUILD_DIR },
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
