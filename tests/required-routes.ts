/** What must be on the site, whatever else is. */
import { readFileSync } from 'node:fs';
import { routesOfGuides, sortGuides } from '../pipeline/guides';
import { products } from '../products/all';
import { provider } from './provider';

/** Reads `routes.txt`: routes, and `[product]` in front of those that a product brings. */
export function parseRoutes(text: string, productIds: readonly string[]): string[] {
  let isThere = true;
  return text.split('\n').filter((line) => {
    const heading = /^\[(.+)\]$/.exec(line)?.[1];
    if (heading !== undefined) isThere = productIds.includes(heading);
    return isThere && line.startsWith('/');
  });
}

/** Routes that must answer: all but those of guides on what this host does not offer. */
export const requiredRoutes: readonly string[] = withoutAbsent(
  parseRoutes(
    readFileSync('tests/site/routes.txt', 'utf8'),
    products.map(({ id }) => id),
  ),
  routesOfGuides(sortGuides('docs', provider.features).absent),
);

/** Routes but for those of guides that are left out of the site. */
export function withoutAbsent(routes: readonly string[], absent: ReadonlySet<string>): string[] {
  return routes.filter((route) => !absent.has(route));
}

/** Guides among them that exist and that no list names. */
export const hiddenRoutes: readonly string[] = [
  '/ab',
  '/exploitfix',
  '/extras/template',
  '/other-servers/namelessmc',
  '/games/rust/rust-plus',
  '/bare_metal/billing_subusers',
].filter((route) => requiredRoutes.includes(route));

/** Whether a guide is here: one of a product that was removed, or of a function that is off, is not. */
export function isRequired(route: string): boolean {
  return requiredRoutes.includes(route);
}
