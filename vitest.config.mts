import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    // What only the bundler finds.
    alias: {
      '@generated/docusaurus-plugin-content-docs/default/guides.json': fileURLToPath(
        new URL('pipeline/bundler/browser-routes/fixtures/guides.json', import.meta.url),
      ),
      '@docusaurus/ComponentCreator': '@docusaurus/core/lib/client/exports/ComponentCreator.js',
    },
  },
  test: {
    include: ['**/*.test.ts'],
    setupFiles: ['tests/fixed-seed.ts'],
    // Files share what they import, which halves the time; a test that changes what others see puts it back.
    isolate: false,
    exclude: ['**/node_modules/**', 'build/**', '.cache/**', '.docusaurus/**'],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // `npm run test:coverage`: every branch of every helper's model is tested.
    coverage: {
      provider: 'v8',
      reporter: ['text'],
      include: ['src/helpers/*/**/*.ts'],
      exclude: [
        '**/*.test.ts',
        '**/index.ts',
        // What needs a browser: workers, canvases, React's hooks.
        '**/worker.ts',
        '**/use*.ts',
        'src/helpers/icon/draw.ts',
        // Made texts for tests.
        'src/helpers/*/fixtures/**',
      ],
      thresholds: { branches: 100 },
    },
  },
});
