/** Tells whether a link of a guide leads to a page of the site. */
import { listGuides, parseSlug } from '.';

/** The guides and other pages that exist. */
export interface RouteCheckOptions {
  readonly docsDir: string;
  /** Routes of pages that are not guides. */
  readonly others: readonly string[];
  /** Routes of guides in the folder that the provider leaves out. */
  readonly absentRoutes?: ReadonlySet<string>;
}

/**
 * Returns a function that says whether a page has a route. It reads the guides at its first call,
 * and again for an unknown route, because that guide may be new (`npm run dev`).
 */
export function createRouteCheck({
  docsDir,
  others,
  absentRoutes = new Set(),
}: RouteCheckOptions): (route: string) => boolean {
  let known = new Set(others);
  return (route) => {
    if (absentRoutes.has(route)) return false;
    if (!known.has(route)) {
      const slugs = listGuides(docsDir).map(({ source }) => parseSlug(source) ?? '');
      known = new Set([...slugs, ...others]);
    }
    return known.has(route);
  };
}
