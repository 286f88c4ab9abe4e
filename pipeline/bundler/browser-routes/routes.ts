/** The browser's routes, in the form of react-router. Takes the place of `@generated/routes`. */
import ComponentCreator from '@docusaurus/ComponentCreator';
import { createElement } from 'react';
import { GuideRoute } from '../../../src/components/guide/built/GuideRoute';
import guides from '@generated/docusaurus-plugin-content-docs/default/guides.json';
import { BASE_URL, withBaseUrl } from '../../../src/lib/base-url';
import { PAGES } from './pages';

const page = (path: string, kind: string) => ({
  path,
  component: ComponentCreator(path, kind),
  exact: true,
});

const shell = (kind: string, routes: readonly object[]) => ({
  // Breadcrumbs look for the home page below a route of this path.
  path: BASE_URL,
  component: ComponentCreator('/', kind),
  routes,
});

/** One key and one component for all guides, so that React changes the page instead of its parts. */
function guide(route: string) {
  const { component, ...rest } = page(route, 'guide');
  const render = (props: object) => createElement(GuideRoute, { route, component, props });
  return { ...rest, component, key: 'guide', render };
}

const guideRoutes = Object.entries(guides).flatMap(([sidebar, paths]) =>
  paths.map((path) => ({ ...guide(path), ...(sidebar !== '' && { sidebar }) })),
);

export default [
  ...Object.keys(PAGES).map((path) => page(withBaseUrl(path), 'page')),
  shell('docs', [shell('version', [shell('sidebar', guideRoutes)])]),
  // Docusaurus shows its not-found page there, and asks for no kind.
  { path: '*', component: ComponentCreator('*', '') },
];
