import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    setupFiles: ['tests/fixed-seed.ts'],
    exclude: ['node_modules/**', 'build/**', '.docusaurus/**'],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
