/**
 * Property tests draw new cases at every run on a developer's machine. In CI they draw the same
 * ones, so that whether a change lands does not depend on luck.
 */
import fc from 'fast-check';

if (process.env.CI !== undefined)
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20261120 });
