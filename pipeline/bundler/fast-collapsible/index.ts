/**
 * Replaces the theme's `Collapsible` with the site's, whose duration no option changes: what folds
 * in the sidebar and in the contents list of a phone takes 4 to 19 ms.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** The module of the theme, which both `useCollapsible` and `Collapsible` come from. */
export const COLLAPSIBLE = path.join(
  path.dirname(require.resolve('@docusaurus/theme-common')),
  'components/Collapsible/index.js',
);

/** The Docusaurus plugin. */
export function fastCollapsible({ siteDir }: LoadContext): Plugin {
  const own = path.join(siteDir, 'src/components/shell/collapsible/Collapsible');
  return {
    name: 'fast-collapsible',
    configureWebpack: () => ({ resolve: { alias: { [COLLAPSIBLE]: own } } }),
  };
}
