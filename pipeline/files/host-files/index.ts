/**
 * Writes the two files that Netlify and Cloudflare read from the build.
 *
 * In:  the security headers, and the pages of the build
 * Out: `_headers`, with the headers of every path and the caching of hashed files; both web hosts have
 *      browsers revalidate all other files. `_redirects`, which serves `/x` and `/x.html` without a
 *      redirect, as `npm start` does.
 *
 * A file whose extension has no content type stops the build.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { STRICT_TRANSPORT_SECURITY } from '../../../config/headers';
import { CACHE, CONTENT_TYPES, HASHED_FOLDER, HIDDEN_FILES } from '../../../config/serving.mjs';
import { listFiles } from '../../lib/built-files';
import type { Redirect } from '../../guides/redirects';

/** Number of rules that Cloudflare reads; it redirects further pages to `/x/` by default. */
const MAX_REDIRECTS = 2000;

/**
 * The `_headers` file. Both web hosts terminate TLS, so Strict-Transport-Security belongs here.
 * @param languages folders of languages besides English
 */
export function renderHeadersFile(
  headers: Readonly<Record<string, string>>,
  languages: readonly string[] = [],
): string {
  const [tlsName, tlsValue] = STRICT_TRANSPORT_SECURITY;
  const lines = Object.entries({ ...headers, [tlsName]: tlsValue }).map(
    ([name, value]) => `  ${name}: ${value}\n`,
  );
  const hashed = ['', ...languages.map((name) => `/${name}`)].map(
    (start) => `\n${start}${HASHED_FOLDER}*\n  Cache-Control: ${CACHE.hashed}\n`,
  );
  return `/*\n${lines.join('')}${hashed.join('')}`;
}

/**
 * The `_redirects` file: status 200 is a rewrite, which keeps the requested URL.
 * @param pages files of the build, such as `sftp/index.html`
 * @param moved routes that lead to another one
 */
export function renderRedirectsFile(
  pages: readonly string[],
  moved: readonly Redirect[] = [],
): string {
  const routes = pages
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => `/${file.slice(0, -'/index.html'.length)}`)
    .sort();
  return [
    ...moved.map(({ from, to }) => `${from} ${to} 301\n`),
    ...routes.map((route) => `${route} ${route}/ 200\n`),
    ...routes.map((route) => `${route}.html ${route}/ 200\n`),
  ]
    .slice(0, MAX_REDIRECTS)
    .join('');
}

/** The files that have no content type here. */
function listFilesWithoutContentType(files: readonly string[]): string[] {
  const hidden = new RegExp(HIDDEN_FILES);
  return files.filter(
    (file) => !hidden.test(`/${file}`) && !(path.extname(file).slice(1) in CONTENT_TYPES),
  );
}

/** Writes both files into `outDir`. Throws if a file of the build has no content type. */
export function writeHostFiles(
  outDir: string,
  headers: Readonly<Record<string, string>>,
  {
    moved = [],
    languages = [],
  }: { readonly moved?: readonly Redirect[]; readonly languages?: readonly string[] } = {},
): void {
  const files = listFiles(outDir);
  const unknown = listFilesWithoutContentType(files);
  if (unknown.length > 0) {
    throw new Error(`No content type in config/serving.mjs for:\n${unknown.join('\n')}`);
  }
  writeFileSync(path.join(outDir, '_headers'), renderHeadersFile(headers, languages));
  writeFileSync(path.join(outDir, '_redirects'), renderRedirectsFile(files, moved));
}
