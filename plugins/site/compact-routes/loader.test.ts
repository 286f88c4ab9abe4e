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
  const body = code.replace(/^import .*$/gm, '').replace(/export default /, 'exported = ');
  // The loader's output is the code under test.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  return new Function('ComponentCreator', `let exported;\n${body}\nreturn exported;`)(
    ComponentCreator,
  );
}

describe('compactRouteList', () => {
  const routes = `import ComponentCreator from '@docusaurus/ComponentCreator';
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
        path: '/ab',
        component: ComponentCreator('/ab', '1d2'),
        exact: true
      }
    ]
  },
];`;

  it('means the same in fewer bytes', () => {
    const short = compactRouteList(routes);
    const creator = (...values: string[]) => values.join();
    expect(run(short, creator)).toEqual(run(routes, creator));
    expect(short).toContain("page('/2fa', 'c1c')");
    expect(short).toContain("ComponentCreator('/ab', '1d2')");
  });
});

it('compactRegistry keeps the imports', () => {
  expect(
    compactRegistry(
      'export default {\n  "1f": [() => import(/* webpackChunkName: "1f" */ "@site/a.mdx"), "@site/a.mdx", require.resolveWeak("@site/a.mdx")],};',
    ),
  ).toBe('export default {\n  "1f": [() => import(/* webpackChunkName: "1f" */ "@site/a.mdx")],};');
});

it('compactChunkNames means the same', () => {
  const names = {
    '/search-5de': { __comp: '1a', __context: { plugin: 'c1' } },
    '/2fa-c1c': { __comp: '17', content: '36' },
    '/ab-1d2': { __comp: '17', content: 'be' },
    '/other-1d3': { __comp: '18', content: 'bf' },
  };
  expect(run(compactChunkNames(JSON.stringify(names)))).toEqual(names);
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
