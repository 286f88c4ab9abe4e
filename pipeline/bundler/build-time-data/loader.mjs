/** Runs a module `*.data.ts` and gives the bundler its exports as data. */
import path from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';

/**
 * The module as code, with its exports as literals.
 * @param {Record<string, unknown>} exported
 * @param {string} file named in error messages
 */
export function renderExports(exported, file) {
  return Object.entries(exported)
    .map(([name, value]) => {
      if (value === undefined || !isData(value)) {
        throw new Error(
          `${file} exports "${name}", which is not data. Functions belong into a module of another name.`,
        );
      }
      return `export const ${name} = ${JSON.stringify(value)};\n`;
    })
    .join('');
}

/** @param {unknown} value @returns {boolean} */
function isData(value) {
  if (typeof value === 'object' && value !== null) {
    const prototype = Object.getPrototypeOf(value);
    const isPlain = Array.isArray(value) || prototype === Object.prototype || prototype === null;
    return isPlain && Object.values(value).every(isData);
  }
  return ['string', 'number', 'boolean', 'undefined'].includes(typeof value) || value === null;
}

/** @this {import('webpack').LoaderContext<unknown>} */
export default async function loadData() {
  for (const folder of ['facts', 'products']) {
    this.addContextDependency(path.join(this.rootContext, folder));
  }
  const exported = /** @type {Record<string, unknown>} */ (
    await loadFreshModule(this.resourcePath)
  );
  return renderExports(exported, path.relative(this.rootContext, this.resourcePath));
}
