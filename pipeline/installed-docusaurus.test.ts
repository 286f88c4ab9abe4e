/**
 * Runs every change to Docusaurus against the installed versions of Docusaurus, its docs plugin,
 * its theme and Helmet, for this site. An upgrade that breaks one fails here, under its name.
 */
import nodeFs, { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Props, RouteConfig } from '@docusaurus/types';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findUnknownPages } from './bundler/browser-routes';
import { unpackPaths } from '../src/lib/packed-paths';
import { renderPageTemplate } from './bundler/defer-hydration';
import { WINDOW_SIZE, withOneBreakpoint } from './bundler/desktop-breakpoint';
import { ENTRY } from './bundler/staged-start';
import { PRISM_MODULE } from './bundler/drop-prism';
import { INFIMA } from './bundler/purge-infima';
import { COLLAPSIBLE } from './bundler/fast-collapsible';
import { GUIDE, SHELLS } from './bundler/trim-docs-data';
import { BuiltPage } from './lib/built-page';
import { withPresets } from '../config/presets';
import { provider } from '../provider.config';
import { toValuesForHelpers } from '../src/provider/values-for-helpers';
import { partitionByOffer } from './guides';
import { listFiles } from './lib/built-files';
import {
  loadInstalledSite,
  resolveRequest,
  type Bundler,
  type InstalledSite,
} from './load-installed-site';
import { listScripts } from './pages/start-script';

vi.mock('@docusaurus/ComponentCreator', () => ({
  default: (route: string, kind: string) => `${route}-${kind}`,
}));
vi.mock('../src/components/guide/built/GuideRoute', () => ({ GuideRoute: () => null }));
const WORKING = '.cache/installed-docusaurus';
const guideFiles = partitionByOffer('docs', withPresets(provider).features).present;
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

let props: Props;
let browser: Bundler;
let server: Bundler;
let reversed: InstalledSite['reversed'];
let ownEntry: unknown;

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('DOCUSAURUS_GENERATED_FILES_DIR_NAME', WORKING);
  ({ props, browser, server, reversed, ownEntry } = await loadInstalledSite());
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(WORKING, { recursive: true, force: true });
});

const getOwnPath = (file: string) => path.resolve(file);

describe('the order of the plugins', () => {
  /** PostCSS plugins in one order: each has another moment of the stylesheet for itself. */
  const withSortedPlugins = (key: string, value: unknown): unknown =>
    key === 'plugins' && Array.isArray(value)
      ? value.map((plugin) => JSON.stringify(plugin)).sort()
      : value;
  /** What a configuration does with rules, modules and chunks. */
  const describeBundler = (bundler: Bundler) => ({
    entry: bundler.entry,
    optimization: bundler.optimization,
    rules: bundler.module.rules.map((rule) => JSON.stringify(rule, withSortedPlugins)).sort(),
    replaced: Object.entries(bundler.resolve.alias).sort(),
    generated: ['routes', 'registry', 'docusaurus.config', 'i18n'].map((name) =>
      resolveRequest(bundler, `@generated/${name}`),
    ),
  });

  it('has no meaning: no two of them change the same thing', () => {
    expect(describeBundler(reversed.browser)).toEqual(describeBundler(browser));
    expect(describeBundler(reversed.server)).toEqual(describeBundler(server));
  });
});

describe('staged-start', () => {
  it("starts in the browser what runs Docusaurus's entry", () => {
    expect(browser.entry).toBe(ENTRY);
    const started = [...readFileSync(ENTRY, 'utf8').matchAll(/'(@docusaurus\/[^']+)'/g)];
    const files = started.map(([, request = '']) => resolveRequest(browser, request));
    expect(files.at(-1)).toBe(nodeFs.realpathSync(String(ownEntry)));
  });

  it("leaves the server's entry", () => {
    expect(server.entry).not.toBe(ENTRY);
  });
});

