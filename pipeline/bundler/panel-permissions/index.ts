/**
 * Gives the checklist on /users the permissions of the provider's panel: with Pelican, imports of
 * `src/fact-tables/panel-permissions` resolve to `src/fact-tables/panel-permissions.pelican`.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The Docusaurus plugin; add it only if the panel is Pelican. */
export function panelPermissions(): Plugin {
  const tables = path.resolve('src/fact-tables');
  const alias = {
    [path.join(tables, 'panel-permissions.ts')]: path.join(tables, 'panel-permissions.pelican.ts'),
  };
  return { name: 'panel-permissions', configureWebpack: () => ({ resolve: { alias } }) };
}
