/**
 * Loads each part of a page by its name. Replaces `@generated/registry`;
 * Docusaurus's `ComponentCreator` reads it. The shells around all guides are one chunk, because
 * every guide needs all of them.
 */
import { rememberGuideLayout } from '@site/src/components/guide/built/GuideRoute';
import { loadGuide } from '@site/src/components/guide/built/load';
import { guides } from './guides';

type ModuleLoader = () => Promise<unknown>;

const parts = {
  docs: () => import(/* webpackChunkName: "docs" */ '@theme/DocsRoot'),
  'docs-plugin': () =>
    import(
      /* webpackChunkName: "docs" */ '@generated/docusaurus-plugin-content-docs/default/__plugin.json'
    ),
  version: () => import(/* webpackChunkName: "docs" */ '@theme/DocVersionRoot'),
  'version-data': () =>
    import(
      /* webpackChunkName: "docs" */ '@generated/docusaurus-plugin-content-docs/default/version.json'
    ),
  sidebar: () => import(/* webpackChunkName: "docs" */ '@theme/DocRoot'),
  guide: () => import(/* webpackChunkName: "guide" */ '@theme/DocItem').then(rememberGuideLayout),
  search: () => import(/* webpackChunkName: "search-page" */ '@theme/SearchPage'),
  'search-plugin': () =>
    import(
      /* webpackChunkName: "search-page" */ '@generated/docusaurus-theme-search-algolia/default/__plugin.json'
    ),
  'not-found': () => import(/* webpackChunkName: "not-found" */ '@site/src/pages/not-found'),
  'pages-plugin': () =>
    import(
      /* webpackChunkName: "not-found" */ '@generated/docusaurus-plugin-content-pages/default/__plugin.json'
    ),
} satisfies Record<string, ModuleLoader>;

/** Name of a part that is a module; a guide's text is named after its path. */
export type ModuleName = keyof typeof parts;

const registry: Record<string, readonly [ModuleLoader]> = {};
for (const [name, load] of Object.entries(parts)) registry[name] = [load];
for (const { path } of guides) registry[path] = [() => loadGuide(path)];

export default registry;
