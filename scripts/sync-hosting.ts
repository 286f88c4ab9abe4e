/**
 * `npm run sync:hosting`: writes the files for other web hosts from their templates
 * (`hosting/templates`) and the headers of the last build, so that nginx, Caddy, the container and
 * Netlify answer like `npm start`. The other files for Netlify and Cloudflare are in the build
 * (`pipeline/files/host-files`).
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runAsCommand } from './lib/run-as-command';
import { STRICT_TRANSPORT_SECURITY } from '../config/headers';
import { loadProvider } from '../config/load-provider';
import type * as servingModule from '../config/serving.mjs';
import { isUpToDate } from './lib/build-inputs.mjs';

type Headers = Readonly<Record<string, string>>;
type ServingSettings = typeof servingModule;
/** From the old path to the new address. */
type RedirectMap = ReadonlyMap<string, string>;

const [TLS_NAME, TLS_VALUE] = STRICT_TRANSPORT_SECURITY;

const TEMPLATES = 'hosting/templates';

/** Values for the names in a template. A list becomes one line per entry. */
type TemplateValues = Readonly<Record<string, string | readonly string[]>>;

/**
 * Fills a template: `{{name}}` is replaced by its value. Alone on a line it may be a list: then each
 * entry becomes a line with the same indentation.
 * @throws if template and values have different names
 */
