/**
 * Guides are compiled for the server only, where the code of each is run for its one page and never
 * looked into. The bundler would take every guide apart and keep all of it in memory, and each
 * thread that renders pages would hold all guides; this plugin keeps their code in files, and has a
 * few compiled at a time.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** What is used of a rule that the generator makes for Markdown files. */
interface Rule {
  readonly include?: unknown;
  readonly use?: readonly { loader: string; options: object }[];
}

/** The generator's plugin. @param docsDir folder of the guides */
export function opaqueGuides({ siteDir, generatedFilesDir }: LoadContext, docsDir: string): Plugin {
  const isGuides = (folder: unknown) =>
    typeof folder === 'string' && path.resolve(folder) === path.resolve(siteDir, docsDir);
  return {
    name: 'opaque-guides',
    configureWebpack(config, isServer) {
      if (!isServer) return {};
      const rules = (config.module?.rules ?? []) as readonly Rule[];
      const uses = rules
        .filter(({ include }) => Array.isArray(include) && include.some(isGuides))
        .flatMap(({ use = [] }) => use);
      if (uses.length !== 1) {
        throw new Error(`expected one loader of guides in the bundler's rules: ${uses.length}`);
      }
      for (const use of uses) {
        const folder = path.join(generatedFilesDir, 'guides');
        use.options = { ...use.options, hidden: { compiler: use.loader, folder } };
        use.loader = require.resolve('./loader.mjs');
      }
      return {};
    },
  };
}
