import { describe, expect, it } from 'vitest';
import {
  compactChunkNames,
  compactConfig,
  compactGlobalData,
  compactMetadata,
  compactRegistry,
  compactRouteList,
  compactVersion,
} from './loader.mjs';

/** What a module's code exports by default. */
function run(code: string, ComponentCreator?: unknown): unknown {
  const body = code
    .replace(/^import .*$/gm, '')
    .replace('export const', 'const')
    .replace(/export default /, 'exported = ');
  // The loader's output is the code under test.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  return new Function('ComponentCreator', `let exported;\n${body}\nreturn exported;`)(
    ComponentCreator,
  );
}

const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/',
    component: ComponentCreator('/', '851'),
    routes: [
      {
        path: '/2fa',
        component: ComponentCreator('/2fa', 'c1c'),
        exact: true,
        sidebar: "docs"
      },
      {
        path: '/hidden',
        component: ComponentCreator('/hidden', '1d2'),
        exact: true
      },
      {
        path: '/',
        component: ComponentCreator('/', 'b2e'),
        exact: true,
        sidebar: "docs"
      }
    ]
  },
];`;
const NAMES = JSON.stringify({
  '/search-5de': { __comp: '1a', __context: { plugin: 'c1' } },
  '/-851': { __comp: '5e' },
  '/2fa-c1c': { __comp: '17', content: '36' },
  '/hidden-1d2': { __comp: '17', content: 'be' },
  '/-b2e': { __comp: '17', content: 'ho' },
  '/other-1d3': { __comp: '18', content: 'bf' },
});

it('compactChunkNames names guides by their path', () => {
  expect(run(compactChunkNames(NAMES, ROUTES))).toEqual({
    '/search-5de': { __comp: '1a', __context: { plugin: 'c1' } },
    '/-851': { __comp: '5e' },
    '/2fa-g': { __comp: '17', content: '/2fa' },
    '/hidden-1d2': { __comp: '17', content: '/hidden' },
    '/-g': { __comp: '17', content: '/' },
    '/other-1d3': { __comp: '18', content: 'bf' },
  });
});

it('compactRouteList makes a loop of the guides in the sidebar', () => {
  const code = compactRouteList(ROUTES).replaceAll('listed', "['/2fa', '/']");
  const guide = (path: string) => ({ path, component: `${path},g`, exact: true, sidebar: 'docs' });
  const routes = run(code, (...values: string[]) => values.join()) as { routes: unknown[] }[];
  expect(routes[0]?.routes).toEqual([
    guide('/2fa'),
    guide('/'),
    { path: '/hidden', component: '/hidden,1d2', exact: true },
  ]);
});

it('compactRegistry loads guides by their path and keeps the other imports', () => {
  const entry = (name: string, file: string) =>
    `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${file}"), "${file}", require.resolveWeak("${file}")],\n`;
  const code = compactRegistry(
    `export default {\n${entry('17', '@theme/DocItem')}${entry('36', '@site/a.mdx').trimEnd()}};\n`,
    ROUTES,
    NAMES,
  );
  expect(code).not.toContain('a.mdx');
  expect(code).toContain('"17": [() => import(/* webpackChunkName: "17" */ "@theme/DocItem")],');
  expect(code).toContain('() => loadGuide(content)');
});

it('compactGlobalData keeps the version, without the list of its pages', () => {
  const version = { name: 'current', path: '/', sidebars: { docs: {} } };
  const data = (docs: object[]) => ({
    'docusaurus-plugin-content-docs': { default: { versions: [{ ...version, docs }] } },
    other: { default: 1 },
  });
  const source = JSON.stringify(data([{ id: 'a', path: '/a', sidebar: 'docs' }]));
  expect(run(compactGlobalData(source))).toEqual(data([]));
});

describe('compactConfig', () => {
  it('keeps what the browser reads', () => {
    const source =
      '/* A comment. */\nexport default {\n  "title": "Docs",\n  "presets": [["classic", {}]]\n};\n';
    expect(run(compactConfig(source))).toEqual({ title: 'Docs' });
  });

  it('stops the build where the generator writes another form', () => {
    expect(() => compactConfig('export default config;')).toThrow();
  });
});

it('compactVersion drops the texts of cards alone', () => {
  const props = {
    version: { label: 'Next', docsSidebars: { docs: [] }, docs: { a: { id: 'a' } } },
  };
  expect(run(compactVersion(JSON.stringify(props)))).toEqual({
    version: { ...props.version, docs: {} },
  });
});

it('compactMetadata keeps the version of the generator', () => {
  const source = '{"docusaurusVersion":"3.8.1","pluginVersions":{"a":{"type":"package"}}}';
  expect(run(compactMetadata(source))).toEqual({ docusaurusVersion: '3.8.1', pluginVersions: {} });
});
