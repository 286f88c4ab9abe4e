/**
 * `npm run sync:hosting`: writes the files for other hosts from the headers of the last build, so
 * that nginx, Caddy, the container and Netlify answer like `npm start`. What Netlify and Cloudflare
 * need besides is in the build itself (`pipeline/files/host-files`).
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { STRICT_TRANSPORT_SECURITY } from '../config/headers';
import { loadProvider } from '../config/provider';
import type * as serving from '../config/serving.mjs';
import { isBuilt } from './build-inputs.mjs';

type Headers = Readonly<Record<string, string>>;
type Serving = typeof serving;
/** Addresses that lead to another one. */
type Moved = ReadonlyMap<string, string>;

const [TLS_NAME, TLS_VALUE] = STRICT_TRANSPORT_SECURITY;

/** One line of text for each entry, indented. */
function lines<T>(entries: readonly T[], indent: string, line: (entry: T) => string): string {
  return entries.map((entry) => indent + line(entry)).join('\n');
}

/** For nginx's http block: what the rules of the site ask of a request. */
function nginxHttp({ CACHE, HASHED_FOLDER }: Serving, languages: readonly string[]): string {
  const hashed = ['', ...languages.map((name) => `/${name}`)].map(
    (start) => `    ~^${start}${HASHED_FOLDER} "${CACHE.hashed}";\n`,
  );
  return `# Written by npm run sync:hosting. Belongs into the http block, such as in conf.d/.
map $uri $docs_cache {
${hashed.join('')}    default "${CACHE.other}";
}
map $https $docs_transport {
    on "${TLS_VALUE}";
    default "";
}
map $status $docs_allow {
    405 "GET, HEAD";
    default "";
}
`;
}

/**
 * The rules of the site, for any server block of nginx: they belong to one build and come with it.
 * One brotli line needs a module; without it gzip stays.
 */
function nginxRules(
  headers: Headers,
  { CONTENT_TYPES, HIDDEN_FILES }: Serving,
  moved: Moved,
  languages: readonly string[],
): string {
  return `# Written by npm run sync:hosting for one build. The site's own file includes it.
server_tokens off;
autoindex off;
gzip_static on;
gzip_vary on;
# Needs the module libnginx-mod-http-brotli-static; without it remove this line.
brotli_static on;

types {
${lines(Object.entries(CONTENT_TYPES), ' '.repeat(4), ([ending, type]) => `"${type}" ${ending};`)}
}
default_type application/octet-stream;

# A header without a value is not sent.
${lines(Object.entries(headers), '', ([name, value]) => `add_header ${name} "${value}" always;`)}
add_header ${TLS_NAME} $docs_transport always;
add_header Cache-Control $docs_cache always;
add_header Allow $docs_allow always;

if ($request_method !~ ^(GET|HEAD)$) {
    return 405;
}
# /x.html and /x/index.html are the page /x.
rewrite ^(.*)/index\\.html$ $1/ last;
rewrite ^(.+)\\.html$ $1 last;

${[...moved].map(([from, to]) => `location = ${from} {\n    return 301 ${to};\n}\n`).join('')}location / {
    try_files $uri $uri/index.html =404;
}
location ~ ${HIDDEN_FILES} {
    return 404;
}

error_page 404 @not_found;
location @not_found {
${languages.map((name) => `    rewrite ^/${name}/ /${name}/404.html break;\n`).join('')}    rewrite ^ /404.html break;
}
`;
}

/** The site's own file, put in place once: certbot and the host's own lines stay in it. */
function nginxSite(host: string): string {
  return `# A start for the site's own file: copied once, then yours. certbot adds TLS to it, and your own lines
# (logs, rate limits, redirects) have their place here. A new build does not touch it.
server {
    listen 80;
    listen [::]:80;
    server_name ${host};

    # hosting/release.sh puts each build here, with its rules.
    root /var/www/docs/current/site;
    include /var/www/docs/current/nginx-rules.conf;
}
`;
}

