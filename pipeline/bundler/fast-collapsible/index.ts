/**
 * Replaces the theme's `Collapsible`, whose duration no option changes, with the site's: opening a
 * part of the sidebar or a phone's table of contents takes 4 to 19 ms.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** The module of the theme that exports both `useCollapsible` and `Collapsible`. */
export const COLLAPSIBLE = path.join(
  path.dirname(require.resolve('@docusaurus/theme-common')),
  'components/Collapsible/index.js',
);

export function fastCollapsible({ siteDir }: LoadContext): Plugin {
  const replacement = path.join(siteDir, 'src/components/shell/collapsible/Collapsible');
  return {
    name: 'fast-collapsible',
    configureWebpack: () => ({ resolve: { alias: { [COLLAPSIBLE]: replacement } } }),
  };
}
