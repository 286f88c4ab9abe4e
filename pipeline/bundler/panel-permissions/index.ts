/**
 * Gives the checklist on /users the permissions of the host's panel: with Pelican, imports of
 * `src/facts/panel-permissions` resolve to `src/facts/panel-permissions.pelican`.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The Docusaurus plugin; add it only if the panel is Pelican. */
export function panelPermissions(): Plugin {
  const facts = path.resolve('src/facts');
  const alias = {
    [path.join(facts, 'panel-permissions.ts')]: path.join(facts, 'panel-permissions.pelican.ts'),
  };
  return { name: 'panel-permissions', configureWebpack: () => ({ resolve: { alias } }) };
}
