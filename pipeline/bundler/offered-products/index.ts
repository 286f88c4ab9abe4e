/**
 * Keeps what `features` in provider.config.ts turns off out of the scripts: records and helpers of
 * products that the provider does not sell, and log reader rules that lead to absent guides.
 *
 * In:  `products/all.ts`, the lists of `src/helpers/`, `guide-rules.json` and `guide-texts.json` of
 *      `src/helpers/log-reader/guide-rows/`
 * Out: the same without those, in the folder of generated files, and aliases to them
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { FEATURE_NAMES, isOffered, type Features } from '../../../src/provider/features';
import { renderFolderLists } from '../../lib/folder-lists';

const RULES = 'src/helpers/log-reader/guide-rows/guide-rules.json';
const TEXTS = 'src/helpers/log-reader/guide-rows/guide-texts.json';

/** The part of the log reader's rules that names guides. */
export interface LogRules {
  readonly titles: Readonly<Record<string, string>>;
  readonly guides: Readonly<Record<string, string>>;
  readonly links: Readonly<Record<string, string>>;
  readonly rows: Readonly<Record<string, readonly unknown[]>>;
}

/** The rules without those of absent guides. */
export function withOfferedRules<R extends LogRules>(
  rules: R,
  absentRoutes: ReadonlySet<string>,
): R {
  const isPresent = (route: string) => !absentRoutes.has(route);
  const filterEntries = <T>(
    entries: Readonly<Record<string, T>>,
    keep: (entry: [string, T]) => boolean,
  ) => Object.fromEntries(Object.entries(entries).filter(keep));
  const guides = filterEntries(rules.guides, ([, route]) => isPresent(route));
  return {
    ...rules,
    titles: filterEntries(rules.titles, ([route]) => isPresent(route)),
    guides,
    links: filterEntries(rules.links, ([id]) => !(id in rules.guides) || id in guides),
    rows: filterEntries(rules.rows, ([route]) => isPresent(route)),
  };
}

/**
 * The Docusaurus plugin.
 * @param absentRoutes routes of the guides that this provider leaves out
 */
export function offeredProducts(features: Features, absentRoutes: ReadonlySet<string>) {
  return ({ siteDir, generatedFilesDir }: LoadContext): Plugin => {
    const folder = path.join(generatedFilesDir, 'offered-products');
    const disabled = FEATURE_NAMES.filter((name) => !isOffered(features, name));
    return {
      name: 'offered-products',
      configureWebpack() {
        if (disabled.length === 0) return {};
        mkdirSync(folder, { recursive: true });
        const absolutePath = (name: string) => path.join(siteDir, name).replaceAll('\\', '/');
        const lists = renderFolderLists(siteDir, disabled, {
          products: absolutePath('products'),
          helpers: absolutePath('src/helpers'),
        });
        const alias: Record<string, string> = {};
        const replace = (original: string, text: string) => {
          const file = path.join(folder, original.replaceAll('/', '-'));
          writeFileSync(file, text);
          alias[path.join(siteDir, original)] = file;
        };
        for (const [name, text] of Object.entries(lists)) replace(name, text);
        const readJson = (name: string): unknown =>
          JSON.parse(readFileSync(path.join(siteDir, name), 'utf8'));
        replace(RULES, JSON.stringify(withOfferedRules(readJson(RULES) as LogRules, absentRoutes)));
        const texts = Object.entries(readJson(TEXTS) as Record<string, unknown>);
        const present = texts.filter(([route]) => !absentRoutes.has(route));
        replace(TEXTS, JSON.stringify(Object.fromEntries(present)));
        return { resolve: { alias } };
      },
    };
  };
}
