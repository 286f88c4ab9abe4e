/**
 * Compiles a guide and hides its code from the bundler.
 *
 * In:  the source of a guide, which Docusaurus's MDX loader compiles to
 *      `import { jsx } from "react/jsx-runtime"; export const toc = […]; export default …`
 * Out: the same imports, and the rest as a file that is read when the page is rendered
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { parseSync, transformSync } from '@swc/core';
import pLimit from 'p-limit';

/** What a compiled guide exports besides its text (`@docusaurus/mdx-loader`). */
const DATA = ['frontMatter', 'contentTitle', 'metadata', 'assets', 'toc'];

/**
 * Modules that code requests by `import`, `export … from` or `require("…")`.
 * @param {unknown} node of a syntax tree
 * @returns {string[]}
 */
export function findRequests(node) {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(findRequests);
  const { type, source, callee, arguments: args } = /** @type {any} */ (node);
  if (type === 'CallExpression' && callee.value === 'require') {
    const [request] = args;
    if (request?.expression.type === 'StringLiteral') return [request.expression.value, ...inside];
  }
  return source?.type === 'StringLiteral' ? [source.value, ...inside] : inside;
}

/**
 * Splits a module.
 * @param {string} source an ES module
 * @param {string} file where its code will be
 * @returns the module for the bundler, and the code as the body of a function with `exports` and
 *   `require`
 */
export function splitModule(source, file) {
  const { code } = transformSync(source, {
    configFile: false,
    isModule: true,
    jsc: { target: 'es2022', parser: { syntax: 'ecmascript' } },
    module: { type: 'commonjs' },
  });
  // If the source has no `require`, all calls in the code come from its imports, which saves
  // parsing it at ten times the cost.
  const requested = source.includes('require')
    ? findRequests(parseSync(source, { syntax: 'ecmascript' }))
    : [...code.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name = '']) => name);
  return { module: renderModule([...new Set(requested)], file), code };
}

/**
 * The module that the bundler sees in place of a guide: its imports, and code that reads the rest.
 * @param {readonly string[]} requests modules that the code needs
 * @param {string} file where the code is
 */
function renderModule(requests, file) {
  const json = JSON.stringify;
  return [
    "import { readFileSync } from 'node:fs';",
    "import { compileFunction } from 'node:vm';",
    ...requests.map((name, index) => `import * as m${index} from ${json(name)};`),
    `const modules = { ${requests.map((name, index) => `${json(name)}: m${index}`).join(', ')} };`,
    `const file = ${json(file)};`,
    // Read on every access, so that a rendered guide leaves nothing in memory.
    'function run() {',
    '  const guide = {};',
    "  const code = compileFunction(readFileSync(file, 'utf8'), ['exports', 'require'], { filename: file });",
    '  code(guide, (name) => modules[name]);',
    '  return guide;',
    '}',
    `export const { ${DATA.join(', ')} } = run();`,
    'export default function Guide(props) { return run().default(props); }',
  ].join('\n');
}

/**
 * More in parallel is not faster and needs more memory: a build of 5,000 pages took 3.7 GB with 4
 * and 4.2 GB with 16.
 */
const limit = pLimit(4);

/**
 * Compiles a guide with Docusaurus's loader and hides its code.
 * @this {any} the bundler's loader context
 * @param {string} source
 */
export default function hideCode(source) {
  const done = this.async();
  const { hidden } = this.getOptions();
  const name = createHash('sha256').update(this.resourcePath).digest('hex').slice(0, 16);
  const file = path.join(hidden.folder, `${name}.js`);
  limit(async () => {
    const parts = await hidden.keep(this.resourcePath, source, async () =>
      JSON.stringify(splitModule(await compile(this, hidden.compiler, source), file)),
    );
    const { module, code } = JSON.parse(parts);
    mkdirSync(hidden.folder, { recursive: true });
    writeFileSync(file, code);
    return module;
  }).then(
    (module) => done(null, module),
    (error) => done(simplifyError(error)),
  );
}

/**
 * A compile error as one line: `docs/a.mdx:14 unknown fact …`. Docusaurus's own error also prints
 * the syntax tree and the stack.
 * @param {Error & { cause?: unknown }} error
 */
export function simplifyError(error) {
  const { file, line, reason } = /** @type {any} */ (error.cause ?? {});
  if (typeof file !== 'string' || typeof reason !== 'string') return error;
  const plain = new Error(`${path.relative(process.cwd(), file)}:${line ?? 1} ${reason}`);
  plain.stack = '';
  return plain;
}

/**
 * Runs another loader on a module. It is called here rather than chained, so that a guide that
 * fails to compile releases its slot.
 * @param {object} context this loader's
 * @param {string} loader the other loader's path
 * @param {string} source
 * @returns {Promise<string>}
 */
async function compile(context, loader, source) {
  const { default: run } = await import(pathToFileURL(loader).href);
  return new Promise((resolve, reject) => {
    const callback = (/** @type {Error | null} */ error, /** @type {string} */ result) =>
      error ? reject(error) : resolve(result);
    // The same context, except for the callback.
    const loaderContext = Object.create(context, { async: { value: () => callback } });
    (run.default ?? run).call(loaderContext, source);
  });
}
