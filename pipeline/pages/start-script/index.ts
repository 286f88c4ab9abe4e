/**
 * Completes the list of scripts that a page's start script (`pipeline/bundler/defer-hydration`)
 * loads: inserts the chunks for this kind of page between Rspack's runtime and the application,
 * which saves a second round of requests.
 *
 * In:  data-app="/assets/js/runtime~main.1f.js /assets/js/main.2e.js"
 * Out: data-app="/assets/js/runtime~main.1f.js /assets/js/docs.3c.js /assets/js/main.2e.js"
 *
 * The build stops unless each page has one start script that lists two scripts.
 */
import type { PageScripts } from '../../bundler/route-assets';
import { getPageChunk } from '../../bundler/browser-routes/pages';
import type { BuiltPage } from '../../lib/built-page';

const START = 'script[data-app]';

/** The not-found page loads its own chunk after hydration. */
const NOT_FOUND = '/404';

/**
 * Lists all scripts of a page.
 * @returns their URLs, and the offset for further attributes of the start script
 */
export function listScripts(
  page: BuiltPage,
  scriptsByKind: PageScripts,
): { readonly scripts: readonly string[]; readonly attributesAt: number } {
  const start = page.one(START);
  const [runtime, main, ...more] = (start.attribs['data-app'] ?? '').split(' ');
  if (runtime === undefined || main === undefined || more.length > 0) {
    throw page.problem(`expected two application scripts: ${start.attribs['data-app']}`);
  }
  const pageScripts = page.route === NOT_FOUND ? [] : scriptsByKind[getPageChunk(page.route)];
  const scripts = [runtime, ...pageScripts, main];
  page.setAttribute(start, 'data-app', scripts.join(' '));
  return { scripts, attributesAt: page.attributesAt(start) };
}
