/**
 * Finds the scripts that a page needs before hydration, in addition to the application's own.
 * Writes `page-scripts.json` into the build for the steps over built pages, which read and remove
 * it (`extractPageScripts`).
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { PAGES, type PageChunk } from '../browser-routes/pages';
import { onBrowserStats, type BundleStats } from '../../lib/client-stats';

const FILE = 'page-scripts.json';

/** URLs of the scripts of each kind of page. */
export type PageScripts = Readonly<Record<PageChunk, readonly string[]>>;

/** Scripts by kind of page, below the path of the language. Throws if a chunk has none. */
export function getPageScripts({ namedChunkGroups = {} }: BundleStats, base = '/'): PageScripts {
  const getChunkScripts = (chunk: string): string[] => {
    const files = (namedChunkGroups[chunk]?.assets ?? [])
      .map(({ name }) => base + name)
      .filter((file) => file.endsWith('.js'));
    if (files.length > 0) return files;
    throw new Error(
      `The bundler made no chunk "${chunk}", which pipeline/bundler/browser-routes/registry.ts names`,
    );
  };
  const kinds: readonly PageChunk[] = ['docs', ...Object.values(PAGES)];
  const scripts = kinds.map((kind) => [kind, getChunkScripts(kind).sort()]);
  return Object.fromEntries(scripts) as PageScripts;
}

export function routeAssets({ baseUrl }: LoadContext): Plugin {
  let report: BundleStats = {};
  return {
    name: 'route-assets',
    configureWebpack: onBrowserStats('route-assets', { chunkGroups: true }, (stats) => {
      report = stats;
    }),
    postBuild: ({ outDir }) =>
      writeFileSync(path.join(outDir, FILE), JSON.stringify(getPageScripts(report, baseUrl))),
  };
}

/** Moves the list out of a build. @param outDir Docusaurus's output folder */
export function extractPageScripts(outDir: string): PageScripts {
  const file = path.join(outDir, FILE);
  const scripts = JSON.parse(readFileSync(file, 'utf8')) as PageScripts;
  rmSync(file);
  return scripts;
}
