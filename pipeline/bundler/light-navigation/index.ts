/**
 * Replaces two of Docusaurus's modules in the browser: links become plain elements, and navigation
 * does not render the old page again before the next one. `npm run dev` keeps Docusaurus's modules.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

export function lightNavigation({ siteDir }: LoadContext): Plugin {
  const generator = path.dirname(require.resolve('@docusaurus/core/package.json'));
  const getReplacementPath = (name: string) =>
    path.join(siteDir, 'src/components/shell/navigation', name);
  return {
    name: 'light-navigation',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            resolve: {
              alias: {
                '@docusaurus/Link': getReplacementPath('Link'),
                [path.join(generator, 'lib/client/PendingNavigation.js')]:
                  getReplacementPath('PendingNavigation'),
              },
            },
          },
  };
}
