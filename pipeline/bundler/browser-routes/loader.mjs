/** Rewrites one generated module; a form that it does not know stays as it is, only longer. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const json = JSON.stringify;

/** A page of the sidebar in the list of routes: its path, then its hash. */
const LISTED =
  /\{\s*path: ('[^']*'),\s*component: ComponentCreator\(\1, '(\w+)'\),\s*exact: true,\s*sidebar: "docs"\s*\},?/g;

/**
 * The guides of a site.
 * @param {string} routes source of `routes.js`
 * @param {string} names source of `routesChunkNames.json`
 * @returns paths of those in the sidebar; of all, by `path-hash`; and the chunk that shows them
 */
export function guidesOf(routes, names) {
  /** @type {Record<string, { __comp?: string, content?: string }>} */
  const chunks = JSON.parse(names);
  const listed = [...routes.matchAll(LISTED)].map(([, path_ = '', hash]) => ({
    path: path_.slice(1, -1),
    key: `${path_.slice(1, -1)}-${hash}`,
  }));
  const component = chunks[listed[0]?.key ?? '']?.__comp;
  const keys = Object.keys(chunks).filter(
    (key) => chunks[key]?.__comp === component && chunks[key]?.content !== undefined,
  );
  return { listed, keys, component };
}

/**
 * The pages of the sidebar, `{ path: '/a', component: ComponentCreator('/a', '1f'), exact: true,
 * sidebar: "docs" }` each, become one loop over their paths.
 * @param {string} source
 */
export function compactRouteList(source) {
  let isFirst = true;
  const short = source.replace(LISTED, () => {
    const loop = isFirst ? '...listed.map(page),' : '';
    isFirst = false;
    return loop;
  });
  return `import { listed } from '@generated/routesChunkNames';
${short}
function page(path) { return { path, component: ComponentCreator(path, 'g'), exact: true, sidebar: 'docs' }; }`;
}

/**
 * `"1f": [() => import("a"), "a", require.resolveWeak("a")]` becomes `"1f": [() => import("a")]`:
 * the rest names modules for the server. Guides are no modules: they are loaded by their path.
 * @param {string} source
 * @param {string} routes
 * @param {string} names
 */
export function compactRegistry(source, routes, names) {
  const chunks = JSON.parse(names);
  const guides = new Set(guidesOf(routes, names).keys.map((key) => chunks[key].content));
  const short = source
    .replace(/"([^"]+)": \[.*?require\.resolveWeak\("[^"]+"\)\],?/g, (entry, name) =>
      guides.has(name) ? '' : entry,
    )
    .replace(/, "[^"]+", require\.resolveWeak\("[^"]+"\)\]/g, ']')
    .replace('export default', 'const registry =');
  return `import names from '@generated/routesChunkNames';
import { loadGuide } from '@site/src/components/guide/built/load';
${short}
for (const { content } of Object.values(names)) registry[content] ??= [() => loadGuide(content)];
export default registry;`;
}

/**
 * Guides differ in their content only, which has the name of their path.
 * @param {string} source
 * @param {string} routes
 */
export function compactChunkNames(source, routes) {
  const { listed, keys, component } = guidesOf(routes, source);
  const inSidebar = new Set(listed.map(({ key }) => key));
  /** @type {[string, object][]} */
  const chunks = Object.entries(JSON.parse(source));
  const rest = Object.fromEntries(
    chunks
      .filter(([key]) => !inSidebar.has(key))
      .map(([key, value]) => [
        key,
        keys.includes(key) ? { ...value, content: key.replace(/-[^-]+$/, '') } : value,
      ]),
  );
  return `export const listed = ${json(listed.map((page) => page.path))};
const names = ${json(rest)};
for (const content of listed) names[content + '-g'] = { __comp: ${json(component)}, content };
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
  /** @param {string} name */
  const beside = (name) => readFileSync(path.join(path.dirname(this.resourcePath), name), 'utf8');
  switch (path.basename(this.resourcePath)) {
    case 'routes.js':
      return compactRouteList(source);
    case 'registry.js':
      return compactRegistry(source, beside('routes.js'), beside('routesChunkNames.json'));
    case 'routesChunkNames.json':
      return compactChunkNames(source, beside('routes.js'));
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