describe('trim-docs-data', () => {
  it('lists every guide of the docs folder once', () => {
    const guides = readJson(
      path.join(WORKING, 'docusaurus-plugin-content-docs/default/guides.json'),
    ) as Record<string, string>;
    const routes = Object.values(guides).flatMap(unpackPaths);
    expect(routes).toHaveLength(guideFiles.length);
    expect(new Set(routes).size).toBe(guideFiles.length);
  });

  it("keeps the version's sidebars and drops the rest", () => {
    const file = path.join(WORKING, 'docusaurus-plugin-content-docs/default/version.json');
    const version = readJson(file) as { docs: object; docsSidebars: Record<string, object[]> };
    expect(version.docs).toEqual({});
    expect(Object.values(version.docsSidebars).flat().length).toBeGreaterThan(0);
    const data = JSON.stringify(readJson(path.join(WORKING, 'globalData.json')));
    expect(data).toContain('"versions":[{"name":"current"');
    expect(data).toContain('"docs":[]');
  });
});

describe('values-for-helpers', () => {
  it('writes the module that helpers import', () => {
    const file = path.join(WORKING, 'values-for-helpers/default/provider.json');
    expect(readJson(file)).toEqual(
      JSON.parse(JSON.stringify(toValuesForHelpers(withPresets(provider)))),
    );
  });
});

describe('languages', () => {
  it('has one language with all its fields', () => {
    expect(props.i18n).toMatchObject({ defaultLocale: 'en', locales: ['en'] });
    expect(props.i18n.localeConfigs).toEqual({
      en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
    });
  });
});

