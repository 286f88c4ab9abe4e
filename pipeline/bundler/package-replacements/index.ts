/**
 * Gives the browser small modules instead of packages that Docusaurus, its theme and its router
 * bring to every page and of which a fraction is called. The server keeps the packages, and so does
 * `npm run dev`, except for `tslib`.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

const own = (file: string) => path.join(__dirname, file);

const CLIENT = path.join(
  path.dirname(require.resolve('@docusaurus/core/package.json')),
  'lib/client',
);

/** What is called of each is said at the top of its module. */
const REPLACED = {
  history$: own('history.ts'),
  'path-to-regexp$': own('path-to-regexp.ts'),
  'react-helmet-async$': own('react-helmet-async.ts'),
  'react-loadable$': own('react-loadable.ts'),
  'react-router-dom$': own('react-router-dom.tsx'),
  nprogress$: own('nprogress.ts'),
  // A help for developers, which `baseUrlIssueBanner` switches off and every page carries.
  [path.join(CLIENT, 'BaseUrlIssueBanner/index.js')]: own('no-banner.mjs'),
  // Imported for checks that production code leaves out.
  'hoist-non-react-statics$': own('unused.mjs'),
  'prop-types$': own('unused.mjs'),
  'react-is$': own('unused.mjs'),
};

/** The Docusaurus plugin. */
export function packageReplacements(): Plugin {
  return {
    name: 'package-replacements',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            resolve: {
              alias: {
                tslib$: own('tslib.mjs'),
                ...(process.env.NODE_ENV === 'production' && REPLACED),
              },
            },
          },
  };
}
