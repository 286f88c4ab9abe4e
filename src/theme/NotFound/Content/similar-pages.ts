import { computeEditDistance } from '../../../lib/edit-distance';

const MAX_SUGGESTIONS = 3;

/** The last segment of a path in lower case, without the suffix that some sites add. */
const getPageName = (address: string): string =>
  (address.replace(/\/+$/, '').split('/').at(-1) ?? '')
    .replace(/\.(?:html?|mdx?|php)$/i, '')
    .toLowerCase()
    .replaceAll('_', '-');

/**
 * The pages that a wrong address may have meant, best first: pages of the same name elsewhere, or
 * with at most a third of its letters mistyped.
 * @param address path of the wrong address
 * @param paths paths of all pages
 */
export function findSimilarPages(address: string, paths: readonly string[]): string[] {
  const name = getPageName(address);
  return paths
    .map((path) => ({ path, far: computeEditDistance(name, getPageName(path)) }))
    .filter(({ far }) => far <= Math.floor(name.length / 3))
    .sort((a, b) => a.far - b.far)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ path }) => path);
}
