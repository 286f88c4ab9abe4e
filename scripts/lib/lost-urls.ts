/**
 * Finds the addresses that the previous build answered and the new one does not, for example after
 * a game was removed. Readers and search engines still have them.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getRoute } from '../../pipeline/lib/built-page';
import { listHtmlFiles } from '../../pipeline/lib/built-files';

/** Routes of pages, and sources of permanent redirects. */
function listUrls(build: string): string[] {
  const file = path.join(build, '_redirects');
  const rules = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const moved = rules.flatMap((rule) => /^(\S+) \S+ 301$/.exec(rule)?.[1] ?? []);
  return [...listHtmlFiles(build).map(getRoute), ...moved];
}

/**
 * The addresses that are lost, sorted. `/de/x` is left out if `/x` is lost too, because a redirect
 * of the provider file holds for all languages.
 * @param previous folder of the previous build; nothing is lost if it does not exist
 */
export function findLostUrls(previous: string, current: string): string[] {
  const answered = new Set(listUrls(current));
  const lost = new Set(listUrls(previous).filter((address) => !answered.has(address)));
  return [...lost].filter((address) => !lost.has(address.replace(/^\/[^/]+/, ''))).sort();
}

/** What the build prints about them: the redirects to write, leading to the home page. */
export function describeLostUrls(addresses: readonly string[]): string {
  return [
    'The previous build answered these addresses, and this one does not. If readers have them, write in provider.config.ts, with the page that helps them most:',
    '  redirects: {',
    ...addresses.map((address) => `    '${address}': '/',`),
    '  },',
  ].join('\n');
}
