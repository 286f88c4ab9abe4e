/**
 * Gives the checklist on /users the permissions of the host's panel: with Pelican, imports of
 * `src/facts/panel-rights` resolve to `src/facts/panel-rights.pelican`.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The Docusaurus plugin; add it only if the panel is Pelican. */
export function pelicanRights(): Plugin {
  const facts = path.resolve('src/facts');
  const alias = {
    [path.join(facts, 'panel-rights.ts')]: path.join(facts, 'panel-rights.pelican.ts'),
  };
  return { name: 'panel-rights', configureWebpack: () => ({ resolve: { alias } }) };
}