describe('browser-routes', () => {
  it.each([
    ['@generated/routes', 'routes'],
    ['@generated/registry', 'registry'],
    ['@generated/routesChunkNames', 'chunk-names'],
  ])('%s is our module, only in the browser', (request, file) => {
    expect(resolveRequest(browser, request)).toBe(
      getOwnPath(`pipeline/bundler/browser-routes/${file}.ts`),
    );
    expect(resolveRequest(server, request)).toContain(path.normalize(WORKING));
  });

  it('shows the text of guides with our component, only in the browser', () => {
    const request = '@theme/DocItem/Content';
    expect(resolveRequest(browser, request)).toBe(
      getOwnPath('src/components/guide/built/Content.tsx'),
    );
    expect(resolveRequest(server, request)).toBe(getOwnPath('src/theme/DocItem/Content/index.tsx'));
    expect(resolveRequest(browser, '@theme/DocItem')).toBe(
      getOwnPath('src/components/guide/built/Guide.tsx'),
    );
    expect(resolveRequest(server, '@theme/DocItem')).toContain('theme-classic/lib/theme/DocItem');
  });

  it('knows every page that Docusaurus has a route for', () => {
    expect(findUnknownPages(props.routes)).toEqual([]);
    expect(findUnknownPages([...props.routes, { path: '/new', component: '@site/x' }])).toEqual([
      '/new',
    ]);
    const chunks = readJson(path.join(WORKING, 'routesChunkNames.json')) as Record<string, object>;
    const guides = Object.values(chunks).filter((parts) => 'content' in parts);
    expect(guides).toHaveLength(guideFiles.length);
    // The three shells, the search page and the not-found page.
    expect(Object.keys(chunks)).toHaveLength(guideFiles.length + SHELLS.length + 2);
  });

  it('lists the modules that Docusaurus would load, under the same property names', () => {
    const source = readFileSync('pipeline/bundler/browser-routes/registry.ts', 'utf8');
    const registered = readFileSync(path.join(WORKING, 'registry.js'), 'utf8');
    const wanted = [...registered.matchAll(/import\([^"]*"[^"]*" \*\/ "([^"]+)"\)/g)]
      .map(([, module = '']) => module)
      .filter((module) => !module.endsWith('.mdx') && module !== '@generated/docusaurus.config');
    expect(wanted.length).toBeGreaterThan(SHELLS.length);
    for (const module of wanted) expect(source).toContain(`'${module.replace(/\.tsx$/, '')}'`);
  });

  it("has routes of the same shape as Docusaurus's", async () => {
    const { default: routes } = await import('./bundler/browser-routes/routes');
    const { default: names } = await import('./bundler/browser-routes/chunk-names');
    /** Without the names of chunks. */
    const form = (list: readonly Partial<RouteConfig>[]): unknown[] =>
      list.map(({ path: at, exact = false, sidebar, routes: below }) => ({
        at,
        exact,
        ...(sidebar !== undefined && { sidebar }),
        ...(below !== undefined && { below: form(below) }),
      }));
    const page = (at: string, component: string, sidebar?: string) => ({
      path: at,
      component,
      exact: true,
      ...(sidebar !== undefined && { sidebar }),
    });
    const guides = [page('/a', GUIDE, 'docs'), page('/', GUIDE, 'docs'), page('/hidden', GUIDE)];
    const docs = SHELLS.reduceRight<object[]>(
      (below, component) => [{ path: '/', component, routes: below }],
      guides,
    );
    const expected = [page('/not-found', ''), page('/search', ''), ...docs, { path: '*' }];
    expect(form(routes as unknown as RouteConfig[])).toEqual(form(expected as RouteConfig[]));
    // ComponentCreator finds the parts of a route by its path and its hash.
    const components = JSON.stringify(routes).match(/(?<="component":")[^"*]+/g);
    expect(components?.sort()).toEqual(Object.keys(names).sort());
  });
});

describe('trim-config', () => {
  it('is the configuration in the browser, with everything that the theme reads', () => {
    const request = '@generated/docusaurus.config';
    const file = resolveRequest(browser, request);
    expect(file).toBe(getOwnPath(`${WORKING}/trim-config/default/config.json`));
    expect(resolveRequest(server, request)).toBe(getOwnPath(`${WORKING}/docusaurus.config.mjs`));
    const config = readJson(String(file)) as Partial<Props['siteConfig']>;
    expect(config.title).toBe(props.siteConfig.title);
    const { prism, blog, ...theme } = props.siteConfig.themeConfig;
    expect([prism, blog]).not.toContain(undefined);
    expect(config.themeConfig).toEqual(JSON.parse(JSON.stringify(theme)));
    expect(config).not.toHaveProperty('ssrTemplate');
    // Other parts that Docusaurus and the theme read.
    const { baseUrl, favicon, noIndex, title, titleDelimiter, url } = props.siteConfig;
    expect(config).toMatchObject({ baseUrl, favicon, noIndex, title, titleDelimiter, url });
    expect(config.future).toEqual({ experimental_router: 'browser' });
  });
});

describe('server-only-guides', () => {
  const listLoaders = (bundler: Bundler) =>
    bundler.module.rules
      .filter(({ include }) => Array.isArray(include) && include.includes(`${getOwnPath('docs')}/`))
      .flatMap(({ use }) => [use].flat() as { loader: string; options?: { hidden?: object } }[]);

  it('wraps the only loader of guides, on the server only', () => {
    const [loader, ...more] = listLoaders(server);
    expect(more).toEqual([]);
    expect(loader?.loader).toBe(getOwnPath('pipeline/bundler/server-only-guides/loader.mjs'));
    expect(JSON.stringify(loader?.options?.hidden)).toContain('mdx-loader');
    expect(listLoaders(browser).map((use) => use.loader)).toEqual([
      expect.stringContaining('mdx-loader') as string,
    ]);
  });
});

describe('defer-hydration', () => {
  const data = {
    appHtml: '<p>text',
    baseUrl: '/',
    htmlAttributes: 'lang="en"',
    bodyAttributes: 'class="x"',
    headTags: '<link rel="icon">',
    preBodyTags: '<i>',
    postBodyTags: '<b>',
    metaAttributes: ['<title>t</title>'],
    scripts: ['runtime.js', 'main.js'],
    stylesheets: ['a.css'],
    noIndex: false,
    version: '3',
  };

  it('the template uses everything that the original uses, with one start script instead of tags', async () => {
    const { compileSSGTemplate } = await import('@docusaurus/core/lib/ssg/ssgTemplate.js');
    const { default: original } = await import('@docusaurus/core/lib/ssg/ssgTemplate.html.js');
    const used = (template: string) => new Set(template.match(/(?<=\bit\.)\w+/g));
    const template = props.siteConfig.ssrTemplate ?? '';
    expect(template).toBe(renderPageTemplate('dark'));
    expect(used(template)).toEqual(used(original));
    const html = (await compileSSGTemplate(template))(data);
    const page = new BuiltPage('a/index.html', html);
    const ofKind = { docs: ['/docs.js'], 'not-found': [], 'search-page': [] };
    expect(listScripts(page, ofKind).scripts).toEqual(['/runtime.js', '/docs.js', '/main.js']);
    expect(page.one('html').attribs).toMatchObject({ 'data-theme': 'dark', lang: 'en' });
    expect(page.all('script[src]')).toEqual([]);
    for (const part of ['title', 'link[rel=icon]', 'link[href="/a.css"]', 'i', 'b', 'p'])
      page.one(part);
  });
});

describe('defer-helmet', () => {
  const fromCore = createRequire(require.resolve('@docusaurus/core/package.json'));

  it('Helmet checks HelmetProvider.canUseDOM before it writes', () => {
    const { Helmet, HelmetProvider } = fromCore('react-helmet-async') as {
      Helmet: (props: { title: string }) => null;
      HelmetProvider: ((props: object) => null) & { canUseDOM: unknown };
    };
    expect(HelmetProvider.canUseDOM, 'no document here').toBe(false);
    const writes = vi.fn();
    vi.stubGlobal('requestAnimationFrame', writes);
    vi.stubGlobal('document', undefined);
    const render = () =>
      renderToString(createElement(HelmetProvider, {}, createElement(Helmet, { title: 'a' })));
    render();
    expect(writes).not.toHaveBeenCalled();
    HelmetProvider.canUseDOM = true;
    render();
    expect(writes).toHaveBeenCalledTimes(1);
    HelmetProvider.canUseDOM = false;
    vi.unstubAllGlobals();
  });

  it('runs first in the browser', () => {
    expect(props.siteConfig.clientModules[0]).toBe('./src/client/defer-helmet.ts');
  });
});

describe('modules that the theme adds to every page', () => {
  const modules = () =>
    props.plugins.flatMap((plugin) =>
      (plugin.getClientModules?.() ?? []).map((name) => path.resolve(plugin.path, name)),
    );

  it('drop-prism removes the theme’s languages', () => {
    const [prism, ...more] = modules().filter((name) => name.includes('prism'));
    expect(more).toEqual([]);
    expect(PRISM_MODULE).toBe(`${prism}.js`);
    expect(existsSync(PRISM_MODULE)).toBe(true);
    expect(resolveRequest(browser, String(prism))).toBe(false);
  });

  it('purge-infima finds the stylesheet', () => {
    expect(modules()).toContain(INFIMA);
  });

  it('fast-collapsible replaces the module of the theme’s collapsible parts', () => {
    const replacement = path.resolve('src/components/shell/collapsible/Collapsible.tsx');
    expect(existsSync(COLLAPSIBLE)).toBe(true);
    for (const bundler of [browser, server])
      expect(resolveRequest(bundler, COLLAPSIBLE)).toBe(replacement);
    // The props of our component, and the names that the theme imports.
    const theme = path.resolve('node_modules/@docusaurus/theme-classic/lib/theme');
    for (const part of ['DocSidebarItem/Category', 'TOCCollapsible']) {
      const source = readFileSync(path.join(theme, part, 'index.js'), 'utf8');
      const [, props = ''] = /<Collapsible\b([^>]*)>/.exec(source) ?? [];
      const names = props.match(/\b[a-zA-Z]+(?=[=\s]|$)/g) ?? [];
      expect(names.length).toBeGreaterThan(2);
      for (const name of names) expect(['lazy', 'as', 'className', 'collapsed']).toContain(name);
    }
  });

  it('desktop-breakpoint covers every width around 996 px, in styles and in scripts', () => {
    const replacement = path.resolve('src/components/shell/useWindowSize.ts');
    expect(readFileSync(WINDOW_SIZE, 'utf8')).toContain('const DesktopBreakpoint = 996;');
    for (const bundler of [browser, server])
      expect(resolveRequest(bundler, WINDOW_SIZE)).toBe(replacement);
    const themes = ['theme-classic', 'theme-common', 'theme-search-algolia'].flatMap((name) =>
      listFiles(`node_modules/@docusaurus/${name}/lib`)
        .filter((file) => file.endsWith('.css'))
        .map((file) => `node_modules/@docusaurus/${name}/lib/${file}`),
    );
    const conditions = [INFIMA, ...themes].flatMap(
      (file) => readFileSync(file, 'utf8').match(/@media[^{]*99[5-8][^{]*/g) ?? [],
    );
    expect(conditions.length).toBeGreaterThan(10);
    for (const condition of conditions) expect(withOneBreakpoint(condition)).not.toBe(condition);
  });

  it('package-replacements has every helper of tslib that the browser’s packages call', () => {
    // Of the packages in the browser's scripts, these are compiled with tslib (.cache/bundle-report.md).
    const folder = 'node_modules/@docusaurus/utils-common/lib';
    const sources = listFiles(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(path.join(folder, name), 'utf8'));
    const called = new Set(sources.flatMap((source) => source.match(/(?<=tslib_1\.)\w+/g) ?? []));
    expect([...called]).toEqual(['__importDefault']);
    expect(resolveRequest(browser, 'tslib')).toBe(
      getOwnPath('pipeline/bundler/package-replacements/tslib.mjs'),
    );
  });

  it.each([
    ['path-to-regexp', 'path-to-regexp.ts'],
    ['react-helmet-async', 'react-helmet-async.ts'],
    ['react-loadable', 'react-loadable.ts'],
    ['react-router-dom', 'react-router-dom.tsx'],
    ['history', 'history.ts'],
    ['nprogress', 'nprogress.ts'],
    ['./BaseUrlIssueBanner', 'no-banner.mjs'],
    ['@theme/ContentVisibility/Draft', 'no-banner.mjs'],
    ['hoist-non-react-statics', 'unused.mjs'],
    ['prop-types', 'unused.mjs'],
    ['react-is', 'unused.mjs'],
  ])('package-replacements replaces %s, only in the browser', (request, file) => {
    expect(resolveRequest(browser, request)).toBe(
      getOwnPath(`pipeline/bundler/package-replacements/${file}`),
    );
    expect(resolveRequest(server, request)).not.toContain('package-replacements');
  });

  it('package-replacements supports every head element that Docusaurus and the theme use', () => {
    const folders = ['core/lib/client', 'theme-common/lib', 'theme-classic/lib/theme'];
    // Overridden, or only in blogs.
    const absent = /StructuredData|theme-fallback|BaseUrlIssueBanner|^Error\//;
    const wanted = folders.flatMap((name) => {
      const folder = path.join('node_modules/@docusaurus', name);
      return listFiles(folder)
        .filter((file) => file.endsWith('.js') && !absent.test(file))
        .flatMap((file) =>
          [
            ...readFileSync(path.join(folder, file), 'utf8').matchAll(/<Head>(.*?)<\/Head>/gs),
          ].flatMap(([, children = '']) => children.match(/(?<=<)[a-z]+/g) ?? []),
        );
    });
    expect(new Set(wanted)).toEqual(new Set(['html', 'body', 'title', 'meta', 'link']));
  });
});
