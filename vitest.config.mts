import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Loads all of Docusaurus under other settings, which whoever loads it first decides. */
const ALONE = 'pipeline/installed-docusaurus.test.ts';
const EXCLUDE = ['**/node_modules/**', 'build/**', '.cache/**', '.docusaurus/**'];

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
    projects: [
      // Files share what they import, which halves the time; a test that changes what others see puts
      // it back.
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          include: ['**/*.test.ts'],
          exclude: [...EXCLUDE, ALONE],
        },
      },
      { extends: true, test: { name: 'alone', include: [ALONE], exclude: EXCLUDE } },
    ],
    setupFiles: ['tests/fixed-seed.ts'],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // `npm test` and `npm run test:coverage`: every branch of every helper's model, and of what it
    // says, is tested.
    coverage: {
      provider: 'v8',
      // Only files that are not covered whole.
      reporter: [['text', { skipFull: true }]],
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
        // The German words of the demonstration.
        'fixtures/**',
      ],
      thresholds: { branches: 100 },
    },
  },
});
