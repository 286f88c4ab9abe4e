/**
 * Guides are compiled for the server only, where the code of each is run for its one page and never
 * looked into. Rspack would take every guide apart and keep all of it in memory, and each thread
 * that renders pages would hold all guides; here their code is kept in files, and a few are
 * compiled at a time.
 *
 * In:  the bundler rule that the docs plugin makes for Markdown files
 * Out: the same rule with `loader.mjs` around its one loader
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { frontMatterText, isBelow, listGuides } from '../../guides';
import { filesBelow } from '../../lib/files';
import { hashOfProject, hashOf, cached } from '../../lib/build-cache';

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

/**
 * Gives what a guide was compiled to before, or compiles it. A guide follows from its own text and
 * evidence, from routes and titles of all guides, and from what is around them.
 * @param docsDir folder of the guides
 * @param generatedFilesDir Docusaurus's working files; a compiled guide imports its metadata from there
 * @param made where it is kept
 */
export function keepGuides(docsDir: string, generatedFilesDir: string, made?: string) {
  let around: string | undefined;
  const all = () =>
    hashOf([
      hashOfProject(),
      generatedFilesDir,
      // Titles are in the links to the pages before and after; where the front matter has none, the
      // first heading is one.
      ...listGuides(docsDir).flatMap(({ id, source }) => [
        id,
        frontMatterText(source),
        /^# .*$/m.exec(source)?.[0] ?? '',
      ]),
      // Parts that guides import.
      ...filesBelow(docsDir)
        .filter((name) => path.basename(name).startsWith('_'))
        .map((name) => readFileSync(path.join(docsDir, name))),
    ]);
  return async (file: string, source: string, make: () => Promise<string>): Promise<string> => {
    // Translations have their evidence elsewhere.
    if (!isBelow(path.resolve(docsDir), file)) return make();
    around ??= all();
    const evidence = file.replace(/\.mdx?$/, '.evidence.yml');
    const input = [around, file, source, existsSync(evidence) ? readFileSync(evidence) : ''];
    return String(await cached('guides', input, async () => Buffer.from(await make()), made));
  };
}

/** The docs plugin, with the code of guides hidden from the server's bundle. */
export function withServerOnlyGuides<Content>(
  plugin: Plugin<Content>,
  generatedFilesDir: string,
  docsDir: string,
): Plugin<Content> {
  return {
    ...plugin,
    configureWebpack(config, isServer, utils, content) {
      const result = plugin.configureWebpack?.(config, isServer, utils, content) ?? {};
      if (!isServer) return result;
      const rule = markdownRule(result);
      const { loader, options } = rule.use;
      const folder = path.join(generatedFilesDir, 'guides');
      const keep = keepGuides(docsDir, generatedFilesDir);
      const use = [
        {
          loader: require.resolve('./loader.mjs'),
          options: { ...options, hidden: { compiler: loader, folder, keep } },
        },
      ];
      return { ...result, module: { ...result.module, rules: [{ ...rule, use }] } };
    },
  };
}