export function fillTemplate(template: string, values: TemplateValues): string {
  const unused = new Set(Object.keys(values));
  const getValue = (name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nothing is given for {{${name}}}`);
    unused.delete(name);
    return value;
  };
  const filled = template.split('\n').flatMap((line) => {
    const [, indent = '', name] = /^(\s*)\{\{(\w+)\}\}$/.exec(line) ?? [];
    if (name !== undefined) return [getValue(name)].flat().map((entry) => indent + entry);
    return [line.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => String(getValue(key)))];
  });
  if (unused.size > 0) throw new Error(`no {{${[...unused].join('}}, {{')}}} in the template`);
  return filled.join('\n');
}

/** What the files need to know about a build. */
interface BuildInfo {
  /** Security headers. */
  readonly headers: Headers;
  /** Name of the server. */
  readonly host: string;
  readonly redirects: RedirectMap;
  /** Codes of the languages besides English; each has a folder of that name. */
  readonly languages: readonly string[];
  /** Identifies the headers and redirects of the build, see `hashHostFiles`. */
  readonly hash: string;
}

/** Paths of the folders with hashed files, one per language. */
const listHashedFolders = (
  { HASHED_FOLDER }: ServingSettings,
  languages: readonly string[],
): string[] => ['', ...languages.map((code) => `/${code}`)].map((prefix) => prefix + HASHED_FOLDER);

/** Values for nginx's http block: variables that the rules of the site use. */
const getNginxHttpValues = (
  serving: ServingSettings,
  { languages }: BuildInfo,
): TemplateValues => ({
  hashed: listHashedFolders(serving, languages).map(
    (folder) => `~^${folder} "${serving.CACHE.hashed}";`,
  ),
  cacheOther: serving.CACHE.other,
  tlsValue: TLS_VALUE,
});

/** Values for the rules of a site, which any server block of nginx can include. */
const getNginxRulesValues = (
  { CONTENT_TYPES, HIDDEN_FILES }: ServingSettings,
  { headers, redirects, languages, hash }: BuildInfo,
): TemplateValues => ({
  hash,
  contentTypes: Object.entries(CONTENT_TYPES).map(([extension, type]) => `"${type}" ${extension};`),
  headers: Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
  tlsName: TLS_NAME,
  redirects: [...redirects].flatMap(([from, to]) => [
    `location = ${from} {`,
    `    return 301 ${to};`,
    '}',
  ]),
  hiddenFiles: HIDDEN_FILES,
  missing: languages.map((code) => `rewrite ^/${code}/ /${code}/404.html break;`),
});

/** The lines with which Caddy answers a missing page with the not-found page of its language. */
const renderCaddyNotFound = (code: string, { CACHE, CONTENT_TYPES }: ServingSettings): string[] => [
  `@missing-${code} {`,
  '\texpression `{err.status_code} == 404`',
  `\tpath /${code}/*`,
  '}',
  `handle @missing-${code} {`,
  `\theader Content-Type "${CONTENT_TYPES.html}"`,
  `\theader Cache-Control "${CACHE.other}"`,
  `\trewrite * /${code}/404.html`,
  '\tfile_server',
  '}',
];

/** Values for a whole Caddyfile; its address and folder can be set in the environment. */
const getCaddyValues = (
  serving: ServingSettings,
  { headers, host, redirects, languages }: BuildInfo,
): TemplateValues => ({
  host,
  headers: Object.entries(headers).map(([name, value]) => `${name} "${value}"`),
  cacheOther: serving.CACHE.other,
  cacheHashed: serving.CACHE.hashed,
  tlsName: TLS_NAME,
  tlsValue: TLS_VALUE,
  redirects: [...redirects].map(([from, to]) => `redir ${from} ${to} permanent`),
  hiddenFiles: serving.HIDDEN_FILES,
  hashed: listHashedFolders(serving, languages)
    .map((folder) => `${folder}*`)
    .join(' '),
  contentTypes: Object.entries(serving.CONTENT_TYPES).map(
    ([extension, type]) => `~\\.${extension}$ "${type}"`,
  ),
  missing: languages.flatMap((code) => renderCaddyNotFound(code, serving)),
  htmlType: serving.CONTENT_TYPES.html,
});

/** Values for netlify.toml: a not-found page per language. */
const getNetlifyValues = ({ languages }: BuildInfo): TemplateValues => ({
  missing: languages.flatMap((code) => [
    '',
    '[[redirects]]',
    `  from = "/${code}/*"`,
    `  to = "/${code}/404.html"`,
    '  status = 404',
  ]),
});

/** The text of each file of `hosting/`, by its name. */
export async function renderHostingFiles(build: BuildInfo): Promise<Record<string, string>> {
  // A dynamic import, because the browser tests cannot import this module statically.
  const serving = await import('../config/serving.mjs');
  const headers = Object.fromEntries(
    Object.entries(build.headers).filter(([name]) => name !== TLS_NAME),
  );
  const site: BuildInfo = { ...build, headers };
  const values: Readonly<Record<string, TemplateValues>> = {
    'nginx-http.conf': getNginxHttpValues(serving, site),
    'nginx-rules.conf': getNginxRulesValues(serving, site),
    'nginx-site.conf': { host: site.host },
    Caddyfile: getCaddyValues(serving, site),
    'netlify.toml': getNetlifyValues(site),
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, fileValues]) => [
      name,
      fillTemplate(readFileSync(path.join(TEMPLATES, name), 'utf8'), fileValues),
    ]),
  );
}

/**
 * Hash of what the rules of a server depend on. `hosting/release.sh` computes it again, and does
 * not publish a build with the rules of another one, whose policy would block its scripts.
 * @param dir folder of the build
 */
export function hashHostFiles(dir: string): string {
  const hash = createHash('sha256');
  for (const name of ['_headers', '_redirects']) {
    const file = path.join(dir, name);
    if (existsSync(file)) hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** The security headers of a build. @param dir its folder */
export async function readBuiltHeaders(dir: string): Promise<Headers> {
  const { parseHeaders } = await import('./serve.mjs');
  return parseHeaders(readFileSync(path.join(dir, '_headers'), 'utf8'));
}

/** The redirects of a build; none if it has no such file. @param dir its folder */
export async function readBuiltRedirects(dir: string): Promise<RedirectMap> {
  return (await import('./serve.mjs')).readBuiltRedirects(dir);
}

/**
 * The files of a build, by their names in `hosting/`.
 * @param dir folder of the build
 * @param host name of the server; by default that of the site's address in provider.config.ts
 */
export async function renderHostingFilesOfBuild(
  dir: string,
  host?: string,
): Promise<Readonly<Record<string, string>>> {
  const { listLanguages } = await import('./serve.mjs');
  return renderHostingFiles({
    headers: await readBuiltHeaders(dir),
    host: host ?? new URL((await loadProvider()).site.url).host,
    redirects: await readBuiltRedirects(dir),
    languages: existsSync(dir) ? listLanguages(dir) : [],
    hash: hashHostFiles(dir),
  });
}

async function main(dir: string): Promise<void> {
  if (!existsSync(path.join(dir, '_redirects'))) {
    throw new Error(`${dir}/ contains no build: run npm run build first.`);
  }
  if (!isUpToDate(dir)) {
    console.warn(
      `${dir}/ is older than the files of the project: run npm run build, then this again.`,
    );
  }
  for (const [name, text] of Object.entries(await renderHostingFilesOfBuild(dir))) {
    writeFileSync(path.join('hosting', name), text);
    console.log(`hosting/${name} written`);
  }
}

runAsCommand('scripts/sync-hosting.ts', () => main(process.env.BUILD_DIR ?? 'build'));
