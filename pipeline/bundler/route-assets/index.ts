/**
 * Finds out which scripts a page needs before it is live: the application's and those of its route.
 * Writes `page-scripts.json` into the build for the steps after the generator, which use and remove
 * it (`readPageScripts`).
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { clientStats } from '../client-stats';

const FILE = 'page-scripts.json';

/** Addresses of scripts by route. A route's own are loaded after the application's. */
export type PageScripts = Readonly<Record<string, readonly string[]>>;

interface Route {
  readonly path: string;
  readonly routes?: readonly Route[];
}

type ChunkTree = string | readonly ChunkTree[] | { readonly [key: string]: ChunkTree };

const leaves = (tree: ChunkTree): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(leaves);

/** Paths of the routes that lead to a page, from the outermost. */
function trails(routes: readonly Route[]): string[][] {
  return routes.flatMap((route) =>
    route.routes === undefined
      ? [[route.path]]
      : trails(route.routes).map((rest) => [route.path, ...rest]),
  );
}

/**
 * Scripts of every page.
 * @param chunkNames chunks by `path-hash`, as the generator names them
 * @param files addresses by chunk name
 */
export function scriptsOfPages(
  routes: readonly Route[],
  chunkNames: Readonly<Record<string, ChunkTree>>,
  files: Readonly<Record<string, readonly string[]>>,
): PageScripts {
  const trees = Object.entries(chunkNames).map(([key, tree]) => ({
    route: key.replace(/-[^-]+$/, ''),
    isGuide: typeof tree === 'object' && 'content' in tree,
    chunks: leaves(tree),
  }));
  return Object.fromEntries(
    trails(routes).map((trail) => {
      // The home page and the shells around all guides have the same path, but not the same chunks.
      const hasGuide = trees.some(({ route, isGuide }) => isGuide && route === trail.at(-1));
      const chunks = trail.flatMap((path_, index) =>
        trees
          .filter(({ route, isGuide }) => {
            const isLast = index === trail.length - 1;
            return route === path_ && isGuide === (isLast && hasGuide);
          })
          .flatMap((tree) => tree.chunks),
      );
      const scripts = [...new Set(chunks.flatMap((chunk) => files[chunk] ?? []))];
      return [trail.at(-1) ?? '', scripts.sort()];
    }),
  );
}

/** The generator's plugin. */
export function pageScripts(): Plugin {
  let files: Record<string, string[]> = {};
  return {
    name: 'page-scripts',
    configureWebpack: clientStats(
      'page-scripts',
      { chunkGroups: true },
      ({ namedChunkGroups = {} }) => {
        files = Object.fromEntries(
          Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => [
            name,
            assets.map((asset) => `/${asset.name}`).filter((file) => file.endsWith('.js')),
          ]),
        );
      },
    ),
    postBuild({ outDir, routes, generatedFilesDir }) {
      const chunkNames = JSON.parse(
        readFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'),
      ) as Record<string, ChunkTree>;
      const scripts = scriptsOfPages(routes, chunkNames, files);
      writeFileSync(path.join(outDir, FILE), JSON.stringify(scripts));
    },
  };
}

/** Takes the list out of a build. @param outDir folder that the generator wrote */
export function readPageScripts(outDir: string): PageScripts {
  const file = path.join(outDir, FILE);
  const scripts = JSON.parse(readFileSync(file, 'utf8')) as PageScripts;
  rmSync(file);
  return scripts;
}
