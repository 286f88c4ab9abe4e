/**
 * Compiles a guide and hides its code from the bundler.
 *
 * In:  a guide as it is written, which the generator's loader compiles to
 *      `import { jsx } from "react/jsx-runtime"; export const toc = […]; export default …`
 * Out: the same imports, and the rest as a file that is read when the page is rendered
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { Turns } from './turns.mjs';

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
 * More at a time are not faster, but all that are begun are in memory: a build of 5,000 pages took
 * 3.7 GB with 4 and 4.2 GB with 16.
 */
const turns = new Turns(4);

/**
 * Compiles a guide by the generator's loader and hides its code.
 * @this {any} the bundler's loader context
 * @param {string} source
 */
export default function hideCode(source) {
  const done = this.async();
  const { hidden } = this.getOptions();
  const name = createHash('sha256').update(this.resourcePath).digest('hex').slice(0, 16);
  const file = path.join(hidden.folder, `${name}.js`);
  turns
    .run(async () => {
      const { module, code } = split(await compile(this, hidden.compiler, source), file);
      mkdirSync(hidden.folder, { recursive: true });
      writeFileSync(file, code);
      return module;
    })
    .then(
      (module) => done(null, module),
      (error) => done(error),
    );
}

/**
 * What another loader makes of a module.
 * @param {object} context of this loader
 * @param {string} loader path of the other one
 * @param {string} source
 * @returns {Promise<string>}
 */
async function compile(context, loader, source) {
  const { default: run } = await import(pathToFileURL(loader).href);
  return new Promise((resolve, reject) => {
    const callback = (/** @type {Error | null} */ error, /** @type {string} */ result) =>
      error ? reject(error) : resolve(result);
    // The same context, but for the way to answer.
    const own = Object.create(context, { async: { value: () => callback } });
    (run.default ?? run).call(own, source);
  });
}
