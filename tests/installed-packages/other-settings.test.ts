/**
 * Lines of the specification that do not occur with this site's settings, tested on the installed
 * packages with other settings. Those that need a browser:
 * `tests/site/specification/other-settings.spec.ts`.
 */
import { createRequire } from 'node:module';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import createConfig from '../../docusaurus.config';
import { loadInstalled } from './load-installed';

const require = createRequire(import.meta.url);
const fromDialog = createRequire(require.resolve('@docsearch/react'));
const DOCS = '../../node_modules/@docusaurus/plugin-content-docs/lib';

afterEach(() => vi.useRealTimers());

describe('a blog', () => {
  it('has its sidebar grouped by year', async () => {
    const { themeConfig } = await createConfig();
    expect(themeConfig).toMatchObject({ blog: { sidebar: { groupByYear: true } } });
    const { groupBlogSidebarItemsByYear } = loadInstalled(
      '@docusaurus/plugin-content-blog/lib/client/sidebarUtils.js',
      {
        '@docusaurus/router': {},
        '@docusaurus/Link': {},
        '@docusaurus/theme-common': loadInstalled(
          '@docusaurus/theme-common/lib/utils/jsUtils.js',
          {},
        ),
        '@docusaurus/theme-common/internal': {},
      },
    ) as {
      groupBlogSidebarItemsByYear: (posts: { date: Date }[]) => [string, object[]][];
    };
    const posts = ['2025-03-01', '2026-01-02', '2026-05-06'].map((day) => ({
      date: new Date(day),
    }));
    expect(groupBlogSidebarItemsByYear(posts).map(([year, items]) => [year, items.length])).toEqual(
      [
        ['2026', 2],
        ['2025', 1],
      ],
    );
  });
});

describe('a sidebar', () => {
  const { toSidebarsProp } = require(`${DOCS}/props.js`) as {
    toSidebarsProp: (version: object) => Record<string, object[]>;
  };
  const doc = (id: string, unlisted: boolean) => ({
    ...{ id, unlisted, title: id, permalink: `/${id}` },
    frontMatter: {},
  });
  const docs = [doc('listed', false), doc('hidden', true)];
  const category = (id: string) => ({
    type: 'category',
    label: 'Some',
    link: { type: 'doc', id },
    items: [{ type: 'doc', id: 'listed' }],
  });

  it('says of a category whether the page it links to is unlisted', () => {
    const sidebars = { docs: [category('hidden'), category('listed')] };
    const [hidden, listed] = toSidebarsProp({ docs, sidebars })['docs'] ?? [];
    expect(hidden).toMatchObject({
      type: 'category',
      label: 'Some',
      href: '/hidden',
      linkUnlisted: true,
      items: [{ type: 'link', label: 'listed', href: '/listed', unlisted: false }],
    });
    expect(listed).not.toHaveProperty('linkUnlisted');
  });

  it('that names a guide which is not there is an error with its id', () => {
    const sidebars = { docs: [category('nope')] };
    expect(() => toSidebarsProp({ docs, sidebars })).toThrow(/with id "nope"/);
    const { createSidebarsUtils } = require(`${DOCS}/sidebars/utils.js`) as {
      createSidebarsUtils: (sidebars: object) => {
        checkSidebarsDocIds: (options: object) => void;
      };
    };
    const { checkSidebarsDocIds } = createSidebarsUtils({ docs: [{ type: 'doc', id: 'nope' }] });
    expect(() =>
      checkSidebarsDocIds({
        allDocIds: ['listed'],
        sidebarFilePath: 'sidebars.ts',
        versionMetadata: { versionName: 'current' },
      }),
    ).toThrow(/These sidebar document ids do not exist:\n- nope/);
  });

  it('that is asked for by an unknown id is an error, and so is an unknown guide', () => {
    const version = {
      name: 'current',
      docs: [{ id: 'listed', path: '/listed' }],
      draftIds: [],
      sidebars: { docs: {} },
    };
    const { useLayoutDocsSidebar, useLayoutDoc } = loadInstalled(
      '@docusaurus/plugin-content-docs/lib/client/docsUtils.js',
      {
        '@docusaurus/router': {},
        '@docusaurus/renderRoutes': {},
        '@docusaurus/plugin-content-docs/client': {
          useActiveDocContext: () => ({ activeVersion: version }),
          useLatestVersion: () => version,
        },
        '@docusaurus/theme-common': { uniq: (all: unknown[]) => [...new Set(all)] },
        '@docusaurus/theme-common/internal': {},
        './docsPreferredVersion': {
          useDocsPreferredVersion: () => ({ preferredVersion: version }),
        },
        './docsVersion': {},
        './docsSidebar': {},
      },
    ) as Record<'useLayoutDocsSidebar' | 'useLayoutDoc', (id: string) => unknown>;
    const asking = (hook: (id: string) => unknown, id: string) => () =>
      renderToString(createElement(() => (hook(id), null)));
    expect(asking(useLayoutDocsSidebar, 'nope')).toThrow(/"nope"/);
    expect(asking(useLayoutDoc, 'nope')).toThrow(/"nope"/);
    expect(asking(useLayoutDoc, 'listed')).not.toThrow();
  });
});

