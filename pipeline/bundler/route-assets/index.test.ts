import { expect, it } from 'vitest';
import { scriptsOfPages } from '.';

const ROUTES = [
  { path: '/search' },
  { path: '/', routes: [{ path: '/', routes: [{ path: '/2fa' }, { path: '/' }] }] },
  { path: '*' },
];
const CHUNKS = {
  '/search-5de': { __comp: 'search', __context: { plugin: 'data' } },
  '/-851': { __comp: 'root', __context: { plugin: 'data' } },
  '/-bc0': { __comp: 'version' },
  '/2fa-c1c': { __comp: 'guide', content: '2fa' },
  '/-600': { __comp: 'guide', content: 'home' },
};
const FILES = {
  search: ['/search.js', '/shell.js'],
  data: ['/data.js'],
  root: ['/root.js', '/shell.js'],
  version: ['/version.js'],
  guide: ['/guide.js'],
  '2fa': ['/2fa.js'],
  home: ['/home.js'],
};

it('lists what a page and the shells around it need, each file once', () => {
  expect(scriptsOfPages(ROUTES, CHUNKS, FILES)).toEqual({
    '/search': ['/data.js', '/search.js', '/shell.js'],
    '/2fa': ['/2fa.js', '/data.js', '/guide.js', '/root.js', '/shell.js', '/version.js'],
    '/': ['/data.js', '/guide.js', '/home.js', '/root.js', '/shell.js', '/version.js'],
    '*': [],
  });
});

it('leaves out chunks without a file of their own', () => {
  expect(scriptsOfPages(ROUTES, CHUNKS, {})['/2fa']).toEqual([]);
});
