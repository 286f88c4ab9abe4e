import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Runs alone: it loads all of Docusaurus, whose settings are those of the first test that loads it. */
const ALONE = 'pipeline/installed-docusaurus.test.ts';
const EXCLUDE = ['**/node_modules/**', 'build/**', '.cache/**', '.docusaurus/**'];

export default defineConfig({
  resolve: {
    // Modules that only the bundler finds.
    alias: {
      '@generated/docusaurus-plugin-content-docs/default/guides.json': fileURLToPath(
        new URL('pipeline/bundler/browser-routes/fixtures/guides.json', import.meta.url),
      ),
      '@docusaurus/ComponentCreator': '@docusaurus/core/lib/client/exports/ComponentCreator.js',
    },
  },
  // `vitest related` also reads components, whose JSX the bundler leaves as it is.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    projects: [
      // Test files share the modules that they import, which halves the time. A test that changes a
      // shared module restores it.
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
    // The default leaves a core free: on two cores all files would run one after another.
    maxWorkers: '100%',
    setupFiles: ['tests/lib/fixed-seed.ts'],
    env: process.argv.includes('--coverage.enabled') ? { FIXED_SEED: '1' } : {},
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // For `npm test` and `npm run test:coverage`: every branch of every helper's model and words is
    // tested.
    coverage: {
      provider: 'v8',
      // Only files that are not covered whole.
      reporter: [['text', { skipFull: true }]],
      include: ['src/helpers/*/**/*.ts'],
      exclude: [
        '**/*.test.ts',
        '**/index.ts',
        // These need a browser: workers, canvases, React's hooks.
        '**/worker.ts',
        '**/use*.ts',
        'src/helpers/icon/draw.ts',
        // Texts written for tests.
        'src/helpers/*/fixtures/**',
        // The German words of the demonstration.
        'fixtures/**',
      ],
      thresholds: { branches: 100 },
    },
  },
});
