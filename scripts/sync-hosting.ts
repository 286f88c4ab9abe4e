/**
 * `npm run sync:hosting`: writes the files for other hosts from their templates
 * (`hosting/templates`) and the headers of the last build, so that nginx, Caddy, the container and
 * Netlify answer like `npm start`. The other files for Netlify and Cloudflare are in the build
 * (`pipeline/files/host-files`).
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { STRICT_TRANSPORT_SECURITY } from '../config/headers';
import { loadProvider } from '../config/provider';
import type * as servingModule from '../config/serving.mjs';
import { isBuilt } from './lib/build-inputs.mjs';
import { runAsCommand } from './lib/run-as-command';

type Headers = Readonly<Record<string, string>>;
type ServingSettings = typeof servingModule;
/** Redirects. */
type RedirectMap = ReadonlyMap<string, string>;

const [TLS_NAME, TLS_VALUE] = STRICT_TRANSPORT_SECURITY;

const TEMPLATES = 'hosting/templates';

/** Values for the names in a template. A list becomes one line per entry. */
type Values = Readonly<Record<string, string | readonly string[]>>;

/**
 * Fills a template: `{{name}}` is a text, or, alone on a line, a list of lines with that line's
 * indentation.
 * @throws if template and values have different names
 */
export function fillTemplate(template: string, values: Values): string {
  const unused = new Set(Object.keys(values));
  const valueOf = (name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nothing is given for {{${name}}}`);
    unused.delete(name);
    return value;
  };
  const filled = template.split('\n').flatMap((line) => {
    const [, indent = '', name] = /^(\s*)\{\{(\w+)\}\}$/.exec(line) ?? [];
    if (name !== undefined) return [valueOf(name)].flat().map((text) => indent + text);
    return [line.replaceAll(/\{\{(\w+)\}\}/g, (_, word: string) => String(valueOf(word)))];
  });
  if (unused.size > 0) throw new Error(`no {{${[...unused].join('}}, {{')}}} in the template`);
  return filled.join('\n');
}

/** What the files need to know about a build. */
interface Site {
  readonly headers: Headers;
  readonly host: string;
  readonly moved: RedirectMap;
  readonly languages: readonly string[];
}

/** URL pattern of hashed files, with a prefix and a suffix for each. */
const hashedAddresses = (
  { HASHED_FOLDER }: ServingSettings,
  languages: readonly string[],
): string[] =>
  ['', ...languages.map((name) => `/${name}`)].map((language) => language + HASHED_FOLDER);

/** For nginx's http block: variables that the rules of the site use. */
const nginxHttp = (serving: ServingSettings, { languages }: Site): Values => ({
  hashed: hashedAddresses(serving, languages).map(
    (address) => `~^${address} "${serving.CACHE.hashed}";`,
  ),
  cacheOther: serving.CACHE.other,
  tlsValue: TLS_VALUE,
});

/** The rules of one build, for any server block of nginx. */
const nginxRules = (
  { CONTENT_TYPES, HIDDEN_FILES }: ServingSettings,
  { headers, moved, languages }: Site,
): Values => ({
  contentTypes: Object.entries(CONTENT_TYPES).map(([ending, type]) => `"${type}" ${ending};`),
  headers: Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
  tlsName: TLS_NAME,
  moved: [...moved].flatMap(([from, to]) => [`location = ${from} {`, `    return 301 ${to};`, '}']),
  hiddenFiles: HIDDEN_FILES,
  missing: languages.map((name) => `rewrite ^/${name}/ /${name}/404.html break;`),
});

/** A language's not-found page, in Caddy's syntax. */
const caddyMissing = (name: string, { CACHE, CONTENT_TYPES }: ServingSettings): string[] => [
  `@missing-${name} {`,
  '\texpression `{err.status_code} == 404`',
  `\tpath /${name}/*`,
  '}',
  `handle @missing-${name} {`,
  `\theader Content-Type "${CONTENT_TYPES.html}"`,
  `\theader Cache-Control "${CACHE.other}"`,
  `\trewrite * /${name}/404.html`,
  '\tfile_server',
  '}',
];

/** A whole Caddyfile; address and folder can be set in the environment. */
const caddy = (serving: ServingSettings, { headers, host, moved, languages }: Site): Values => ({
  host,
  headers: Object.entries(headers).map(([name, value]) => `${name} "${value}"`),
  cacheOther: serving.CACHE.other,
  cacheHashed: serving.CACHE.hashed,
  tlsName: TLS_NAME,
  tlsValue: TLS_VALUE,
  moved: [...moved].map(([from, to]) => `redir ${from} ${to} permanent`),
  hiddenFiles: serving.HIDDEN_FILES,
  hashed: hashedAddresses(serving, languages)
    .map((address) => `${address}*`)
    .join(' '),
  contentTypes: Object.entries(serving.CONTENT_TYPES).map(
    ([ending, type]) => `~\\.${ending}$ "${type}"`,
  ),
  missing: languages.flatMap((name) => caddyMissing(name, serving)),
  htmlType: serving.CONTENT_TYPES.html,
});

const netlify = ({ languages }: Site): Values => ({
  missing: languages.flatMap((name) => [
    '',
    '[[redirects]]',
    `  from = "/${name}/*"`,
    `  to = "/${name}/404.html"`,
    '  status = 404',
  ]),
});

/** The text of each file of `hosting/`, by its name. */
export async function hostingFiles(build: Site): Promise<Record<string, string>> {
  // A dynamic import, because the browser tests cannot import this module statically.
  const serving = await import('../config/serving.mjs');
  const headers = Object.fromEntries(
    Object.entries(build.headers).filter(([name]) => name !== TLS_NAME),
  );
  const site: Site = { ...build, headers };
  const values: Readonly<Record<string, Values>> = {
    'nginx-http.conf': nginxHttp(serving, site),
    'nginx-rules.conf': nginxRules(serving, site),
    'nginx-site.conf': { host: site.host },
    Caddyfile: caddy(serving, site),
    'netlify.toml': netlify(site),
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, own]) => [
      name,
      fillTemplate(readFileSync(path.join(TEMPLATES, name), 'utf8'), own),
    ]),
  );
}

/** Security headers of a build. @param dir its folder */
export async function builtHeaders(dir: string): Promise<Headers> {
  const { readHeaders } = await import('./serve.mjs');
  return readHeaders(readFileSync(path.join(dir, '_headers'), 'utf8'));
}

/** Redirects of a build. @param dir its folder */
export async function builtRedirects(dir: string): Promise<RedirectMap> {
  const { readRedirects } = await import('./serve.mjs');
  const file = path.join(dir, '_redirects');
  return existsSync(file) ? readRedirects(readFileSync(file, 'utf8')) : new Map();
}

/**
 * The files of a build, by their names in `hosting/`.
 * @param dir folder of the build
 * @param host name of the server; the site's own without it
 */
export async function hostingFilesOf(
  dir: string,
  host?: string,
): Promise<Readonly<Record<string, string>>> {
  const { languagesIn } = await import('./serve.mjs');
  return hostingFiles({
    headers: await builtHeaders(dir),
    host: host ?? new URL((await loadProvider()).site.url).host,
    moved: await builtRedirects(dir),
    languages: existsSync(dir) ? languagesIn(dir) : [],
  });
}

async function main(dir: string): Promise<void> {
  if (!existsSync(path.join(dir, '_redirects'))) {
    throw new Error(`${dir}/ holds no build: run npm run build first.`);
  }
  if (!isBuilt(dir)) {
    console.warn(
      `${dir}/ is older than the files of the project: run npm run build, then this again.`,
    );
  }
  for (const [name, text] of Object.entries(await hostingFilesOf(dir))) {
    writeFileSync(path.join('hosting', name), text);
    console.log(`hosting/${name} written`);
  }
}

runAsCommand('scripts/sync-hosting.ts', () => main(process.env.BUILD_DIR ?? 'build'));
