/** Lists the browser's routes for react-router. Replaces `@generated/routes`. */
import ComponentCreator from '@docusaurus/ComponentCreator';
import { createElement } from 'react';
import { GuideRoute } from '../../../src/components/guide/built/GuideRoute';
import { BASE_URL, withBaseUrl } from '../../../src/lib/base-url';
import { guides } from './guides';
import { PAGES } from './pages';

const createPageRoute = (path: string, kind: string) => ({
  path,
  component: ComponentCreator(path, kind),
  exact: true,
});

const createShellRoute = (kind: string, routes: readonly object[]) => ({
  // Breadcrumbs look for the home page among the children of a route with this path.
  path: BASE_URL,
  component: ComponentCreator('/', kind),
  routes,
});

/**
 * One key and one component for all guides, so that React updates the page instead of remounting
 * it. Docusaurus's component, which loads the guide, is created when the guide is visited: creating
 * all of them would hold up each visit.
 */
function createGuideRoute({ path: route, sidebar }: (typeof guides)[number]) {
  let created: ReturnType<typeof ComponentCreator> | undefined;
  const getComponent = () => (created ??= ComponentCreator(route, 'guide'));
  return {
    path: route,
    exact: true,
    key: 'guide',
    get component() {
      return getComponent();
    },
    render: (props: object) =>
      createElement(GuideRoute, { route, component: getComponent(), props }),
    ...(sidebar !== '' && { sidebar }),
  };
}

export default [
  ...Object.keys(PAGES).map((path) => createPageRoute(withBaseUrl(path), 'page')),
  createShellRoute('docs', [
    createShellRoute('version', [createShellRoute('sidebar', guides.map(createGuideRoute))]),
  ]),
  // Docusaurus shows its not-found page for this route and looks up no chunks.
  { path: '*', component: ComponentCreator('*', '') },
];
