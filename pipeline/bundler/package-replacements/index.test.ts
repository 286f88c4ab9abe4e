import { createRequire } from 'node:module';
import fc from 'fast-check';
import { createElement as h, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import Loadable from './react-loadable';
import { collectHead } from './react-helmet-async';
import pathToRegexp, { type PathOptions } from './path-to-regexp';

const fromCore = createRequire(require.resolve('@docusaurus/core/package.json'));
const fromRouter = createRequire(fromCore.resolve('react-router'));

describe('path-to-regexp', () => {
  const original = fromRouter('path-to-regexp') as (
    route: string,
    keys: { name: number }[],
    options: PathOptions & { sensitive: boolean },
  ) => RegExp;

  const part = fc.constantFrom('a', 'B', 'x.y', 'f_p-1', '/', '//', 'a/b', '.html');
  const address = fc.array(part, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
  const flag = fc.boolean();

  it('matches as the package does if case is significant', () => {
    fc.assert(
      fc.property(address, address, flag, flag, (route, path, end, strict) => {
        const ours = pathToRegexp(route, [], { end, strict }).exec(path);
        expect(ours).toEqual(original(route, [], { end, strict, sensitive: true }).exec(path));
      }),
      { numRuns: 2000 },
    );
  });

  it('matches every address, and treats symbols literally', () => {
    const keys: { name: number }[] = [];
    expect([...(pathToRegexp('*', keys).exec('/a/b') ?? [])]).toEqual(['/a/b', '/a/b']);
    expect(keys).toEqual([{ name: 0 }]);
    expect(pathToRegexp('/a+:b', []).test('/a+:b')).toBe(true);
    expect(pathToRegexp('/a+:b', []).test('/aa')).toBe(false);
  });
});

describe('react-helmet-async', () => {
  const { Helmet, HelmetProvider } = fromCore('react-helmet-async') as Record<
    'Helmet' | 'HelmetProvider',
    (props: { readonly children?: ReactNode; readonly context?: object }) => ReactNode
  >;

  interface Tags {
    readonly toString: () => string;
  }

  /** What the package renders for the same children, as HTML. */
  function original(declarations: readonly ReactNode[]): Record<string, Tags> {
    const context: { helmet?: Record<string, Tags> } = {};
    const heads = declarations.map((children, key) => h(Helmet, { key }, children));
    renderToString(h(HelmetProvider, { context }, heads));
    return context.helmet ?? {};
  }

  const formatAttributes = (attributes: object) =>
    Object.entries(attributes)
      .map(([key, value]) => `${key}="${value}"`)
      .join(' ');
  const renderTags = (name: string, list: readonly object[]) =>
    list.map((attributes) => `<${name} data-rh="true" ${formatAttributes(attributes)}/>`).join('');

  const meta = (name: string, content: string) => h('meta', { name, content, key: name + content });
  const property = (name: string, content: string) => h('meta', { property: name, content });
  const link = (props: object) => h('link', { key: JSON.stringify(props), ...props });

  it.each<[string, ReactNode[]]>([
    ['the innermost title', [h('title', null, 'a'), h('title', null, 'b'), meta('x', '1')]],
    ['a title of parts', [h('title', null, 'a', ' | ', 'b')]],
    ['the innermost of a name', [meta('d', '1'), meta('D', '2'), property('d', '3')]],
    ['names twice in one component', [[meta('d', '1'), meta('d', '2')], meta('e', '3')]],
    ['an attribute of no name', [h('meta', { content: 'x' }), h('meta', { charSet: 'utf-8' })]],
    [
      'other spellings',
      [h('meta', { httpEquiv: 'refresh', content: '1' }), h('meta', { itemProp: 'a' })],
    ],
    [
      'one canonical link',
      [link({ rel: 'canonical', href: '/a' }), link({ rel: 'canonical', href: '/b' })],
    ],
    [
      'links by their address',
      [
        [
          link({ rel: 'alternate', href: '/a', hrefLang: 'en' }),
          link({ rel: 'alternate', href: '/a', hrefLang: 'x-default' }),
        ],
        link({ rel: 'icon', href: '/i' }),
        link({ href: '/I', rel: 'icon' }),
        link({ rel: 'preconnect' }),
      ],
    ],
    [
      'nothing, fragments and lists',
      [null, false, h(Fragment, null, [meta('a', '1'), null], meta('b', '2'))],
    ],
    [
      'attributes of the page',
      [
        h('html', { lang: 'en', className: 'a' }),
        [h('html', { key: 1, className: 'a b' }), h('body', { key: 2, className: 'c' })],
      ],
    ],
  ])('renders what the package renders: %s', (_name, declarations) => {
    const {
      meta: metas,
      link: links,
      title,
      htmlAttributes,
      bodyAttributes,
    } = original(declarations);
    const ours = collectHead(declarations);
    expect(renderTags('meta', ours.meta)).toBe(String(metas));
    expect(renderTags('link', ours.link)).toBe(String(links));
    expect(`<title data-rh="true">${ours.title ?? ''}</title>`).toBe(String(title));
    expect(formatAttributes(ours.html)).toBe(String(htmlAttributes));
    expect(formatAttributes(ours.body)).toBe(String(bodyAttributes));
  });

  it('rejects what a page must not have', () => {
    expect(() => collectHead([h('script', null, 'alert()')])).toThrow('<script> is not known');
  });
});

describe('react-loadable', () => {
  const show = (component: (props: object) => ReactNode) => renderToString(h(component, {}));
  const loading = ({ isLoading, error }: { isLoading: boolean; error: unknown }) =>
    isLoading ? 'loading' : String(error);

  it('shows a page of several parts once all have loaded', async () => {
    const page = Loadable.Map({
      loader: { a: () => Promise.resolve(1), b: () => Promise.resolve({ default: 2 }) },
      loading,
      render: (loaded) => JSON.stringify(loaded).replaceAll('"', ''),
    });
    expect(show(page)).toBe('loading');
    await page.preload();
    expect(show(page)).toBe('{a:1,b:{default:2}}');
  });

  it('caches a failure and reports it once', async () => {
    const loader = vi.fn(() => Promise.reject(new Error('gone')));
    const page = Loadable({ loader, loading, render: () => 'page' });
    await expect(page.preload()).rejects.toThrow('gone');
    await expect(page.preload()).rejects.toThrow('gone');
    expect(loader).toHaveBeenCalledTimes(1);
    expect(show(page)).toBe('Error: gone');
  });
});
