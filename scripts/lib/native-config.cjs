/**
 * Hands `docusaurus.config.ts` to Docusaurus without its own compiler, which would compile every
 * file that the configuration imports with Babel: 7 of the 60 seconds of processor time that a first
 * build takes. tsx, which runs `scripts/build.ts` too, compiles them in a fraction of a second.
 * Docusaurus leaves `.cjs` files to Node. `npm run dev` does without: there Docusaurus loads the
 * configuration anew after each change, and Node would remember the first.
 */
module.exports = require('../../docusaurus.config').default;
