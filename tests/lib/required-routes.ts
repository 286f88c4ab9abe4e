/** Routes that must be on the site. */
import { readFileSync } from 'node:fs';
import { PAGE_ROUTES } from '../../pipeline/bundler/browser-routes/pages';
import { getRoutes, partitionByOffer } from '../../pipeline/guides';
import { products } from '../../products/all';
import { provider } from './provider';

/** Parses `routes.txt`: routes, with `[product]` before those that belong to a product. */
export function parseRoutes(text: string, productIds: readonly string[]): string[] {
  let isThere = true;
  return text.split('\n').filter((line) => {
    const heading = /^\[(.+)\]$/.exec(line)?.[1];
    if (heading !== undefined) isThere = productIds.includes(heading);
    return isThere && line.startsWith('/');
  });
}

/** Routes that must answer: all except those of guides on what this host does not offer. */
export const requiredRoutes: readonly string[] = withoutAbsent(
  parseRoutes(
    readFileSync('tests/site/routes.txt', 'utf8'),
    products.map(({ id }) => id),
  ),
  getRoutes(partitionByOffer('docs', provider.features).absentGuides),
);

/** Those of guides among them, the home page included. */
export const requiredGuideRoutes = requiredRoutes.filter((route) => !PAGE_ROUTES.includes(route));

/** Routes without those of guides that the site leaves out. */
export function withoutAbsent(routes: readonly string[], absent: ReadonlySet<string>): string[] {
  return routes.filter((route) => !absent.has(route));
}

/** Existing guides among them that no list shows. */
export const unlistedRoutes: readonly string[] = [
  '/ab',
  '/exploitfix',
  '/extras/template',
  '/other-servers/namelessmc',
  '/games/rust/rust-plus',
  '/bare_metal/billing_subusers',
].filter((route) => requiredRoutes.includes(route));

/** Whether a guide exists: its product may be removed, or its feature off. */
export function isRequired(route: string): boolean {
  return requiredRoutes.includes(route);
}
