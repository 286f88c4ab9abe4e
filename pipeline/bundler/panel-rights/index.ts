/**
 * The tick list of /users has the rights of the host's panel: with Pelican, imports of
 * `src/facts/panel-rights` get `src/facts/panel-rights.pelican` instead.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The Docusaurus plugin; add it only where the panel is Pelican. */
export function pelicanRights(): Plugin {
  const facts = path.resolve('src/facts');
  const alias = {
    [path.join(facts, 'panel-rights.ts')]: path.join(facts, 'panel-rights.pelican.ts'),
  };
  return { name: 'panel-rights', configureWebpack: () => ({ resolve: { alias } }) };
}
