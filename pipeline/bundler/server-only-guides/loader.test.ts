import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from '@swc/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, it } from 'vitest';
import { findRequests, splitModule } from './loader.mjs';

const GUIDE = `
import {jsx as _jsx} from "react/jsx-runtime";
import {useMDXComponents} from "@mdx-js/react";
export const frontMatter = {title: "A"};
export const toc = [];
export default function MDXContent() {
  useMDXComponents();
  return _jsx("pre", {children: "const x = require(\\"fs\\");"});
}
`;
// Inside the project, so that Node resolves its packages.
mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(path.join('.cache', 'server-only-guides-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('findRequests finds imports, re-exports and calls of require, not text', () => {
  const source = `import a from 'a'; import 'b'; export * from 'c'; export { d } from 'd';
    const e = { deep: [() => require('e').default] }; const f = "require('f')"; require(g);`;
  expect(findRequests(parseSync(source, { syntax: 'ecmascript' })).sort()).toEqual([
    'a',
    'b',
    'c',
    'd',
    'e',
  ]);
});

describe('splitModule', () => {
  it('gives the bundler the imports without the code of the guide', () => {
    const lines = splitModule(GUIDE, 'a.js').module.split('\n');
    expect(lines.filter((line) => line.startsWith('import * as'))).toEqual([
      'import * as m0 from "react/jsx-runtime";',
      'import * as m1 from "@mdx-js/react";',
    ]);
    expect(lines.join()).not.toContain('const x');
  });

  it('keeps every export, and what it renders', async () => {
    const file = path.resolve(folder, 'a.js');
    const { module, code } = splitModule(GUIDE, file);
    writeFileSync(file, code);
    writeFileSync(path.join(folder, 'a.mjs'), module);
    const address = pathToFileURL(path.resolve(folder, 'a.mjs')).href;
    const guide = (await import(/* @vite-ignore */ address)) as {
      default: () => null;
      frontMatter: unknown;
      toc: unknown;
    };
    expect(guide.frontMatter).toEqual({ title: 'A' });
    expect(guide.toc).toEqual([]);
    expect(renderToStaticMarkup(createElement(guide.default))).toBe(
      '<pre>const x = require(&quot;fs&quot;);</pre>',
    );
  });
});
