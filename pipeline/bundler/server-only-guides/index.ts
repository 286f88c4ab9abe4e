/**
 * Compiles guides only for the server, and keeps their code out of the bundle. Rspack would parse
 * every guide and keep it in memory, and each render thread would hold all guides. Here their code
 * goes into files that are read when a page is rendered, and a few guides are compiled at a time.
 *
 * In:  the bundler rule that the docs plugin makes for Markdown files
 * Out: the same rule with `loader.mjs` around its one loader
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { getFrontMatterText, isBelow, listGuides } from '../../guides';
import { listFiles } from '../../lib/built-files';
import { hashProject, hashParts, getOrMake } from '../../lib/build-cache';

type BundlerConfig = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;

/** The parts of a bundler rule that are used here. */
interface BundlerRule {
  readonly use: { readonly loader: string; readonly options: object };
}

/** The docs plugin's only rule for Markdown, whose `use` is an object or a list of one. */
function findMarkdownRule({ module }: BundlerConfig): BundlerRule {
  const [rule, ...more] = (module?.rules ?? []) as {
    use?: BundlerRule['use'] | BundlerRule['use'][];
  }[];
  const [use, ...others] = [rule?.use ?? []].flat();
  if (rule === undefined || use === undefined || more.length + others.length > 0) {
    throw new Error(
      'plugin-content-docs: expected one bundler rule with one loader. Compare pipeline/bundler/server-only-guides with the installed version.',
    );
  }
  return { ...rule, use };
}

/**
 * A cache of compiled guides. The key covers the guide's text and evidence, the routes and titles
 * of all guides, and the project's code and facts.
 * @param docsDir folder of the guides
 * @param generatedFilesDir Docusaurus's working files; a compiled guide imports its metadata from there
 * @param folder of the cache
 */
export function createGuideCache(docsDir: string, generatedFilesDir: string, folder?: string) {
  let sharedHash: string | undefined;
  /** What all guides depend on. */
  const hashShared = () =>
    hashParts([
      hashProject(),
      generatedFilesDir,
      // Links to the previous and next page show titles; without one in the front matter, the first
      // heading is the title.
      ...listGuides(docsDir).flatMap(({ id, source }) => [
        id,
        getFrontMatterText(source),
        /^# .*$/m.exec(source)?.[0] ?? '',
      ]),
      // Partials that guides import.
      ...listFiles(docsDir)
        .filter((name) => path.basename(name).startsWith('_'))
        .map((name) => readFileSync(path.join(docsDir, name))),
    ]);
  return async (file: string, source: string, make: () => Promise<string>): Promise<string> => {
    // Translations keep their evidence elsewhere.
    if (!isBelow(path.resolve(docsDir), file)) return make();
    sharedHash ??= hashShared();
    const evidence = file.replace(/\.mdx?$/, '.evidence.yml');
    const input = [sharedHash, file, source, existsSync(evidence) ? readFileSync(evidence) : ''];
    return String(
      await getOrMake({ kind: 'guides', input, folder }, async () => Buffer.from(await make())),
    );
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
    configureWebpack(...args) {
      const [, isServer] = args;
      const result = plugin.configureWebpack?.(...args) ?? {};
      if (!isServer) return result;
      const rule = findMarkdownRule(result);
      const { loader, options } = rule.use;
      const folder = path.join(generatedFilesDir, 'guides');
      const keep = createGuideCache(docsDir, generatedFilesDir);
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
