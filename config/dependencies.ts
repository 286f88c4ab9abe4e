/**
 * Rules for installed packages; `tests/dependencies` checks the lock file against them. Licenses
 * are SPDX expressions.
 */

/** What a license requires of anyone who publishes a site made with the package. */
export type LicenseClass = 'permissive' | 'public domain' | 'weak copyleft';

/** Licenses that any package may have. Of a choice (`OR`) the first one listed here applies. */
export const LICENSES: Readonly<Record<string, LicenseClass>> = {
  MIT: 'permissive',
  'MIT-0': 'permissive',
  ISC: 'permissive',
  'Apache-2.0': 'permissive',
  'Apache-2.0 AND MIT': 'permissive',
  'BSD-2-Clause': 'permissive',
  'BSD-3-Clause': 'permissive',
  'BlueOak-1.0.0': 'permissive',
  '0BSD': 'permissive',
  'Python-2.0': 'permissive',
  WTFPL: 'permissive',
  '(WTFPL OR MIT)': 'permissive',
  '(MIT OR CC0-1.0)': 'permissive',
  '(BSD-3-Clause OR GPL-2.0)': 'permissive',
  '(BSD-2-Clause OR MIT OR Apache-2.0)': 'permissive',
  // A font: its glyphs may be embedded in anything that is published.
  'MIT AND OFL-1.1': 'permissive',
  'CC0-1.0': 'public domain',
  Unlicense: 'public domain',
  // Requires publishing the source of modified files; these packages are not modified.
  'MPL-2.0': 'weak copyleft',
};

/** Packages with another license, or with one that the lock file does not name. */
export const OTHER_LICENSES: Readonly<Record<string, { license: string; why: string }>> = {
  'caniuse-lite': {
    license: 'CC-BY-4.0',
    why: 'a table of browser versions that the build reads and does not publish',
  },
  '@cspell/dict-en-common-misspellings': {
    license: 'CC BY-SA 4.0',
    why: 'a word list of the spelling check, on the machines of writers only',
  },
  eval: { license: 'MIT', why: 'in its LICENSE file; package.json has the old form' },
  format: { license: 'MIT', why: 'in its Readme.md; package.json has the old form' },
  'require-like': { license: 'MIT', why: 'in its License file and Readme.md' },
};

/**
 * Packages with an install script. None of them runs (`ignore-scripts` in `.npmrc`); each entry
 * says why the package works without it.
 */
export const INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  '@swc/core': 'looks for a fallback where no build for the platform was installed',
  'core-js': 'prints a request for donations',
  'core-js-pure': 'prints a request for donations',
  esbuild: 'replaces a small starter by the binary, which saves milliseconds',
};
