/**
 * Guides are compiled for the server only, where the code of each is run for its one page and never
 * looked into. Rspack would take every guide apart and keep all of it in memory, and each thread
 * that renders pages would hold all guides; here their code is kept in files, and a few are
 * compiled at a time.
 *
 * In:  the bundler rule that the docs plugin makes for Markdown files
 * Out: the same rule with `loader.mjs` around its one loader
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

type BundlerConfig = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;

/** What is used of a bundler rule. */
interface Rule {
  readonly use: { readonly loader: string; readonly options: object };
}

/** The docs plugin's one rule for Markdown, whose `use` is an object or a list of one. */
function markdownRule({ module }: BundlerConfig): Rule {
  const [rule, ...more] = (module?.rules ?? []) as { use?: Rule['use'] | Rule['use'][] }[];
  const [use, ...others] = [rule?.use ?? []].flat();
  if (rule === undefined || use === undefined || more.length + others.length > 0) {
    throw new Error(
      'plugin-content-docs: expected one bundler rule with one loader. Compare pipeline/bundler/server-only-guides with the installed version.',
    );
  }
  return { ...rule, use };
}

/** The docs plugin, with the code of guides hidden from the server's bundle. */
export function withServerOnlyGuides<Content>(
  plugin: Plugin<Content>,
  generatedFilesDir: string,
): Plugin<Content> {
  return {
    ...plugin,
    configureWebpack(config, isServer, utils, content) {
      const result = plugin.configureWebpack?.(config, isServer, utils, content) ?? {};
      if (!isServer) return result;
      const rule = markdownRule(result);
      const { loader, options } = rule.use;
      const folder = path.join(generatedFilesDir, 'guides');
      const use = [
        {
          loader: require.resolve('./loader.mjs'),
          options: { ...options, hidden: { compiler: loader, folder } },
        },
      ];
      return { ...result, module: { ...result.module, rules: [{ ...rule, use }] } };
    },
  };
}