it('a part outside of its provider says which one is missing', () => {
  const { ReactContextError } = loadInstalled('@docusaurus/theme-common/lib/utils/reactUtils.js', {
    '@docusaurus/useIsomorphicLayoutEffect': {},
  }) as { ReactContextError: new (name: string) => Error };
  const { useAnnouncementBar } = loadInstalled(
    '@docusaurus/theme-common/lib/contexts/announcementBar.js',
    {
      '@docusaurus/useIsBrowser': {},
      '../utils/storageUtils': { createStorageSlot: () => ({}) },
      '../utils/reactUtils': { ReactContextError },
      '../utils/useThemeConfig': {},
    },
  ) as { useAnnouncementBar: () => unknown };
  expect(() => renderToString(createElement(() => (useAnnouncementBar(), null)))).toThrow(
    'Hook useAnnouncementBar is called outside the <AnnouncementBarProvider>.',
  );
});

describe('search analytics', () => {
  const { createAlgoliaInsightsPlugin } = fromDialog(
    '@algolia/autocomplete-plugin-algolia-insights',
  ) as {
    createAlgoliaInsightsPlugin: (options: object) => {
      subscribe: (api: object) => void;
      onStateChange: (change: { state: object }) => void;
    };
  };

  it('loads its script from a public content delivery network', () => {
    const script = { src: '', async: false };
    const document = { createElement: () => script, body: { appendChild: () => script } };
    vi.stubGlobal('document', document);
    vi.stubGlobal('window', { document });
    createAlgoliaInsightsPlugin({});
    vi.unstubAllGlobals();
    expect(script.src).toMatch(
      /^https:\/\/cdn\.jsdelivr\.net\/npm\/search-insights@[\d.]+\/dist\/search-insights\.min\.js$/,
    );
  });

  it('tells of viewed results 400 ms after the last change, 20 at a time', async () => {
    vi.useFakeTimers();
    const sent: { objectIDs: string[] }[] = [];
    const plugin = createAlgoliaInsightsPlugin({
      insightsClient: (method: string, ...events: { objectIDs: string[] }[]) => {
        if (method === 'viewedObjectIDs') sent.push(...events);
      },
    });
    const show = (count: number) => {
      const items = Array.from({ length: count }, (_, index) => ({
        objectID: String(index),
        __autocomplete_indexName: 'docs',
        __autocomplete_queryID: 'q',
      }));
      plugin.onStateChange({ state: { isOpen: true, collections: [{ items }], context: {} } });
    };
    plugin.subscribe({ setContext: () => 0, onSelect: () => 0, onActive: () => 0 });
    for (const count of [3, 7, 45]) {
      show(count);
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(298);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(4);
    expect(sent.map(({ objectIDs }) => objectIDs.length)).toEqual([20, 20, 5]);
  });
});
