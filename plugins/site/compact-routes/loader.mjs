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

/** Pages of one sidebar are listed as id and path. @param {string} source */
export function compactGlobalData(source) {
  const data = JSON.parse(source);
  const versions = data['docusaurus-plugin-content-docs']?.default?.versions ?? [];
  const listed = versions.map(
    /** @param {{ docs: { id: string, path: string, sidebar?: string }[] }} version */ (
      version,
    ) => {
      const { docs } = version;
      version.docs = docs.filter(({ sidebar }) => sidebar !== 'docs');
      return docs
        .filter(({ sidebar }) => sidebar === 'docs')
        .map(({ id, path: route }) => [id, route]);
    },
  );
  return `const data = ${json(data)};
${json(listed)}.forEach((docs, index) => {
  data['docusaurus-plugin-content-docs'].default.versions[index].docs.push(
    ...docs.map(([id, path]) => ({ id, path, sidebar: 'docs' })),
  );
});
export default data;`;
}

/** Titles and descriptions of all pages serve cards of other pages, which this site has none of. @param {string} source */
export function compactVersion(source) {
  const props = JSON.parse(source);
  return `export default ${json({ ...props, version: { ...props.version, docs: {} } })};`;
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
    case 'globalData.json':
      return compactGlobalData(source);
    default:
      return compactVersion(source);
  }
}
