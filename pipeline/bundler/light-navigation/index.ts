/**
 * Replaces two of Docusaurus's modules in the browser with the site's: links that are plain
 * elements, and a page change
 * that does not render the old page once more before the next one. While
 * developing everything stays as Docusaurus has it.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** The Docusaurus plugin. */
export function lightNavigation({ siteDir }: LoadContext): Plugin {
  const generator = path.dirname(require.resolve('@docusaurus/core/package.json'));
  const own = (name: string) => path.join(siteDir, 'src/components/shell/navigation', name);
  return {
    name: 'light-navigation',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            resolve: {
              alias: {
                '@docusaurus/Link': own('Link'),
                [path.join(generator, 'lib/client/PendingNavigation.js')]: own('PendingNavigation'),
              },
            },
          },
  };
}
