import { describe, expect, it } from 'vitest';
import {
  compactChunkNames,
  compactGlobalData,
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

describe('compactGlobalData', () => {
  it('means the same', () => {
    const version = {
      name: 'current',
      docs: [
        { id: 'a', path: '/a', sidebar: 'docs' },
        { id: 'b/c', path: '/c', sidebar: 'docs' },
      ],
    };
    const data = { 'docusaurus-plugin-content-docs': { default: { versions: [version] } } };
    expect(run(compactGlobalData(JSON.stringify(data)))).toEqual(data);
  });

  it('keeps pages of no sidebar', () => {
    const data = {
      'docusaurus-plugin-content-docs': {
        default: { versions: [{ docs: [{ id: 'x', path: '/x' }] }] },
      },
    };
    expect(run(compactGlobalData(JSON.stringify(data)))).toEqual(data);
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
