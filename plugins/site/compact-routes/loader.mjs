/** Rewrites one generated module; a form that it does not know stays as it is, only longer. */
import path from 'node:path';

const json = JSON.stringify;

/**
 * `{ path: '/a', component: ComponentCreator('/a', '1f'), exact: true, sidebar: "docs" }` becomes
 * `page('/a', '1f')`.
 * @param {string} source
 */
export function compactRouteList(source) {
  const short = source.replace(
    /\{\s*path: ('[^']*'),\s*component: ComponentCreator\(\1, ('\w+')\),\s*exact: true,\s*sidebar: "docs"\s*\}/g,
    'page($1, $2)',
  );
  return `${short}\nfunction page(path, hash) { return { path, component: ComponentCreator(path, hash), exact: true, sidebar: 'docs' }; }`;
}

/**
 * `"1f": [() => import("a"), "a", require.resolveWeak("a")]` becomes `"1f": [() => import("a")]`:
 * the rest names modules for the server.
 * @param {string} source
 */
export function compactRegistry(source) {
  return source.replace(/, "[^"]+", require\.resolveWeak\("[^"]+"\)\]/g, ']');
}

/** Pages differ in the chunk of their content only. @param {string} source */
export function compactChunkNames(source) {
  /** @type {[string, Record<string, unknown>][]} */
  const routes = Object.entries(JSON.parse(source));
  /** @param {Record<string, unknown>} chunks */
  const isPage = (chunks) => Object.keys(chunks).join() === '__comp,content';
  const component = routes.find(([, chunks]) => isPage(chunks))?.[1].__comp;
  const pages = routes.filter(([, chunks]) => isPage(chunks) && chunks.__comp === component);
  const rest = routes.filter((route) => !pages.includes(route));
  return `const names = ${json(Object.fromEntries(rest))};
for (const [route, content] of ${json(pages.map(([route, { content }]) => [route, content]))}) {
  names[route] = { __comp: ${json(component)}, content };
}
export default names;`;
}

/** Which pages there are say the routes; this second list serves links between versions. @param {string} source */
export function compactGlobalData(source) {
  const data = JSON.parse(source);
  for (const version of data['docusaurus-plugin-content-docs']?.default?.versions ?? []) {
    version.docs = [];
  }
  return `export default ${json(data)};`;
}

/** What the build alone reads. */
const BUILD_OPTIONS = [
  'headTags',
  'markdown',
  'presets',
  'clientModules',
  'plugins',
  'staticDirectories',
  'themes',
  'scripts',
  'stylesheets',
];

/** @param {string} source a module with one JSON value */
export function compactConfig(source) {
  const [, text = ''] = /export default (\{[\s\S]*\});?\s*$/.exec(source) ?? [];
  const options = Object.entries(JSON.parse(text));
  const read = options.filter(([name]) => !BUILD_OPTIONS.includes(name));
  return `export default ${json(Object.fromEntries(read))};`;
}

/** Titles and descriptions of all pages serve cards of other pages, which this site has none of. @param {string} source */
export function compactVersion(source) {
  const props = JSON.parse(source);
  return `export default ${json({ ...props, version: { ...props.version, docs: {} } })};`;
}

/** Versions of plugins are for the developer. @param {string} source */
export function compactMetadata(source) {
  return `export default ${json({ ...JSON.parse(source), pluginVersions: {} })};`;
}

/** @this {{ resourcePath: string }} @param {string} source */
export default function compact(source) {
  switch (path.basename(this.resourcePath)) {
    case 'routes.js':
      return compactRouteList(source);
    case 'registry.js':
      return compactRegistry(source);
    case 'routesChunkNames.json':
      return compactChunkNames(source);
    case 'docusaurus.config.mjs':
      return compactConfig(source);
    case 'site-metadata.json':
      return compactMetadata(source);
    case 'globalData.json':
      return compactGlobalData(source);
    default:
      return compactVersion(source);
  }
}
