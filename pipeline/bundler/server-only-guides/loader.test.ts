import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { split } from './loader.mjs';

const GUIDE = `
import {jsx as _jsx} from "react/jsx-runtime";
import {useMDXComponents} from "@mdx-js/react";
export const frontMatter = {title: "A"};
export const toc = [];
export default function MDXContent() { return _jsx("pre", {children: "const x = require(\\"fs\\");"}); }
`;
const folder = mkdtempSync(path.join(os.tmpdir(), 'opaque-guides-'));
const file = path.join(folder, 'a.js');
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs what the bundler gets, with stand-ins for the modules that it imports. */
function run(code: string, modules: Readonly<Record<string, object>>): Record<string, unknown> {
  const body = code
    .replace(/^import \{ readFileSync \} .*$/m, '')
    .replace(/^import \* as (\w+) from ("[^"]+");$/gm, 'const $1 = stands[$2];')
    .replace(/^export const \{(.+)\} = run\(\);$/m, 'const {$1} = run();')
    .replace('export default function', 'return { frontMatter, toc, Guide }; function');
  // The loader's output is the code under test.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  return new Function('stands', 'readFileSync', body)(modules, readFileSync) as Record<
    string,
    unknown
  >;
}

describe('split', () => {
  it('leaves the bundler the imports', () => {
    const lines = split(GUIDE, file).module.split('\n');
    expect(lines.filter((line) => line.startsWith('import * as'))).toEqual([
      'import * as m0 from "react/jsx-runtime";',
      'import * as m1 from "@mdx-js/react";',
    ]);
    expect(lines.join()).not.toContain('const x');
  });

  it('means the same', () => {
    const { module, code } = split(GUIDE, file);
    writeFileSync(file, code);
    const guide = run(module, {
      'react/jsx-runtime': { jsx: (type: string, props: object) => ({ type, ...props }) },
      '@mdx-js/react': {},
    });
    expect(guide.frontMatter).toEqual({ title: 'A' });
    expect(guide.toc).toEqual([]);
    expect((guide.Guide as () => object)()).toEqual({
      type: 'pre',
      children: 'const x = require("fs");',
    });
  });
});
