/**
 * Property tests draw new cases at every run on a developer's machine. In CI, and where `npm test`
 * measures which branches they take (FIXED_SEED), they draw the same ones, so that whether a change
 * lands does not depend on luck.
 */
import fc from 'fast-check';

if (process.env.CI !== undefined || process.env.FIXED_SEED !== undefined)
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20261120 });
