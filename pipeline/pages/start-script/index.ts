/**
 * Tells a page's start script (`pipeline/bundler/defer-hydration`) which scripts to load: those of
 * the page's own kind, so that they need no second round of requests, between Rspack's runtime and
 * the application.
 *
 * In:  data-app="/assets/js/runtime~main.1f.js /assets/js/main.2e.js"
 * Out: data-app="/assets/js/runtime~main.1f.js /assets/js/guide.3c.js /assets/js/main.2e.js"
 *
 * A page without exactly one start script for exactly two scripts stops the build.
 */
import type { PageScripts } from '../../bundler/route-assets';
import { chunkOf } from '../../bundler/browser-routes/pages';
import type { BuiltPage } from '../../lib/built-page';

const START = 'script[data-app]';

/** The page for unknown addresses loads what it shows when it is hydrated. */
const UNKNOWN = '/404';

/**
 * Names all scripts of a page.
 * @returns their addresses, and where the start script takes further attributes
 */
export function nameScripts(
  page: BuiltPage,
  ofKind: PageScripts,
): { readonly scripts: readonly string[]; readonly attributesAt: number } {
  const start = page.one(START);
  const [runtime, main, ...more] = (start.attribs['data-app'] ?? '').split(' ');
  if (runtime === undefined || main === undefined || more.length > 0) {
    throw page.problem(`expected two application scripts: ${start.attribs['data-app']}`);
  }
  const own = page.route === UNKNOWN ? [] : ofKind[chunkOf(page.route)];
  const scripts = [runtime, ...own, main];
  page.setAttribute(start, 'data-app', scripts.join(' '));
  return { scripts, attributesAt: page.attributesAt(start) };
}
