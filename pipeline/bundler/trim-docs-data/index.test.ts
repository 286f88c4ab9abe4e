import type { Plugin, RouteConfig } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { listGuidesBySidebar, trimVersion, withTrimmedData } from '.';

const createGuide = (path: string, sidebar?: string): RouteConfig => ({
  path,
  component: '@theme/DocItem',
  modules: { content: `@site/docs${path}.mdx` },
  exact: true,
  ...(sidebar !== undefined && { sidebar }),
});

function createDocs(guides: RouteConfig[]): RouteConfig {
  const version = { label: 'Next', docsSidebars: { docs: [] }, docs: { a: { id: 'a' } } };
  const root: RouteConfig = { path: '/', component: '@theme/DocRoot', routes: guides };
  const around: RouteConfig = {
    path: '/',
    component: '@theme/DocVersionRoot',
    routes: [root],
    props: { version },
  };
  return { path: '/', component: '@theme/DocsRoot', routes: [around] };
}

/** What Docusaurus receives from a docs plugin that adds these routes. */
async function runPlugin(routes: RouteConfig[], data: unknown = { versions: [] }) {
  const found = { routes: [] as RouteConfig[], data: undefined as unknown, files: {} as object };
  const plugin: Plugin<undefined> = {
    name: 'docs',
    contentLoaded({ actions }) {
      for (const route of routes) actions.addRoute(route);
      actions.setGlobalData(data);
    },
  };
  await withTrimmedData(plugin).contentLoaded?.({
    content: undefined,
    actions: {
      addRoute: (route) => found.routes.push(route),
      setGlobalData: (value) => {
        found.data = value;
      },
      createData: (name, value) => {
        Object.assign(found.files, { [name]: value });
        return Promise.resolve(name);
      },
    },
  });
  return found;
}

describe('listGuidesBySidebar', () => {
  it('lists guides by their sidebar', () => {
    expect(
      listGuidesBySidebar(
        createDocs([createGuide('/a', 'docs'), createGuide('/b'), createGuide('/', 'docs')]),
      ),
    ).toEqual({
      docs: ['/a', '/'],
      '': ['/b'],
    });
  });

  it.each([
    ['found no guides', createDocs([])],
    ['expected one route of @theme/DocsRoot', createGuide('/a')],
    ['expected one route of @theme/DocVersionRoot, found none', { ...createDocs([]), routes: [] }],
    [
      'the route /tags of @theme/DocTagsListPage is not a guide',
      createDocs([{ path: '/tags', component: '@theme/DocTagsListPage' }]),
    ],
    [
      'the route /a of @theme/DocItem is not a guide',
      createDocs([{ ...createGuide('/a'), modules: {} }]),
    ],
  ])('stops the build: %s', (problem, route) => {
    expect(() => listGuidesBySidebar(route)).toThrow(problem);
  });
});

describe('trimVersion', () => {
  it('keeps only the displayed fields of sidebar entries', () => {
    const link = { type: 'link', label: 'A', href: '/a', unlisted: false };
    const shown = { type: 'category', label: 'B', items: [link] };
    const items = [{ ...link, docId: 'a' }];
    const version = { docs: {}, docsSidebars: { docs: [{ ...shown, items }] } };
    expect(trimVersion(version)).toEqual({ docs: {}, docsSidebars: { docs: [shown] } });
  });
});

describe('withTrimmedData', () => {
  it('passes on less, and writes the list of guides', async () => {
    const version = { name: 'current', path: '/', docs: [{ id: 'a' }] };
    const { routes, data, files } = await runPlugin([createDocs([createGuide('/a', 'docs')])], {
      path: '/',
      versions: [version],
    });
    expect(data).toEqual({ path: '/', versions: [{ ...version, docs: [] }] });
    expect(files).toEqual({
      'guides.json': { docs: '/ a' },
      'version.json': { label: 'Next', docsSidebars: { docs: [] }, docs: {} },
    });
    const [around] = routes[0]?.routes ?? [];
    expect(around?.props).toBeUndefined();
    expect(around?.modules).toEqual({ version: '@generated/docs/default/version.json' });
    expect(listGuidesBySidebar(routes[0] as RouteConfig)).toEqual({ docs: ['/a'] });
  });

  it.each([
    ['expected one route around all guides, found 0', [], { versions: [] }],
    [
      'expected one route around all guides, found 2',
      [createDocs([]), createDocs([])],
      { versions: [] },
    ],
    ['its global data has no versions', [createDocs([createGuide('/a')])], {}],
  ])('stops the build: %s', async (problem, routes, data) => {
    await expect(runPlugin(routes, data)).rejects.toThrow(problem);
  });

  it('stops the build if the version is elsewhere, or has no sidebars', async () => {
    const route = createDocs([createGuide('/a')]);
    const [around] = route.routes ?? [];
    const other = (props?: RouteConfig['props']) =>
      runPlugin([{ ...route, routes: [{ ...(around as RouteConfig), props }] }]);
    await expect(other()).rejects.toThrow('no property "version"');
    await expect(other({ version: {} })).rejects.toThrow('no docsSidebars');
  });
});
