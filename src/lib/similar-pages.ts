import { distance } from './edit-distance';

const MAX_PAGES = 3;

/** The last part of an address in small letters, without what some sites put behind it. */
const nameOf = (address: string): string =>
  (address.replace(/\/+$/, '').split('/').at(-1) ?? '')
    .replace(/\.(?:html?|mdx?|php)$/i, '')
    .toLowerCase()
    .replaceAll('_', '-');

/**
 * The pages that a wrong address may have meant, best first: of the same name elsewhere, or with
 * at most one letter in three of the name mistyped.
 * @param address path of the wrong address
 * @param paths paths of all pages
 */
export function similarPages(address: string, paths: readonly string[]): string[] {
  const name = nameOf(address);
  return paths
    .map((path) => ({ path, far: distance(name, nameOf(path)) }))
    .filter(({ far }) => far <= Math.floor(name.length / 3))
    .sort((a, b) => a.far - b.far)
    .slice(0, MAX_PAGES)
    .map(({ path }) => path);
}
