/**
 * Hides the code of a compiled guide from the bundler.
 *
 * In:  `import { jsx } from "react/jsx-runtime"; export const toc = […]; export default …`
 * Out: the same imports, and the rest as a file that is read when the page is rendered
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';

/** What a compiled guide exports beside its text (`@docusaurus/mdx-loader`). */
const DATA = ['frontMatter', 'contentTitle', 'metadata', 'assets', 'toc'];

/**
 * Splits a module.
 * @param {string} source an ES module
 * @param {string} file where its code will be
 * @returns what is left for the bundler, and the code, a body of a function of `exports` and `require`
 */
export function split(source, file) {
  const { code } = transformSync(source, {
    configFile: false,
    swcrc: false,
    isModule: true,
    jsc: { target: 'es2022', parser: { syntax: 'ecmascript' } },
    module: { type: 'commonjs' },
  });
  const requests = [
    ...new Set([...code.matchAll(/[ (]require\("([^"\\]+)"\)/g)].map(([, name = '']) => name)),
  ];
  const json = JSON.stringify;
  const module = [
    "import { readFileSync } from 'node:fs';",
    ...requests.map((name, index) => `import * as m${index} from ${json(name)};`),
    `const modules = { ${requests.map((name, index) => `${json(name)}: m${index}`).join(', ')} };`,
    // Read at every use, so that a rendered guide leaves nothing in memory.
    'function run() {',
    '  const guide = {};',
    `  new Function('exports', 'require', readFileSync(${json(file)}, 'utf8'))(guide, (name) => modules[name]);`,
    '  return guide;',
    '}',
    `export const { ${DATA.join(', ')} } = run();`,
    'export default function Guide(props) { return run().default(props); }',
  ].join('\n');
  return { module, code };
}

/**
 * @this {{ resourcePath: string, getOptions: () => { folder: string } }}
 * @param {string} source
 */
export default function hideCode(source) {
  const { folder } = this.getOptions();
  const name = createHash('sha256').update(this.resourcePath).digest('hex').slice(0, 16);
  const file = path.join(folder, `${name}.js`);
  const { module, code } = split(source, file);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, code);
  return module;
}
