/**
 * Property tests use new random cases in every run on a developer's machine. In CI, and when
 * branch coverage is measured (`vitest.config.mts` sets FIXED_SEED), the seed is fixed, so that no
 * change fails by chance.
 */
import fc from 'fast-check';

if (process.env.CI !== undefined || process.env.FIXED_SEED !== undefined)
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20261120 });
