/**
 * Gives the browser small replacements for packages that Docusaurus, its theme and its router load
 * on every page but hardly use. The server keeps the packages, and so does `npm run dev`, except
 * for `tslib`.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

const getReplacementPath = (file: string) => path.join(__dirname, file);

const CLIENT = path.join(
  path.dirname(require.resolve('@docusaurus/core/package.json')),
  'lib/client',
);

const THEME = path.join(
  path.dirname(require.resolve('@docusaurus/theme-classic/package.json')),
  'lib/theme',
);

/** Each module says at its top what is used of the package. */
const REPLACED = {
  history$: getReplacementPath('history.ts'),
  'path-to-regexp$': getReplacementPath('path-to-regexp.ts'),
  'react-helmet-async$': getReplacementPath('react-helmet-async.ts'),
  'react-loadable$': getReplacementPath('react-loadable.ts'),
  'react-router-dom$': getReplacementPath('react-router-dom.tsx'),
  nprogress$: getReplacementPath('nprogress.ts'),
  // A message for developers, turned off by `baseUrlIssueBanner` but still on every page.
  [path.join(CLIENT, 'BaseUrlIssueBanner/index.js')]: getReplacementPath('no-banner.mjs'),
  // Drafts exist in `npm run dev` only, but their banner is on every page.
  [path.join(THEME, 'ContentVisibility/Draft/index.js')]: getReplacementPath('no-banner.mjs'),
  // Imported for checks that are not in production code.
  'hoist-non-react-statics$': getReplacementPath('unused.mjs'),
  'prop-types$': getReplacementPath('unused.mjs'),
  'react-is$': getReplacementPath('unused.mjs'),
};

export function packageReplacements(): Plugin {
  return {
    name: 'package-replacements',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            resolve: {
              alias: {
                tslib$: getReplacementPath('tslib.mjs'),
                ...(process.env.NODE_ENV === 'production' && REPLACED),
              },
            },
          },
  };
}
