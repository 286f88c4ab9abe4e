/** The browser's routes, in the form of react-router. Takes the place of `@generated/routes`. */
import ComponentCreator from '@docusaurus/ComponentCreator';
import guides from '@generated/docusaurus-plugin-content-docs/default/guides.json';
import { PAGES } from './pages';

const page = (path: string, kind: string) => ({
  path,
  component: ComponentCreator(path, kind),
  exact: true,
});

const shell = (kind: string, routes: readonly object[]) => ({
  path: '/',
  component: ComponentCreator('/', kind),
  routes,
});

const guideRoutes = Object.entries(guides).flatMap(([sidebar, paths]) =>
  paths.map((path) => ({ ...page(path, 'guide'), ...(sidebar !== '' && { sidebar }) })),
);

export default [
  ...Object.keys(PAGES).map((path) => page(path, 'page')),
  shell('docs', [shell('version', [shell('sidebar', guideRoutes)])]),
  // Docusaurus shows its not-found page there, and asks for no kind.
  { path: '*', component: ComponentCreator('*', '') },
];
