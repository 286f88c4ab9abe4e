/**
 * Loads each part of a page by its name. Replaces `@generated/registry`;
 * Docusaurus's `ComponentCreator` reads it. The components around and of guides are `eager`, in the
 * script of the application: every page needs nearly all of them, and one file is smaller than five.
 * The list of the sidebars is a chunk, which changes with the guides.
 *
 * The application runs it before it hydrates the page, so it also starts what must be there by then.
 */
import { rememberGuideLayout } from '@site/src/components/guide/built/GuideRoute';
import { keepGuideOfPage, loadGuide } from '@site/src/components/guide/built/load';
import { replacePrefetch } from '@site/src/components/guide/built/prefetch';
import { guides } from './guides';

type ModuleLoader = () => Promise<unknown>;

const parts = {
  docs: () => import(/* webpackMode: "eager" */ '@theme/DocsRoot'),
  'docs-plugin': () =>
    import(
      /* webpackMode: "eager" */ '@generated/docusaurus-plugin-content-docs/default/__plugin.json'
    ),
  version: () => import(/* webpackMode: "eager" */ '@theme/DocVersionRoot'),
  'version-data': () =>
    import(
      /* webpackChunkName: "docs" */ '@generated/docusaurus-plugin-content-docs/default/version.json'
    ),
  sidebar: () => import(/* webpackMode: "eager" */ '@theme/DocRoot'),
  guide: () => import(/* webpackMode: "eager" */ '@theme/DocItem').then(rememberGuideLayout),
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

keepGuideOfPage();
replacePrefetch();

/** Name of a part that is a module; a guide's text is named after its path. */
export type ModuleName = keyof typeof parts;

const registry: Record<string, readonly [ModuleLoader]> = {};
for (const [name, load] of Object.entries(parts)) registry[name] = [load];
for (const { path } of guides) registry[path] = [() => loadGuide(path)];

export default registry;