/** A whole Caddyfile; address and folder come from the environment where they are set. */
function caddy(
  headers: Headers,
  host: string,
  { CACHE, CONTENT_TYPES, HASHED_FOLDER, HIDDEN_FILES }: Serving,
  moved: Moved,
  languages: readonly string[],
): string {
  const hashed = ['', ...languages.map((name) => `/${name}`)].map(
    (start) => `${start}${HASHED_FOLDER}*`,
  );
  return `# Written by npm run sync:hosting. With a host name as its address Caddy gets a certificate itself.
{$SITE_ADDRESS:${host}} {
	root * {$SITE_ROOT:/var/www/docs/current/site}

	route {
		header {
${lines(Object.entries(headers), '\t\t\t', ([name, value]) => `${name} "${value}"`)}
			Cache-Control "${CACHE.other}"
		}
		header -Server
		header ?Vary Accept-Encoding
		@tls protocol https
		header @tls ${TLS_NAME} "${TLS_VALUE}"

		@write not method GET HEAD
		header @write Allow "GET, HEAD"
		error @write 405

		# /x.html and /x/index.html are the page /x.
		@index path_regexp index ^(.*)/index\\.html$
		rewrite @index {re.index.1}/
		@html path_regexp html ^(.+)\\.html$
		rewrite @html {re.html.1}

${[...moved].map(([from, to]) => `\t\tredir ${from} ${to} permanent\n`).join('')}		@hidden path_regexp ${HIDDEN_FILES}
		error @hidden 404
		try_files {path}/index.html {path} =404

		@hashed path ${hashed.join(' ')}
		header @hashed Cache-Control "${CACHE.hashed}"
		map {path} {content_type} {
${lines(Object.entries(CONTENT_TYPES), '\t\t\t', ([ending, type]) => `~\\.${ending}$ "${type}"`)}
			default application/octet-stream
		}
		header Content-Type {content_type}
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		header -Server
${languages.map((name) => `\t\t@missing-${name} {\n\t\t\texpression \`{err.status_code} == 404\`\n\t\t\tpath /${name}/*\n\t\t}\n\t\thandle @missing-${name} {\n\t\t\theader Content-Type "${CONTENT_TYPES.html}"\n\t\t\theader Cache-Control "${CACHE.other}"\n\t\t\trewrite * /${name}/404.html\n\t\t\tfile_server\n\t\t}\n`).join('')}		@missing expression \`{err.status_code} == 404\`
		handle @missing {
			header Content-Type "${CONTENT_TYPES.html}"
			header Cache-Control "${CACHE.other}"
			rewrite * /404.html
			file_server
		}
		respond "" {err.status_code}
	}
}
`;
}

const netlify = (
  languages: readonly string[],
) => `# Written by npm run sync:hosting. Headers and addresses come from the build itself.
[build]
  command = "npm ci && npm run build -- --publish"
  publish = "build"

# Pages are served as they were built, without a slash added to their address.
[build.processing]
  skip_processing = true
[build.processing.html]
  pretty_urls = false
${languages
  .map(
    (name) =>
      `\n[[redirects]]\n  from = "/${name}/*"\n  to = "/${name}/404.html"\n  status = 404\n`,
  )
  .join('')}`;

/**
 * The files by name.
 * @param headers security headers of the build, as `_headers` has them
 * @param host name of the site, such as `docs.example.com`
 * @param moved addresses of the build that lead to another one, as `_redirects` has them
 * @param languages folders of languages besides English
 */
export async function hostingFiles(
  headers: Headers,
  host: string,
  moved: Moved = new Map(),
  languages: readonly string[] = [],
): Promise<Record<string, string>> {
  // At run time, because the browser tests cannot import such a module in any other way.
  const rules = await import('../config/serving.mjs');
  const always = Object.fromEntries(Object.entries(headers).filter(([name]) => name !== TLS_NAME));
  return {
    'nginx-http.conf': nginxHttp(rules, languages),
    'nginx-rules.conf': nginxRules(always, rules, moved, languages),
    'nginx-site.conf': nginxSite(host),
    Caddyfile: caddy(always, host, rules, moved, languages),
    'netlify.toml': netlify(languages),
  };
}

/** Security headers of a build. @param dir its folder */
export async function builtHeaders(dir: string): Promise<Headers> {
  const { readHeaders } = await import('./serve.mjs');
  return readHeaders(readFileSync(path.join(dir, '_headers'), 'utf8'));
}

/** Addresses of a build that lead to another one. @param dir its folder */
export async function builtRedirects(dir: string): Promise<Moved> {
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
  const name = host ?? new URL((await loadProvider()).site.url).host;
  const { languagesIn } = await import('./serve.mjs');
  return hostingFiles(
    await builtHeaders(dir),
    name,
    await builtRedirects(dir),
    existsSync(dir) ? languagesIn(dir) : [],
  );
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

if (process.argv[1]?.endsWith('sync-hosting.ts') === true) {
  main(process.env.BUILD_DIR ?? 'build').catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
