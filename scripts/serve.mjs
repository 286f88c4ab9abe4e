/**
 * Serves the built site as a good web host does. `sirv` lists the files at startup and serves only
 * those, so there is no directory listing and no path traversal.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import sirv from 'sirv';
import { CACHE, CONTENT_TYPES, HASHED_FOLDER, HIDDEN_FILES } from '../config/serving.mjs';
import { main, print, StepError } from './lib/run-steps.mjs';

const LOOPBACK = '127.0.0.1';
const HIDDEN = new RegExp(HIDDEN_FILES);

/**
 * The page that a request is for: `/x.html` and `/x/index.html` become `/x`; a trailing slash is
 * kept. Other paths stay the same.
 * @param {string} pathname path of a request, still encoded
 * @returns {string}
 */
export function getPagePath(pathname) {
  if (pathname.endsWith('/index.html')) return pathname.slice(0, -'index.html'.length);
  if (pathname.endsWith('.html')) return pathname.slice(0, -'.html'.length);
  return pathname;
}

/**
 * Reads the `_headers` file that the build writes (the form Netlify and Cloudflare take); only
 * the block for every path, `/*`, is used here.
 * @param {string} text
 * @returns {Record<string, string>}
 */
export function parseHeaders(text) {
  const block = text.split(/^(?=\S)/m).find((part) => part.startsWith('/*\n')) ?? '';
  return Object.fromEntries(
    block
      .split('\n')
      .slice(1)
      .map((line) => /^\s+([A-Za-z-]+): (.*)$/.exec(line))
      .filter((match) => match !== null)
      .map(([, name = '', value = '']) => [name, value]),
  );
}

/**
 * Reads the moved addresses of the `_redirects` file that the build writes.
 * @param {string} text
 * @returns {Map<string, string>}
 */
export function parseRedirects(text) {
  return new Map(
    [...text.matchAll(/^(\S+) (\S+) 301$/gm)].map(([, from = '', to = '']) => [from, to]),
  );
}

/**
 * Languages of a build besides English: folders with their own not-found page.
 * @param {string} dir
 * @returns {string[]}
 */
export function listLanguages(dir) {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(dir, entry.name, '404.html')))
    .map(({ name }) => name)
    .sort();
}

/** Content type of a file of the build; a path without an extension is a page. @param {string} address */
function getContentType(address) {
  /** @type {Readonly<Record<string, string>>} */
  const types = CONTENT_TYPES;
  return types[path.posix.extname(address).slice(1)] ?? CONTENT_TYPES.html;
}

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/**
 * Finds the language of an address: where its addresses start, and its page for missing ones.
 * @param {string} dir folder of the build
 * @returns {(address: string) => { start: string, notFound: Buffer }}
 */
function createLanguageFinder(dir) {
  const languages = listLanguages(dir).map((name) => ({
    start: `/${name}/`,
    notFound: readFileSync(path.join(dir, name, '404.html')),
  }));
  const english = { start: '/', notFound: readFileSync(path.join(dir, '404.html')) };
  return (address) => languages.find(({ start }) => address.startsWith(start)) ?? english;
}

/**
 * Serves the files of the build, compressed if the browser takes it.
 * @param {string} dir folder of the build
 * @param {(address: string) => boolean} isHashed true for a file that never changes
 */
function createFileServer(dir, isHashed) {
  return sirv(dir, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders(response, address) {
      response.setHeader('Cache-Control', isHashed(address) ? CACHE.hashed : CACHE.other);
      response.setHeader('Content-Type', getContentType(address));
    },
  });
}

/** @param {Request} request @param {Response} response @param {Buffer} page */
function sendNotFound(request, response, page) {
  response.writeHead(404, {
    'Content-Type': CONTENT_TYPES.html,
    'Cache-Control': CACHE.other,
    'Content-Length': page.length,
  });
  response.end(request.method === 'HEAD' ? undefined : page);
}

/**
 * The redirects of a build; none if it has no such file.
 * @param {string} dir @returns {ReadonlyMap<string, string>}
 */
export function readBuiltRedirects(dir) {
  const file = path.join(dir, '_redirects');
  return existsSync(file) ? parseRedirects(readFileSync(file, 'utf8')) : new Map();
}

/**
 * A request handler for a built site.
 * @param {string} dir folder with `index.html`, `404.html` and `_headers`
 * @returns {(request: Request, response: Response) => void}
 */
export function createHandler(dir) {
  const languageOf = createLanguageFinder(dir);
  /** The address without its language. @param {string} address */
  const removeLanguage = (address) => address.slice(languageOf(address).start.length - 1);
  const { 'Strict-Transport-Security': _onlyOverTls, ...headers } = parseHeaders(
    readFileSync(path.join(dir, '_headers'), 'utf8'),
  );
  const moved = readBuiltRedirects(dir);
  const files = createFileServer(dir, (address) =>
    removeLanguage(address).startsWith(HASHED_FOLDER),
  );
  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const [pathname = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
    const route = getPagePath(pathname);
    const target = moved.get(route.replace(/(?<=.)\/$/, ''));
    if (target !== undefined) {
      response.writeHead(301, { Location: target, 'Cache-Control': CACHE.other }).end();
      return;
    }
    const answer404 = () => sendNotFound(request, response, languageOf(route).notFound);
    // Files of the build that the site does not serve, and names of page files without their suffix.
    if (/^\/404\/?$|\/index$/.test(removeLanguage(route)) || HIDDEN.test(route)) {
      answer404();
      return;
    }
    request.url = query === undefined ? route : `${route}?${query}`;
    files(request, response, answer404);
  };
}

/**
 * The same for a folder that a later build may replace: an old list of files would send wrong
 * lengths, and browsers would wait for the rest.
 * @param {string} dir
 */
function createFollowingHandler(dir) {
  const getBuildTime = () => statSync(path.join(dir, '_headers'), { throwIfNoEntry: false })?.ino;
  let served = getBuildTime();
  let handler = createHandler(dir);
  return (
    /** @type {import('node:http').IncomingMessage} */ request,
    /** @type {import('node:http').ServerResponse} */ response,
  ) => {
    const buildTime = getBuildTime();
    // Missing for a moment while the folder is replaced.
    if (buildTime !== undefined && buildTime !== served) {
      handler = createHandler(dir);
      served = buildTime;
    }
    handler(request, response);
  };
}

/** Throws with a hint if the port is invalid. @param {number} port */
function assertPort(port) {
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return;
  throw new StepError(
    `Reading PORT ("${process.env.PORT}")`,
    'Set PORT to a number from 1 to 65535.',
  );
}

/** Rejects with a hint if the port is in use. @param {number} port */
export async function assertPortFree(port) {
  assertPort(port);
  const probe = createServer();
  await listen(probe, port);
  await new Promise((resolve) => probe.close(resolve));
}

/**
 * Starts the server on loopback.
 * @param {{ dir: string, port: number }} options port 0 takes any free one
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export async function serve({ dir, port }) {
  assertPort(port);
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new StepError(`Serving ${dir}/`, 'It contains no build: run npm run build first.');
  }
  const server = createServer(createFollowingHandler(dir));
  await listen(server, port);
  const { port: taken } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    address: `http://localhost:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** @param {import('node:http').Server} server @param {number} port */
function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        'code' in error && error.code === 'EADDRINUSE'
          ? new StepError(
              `Listening on port ${port}`,
              `Something else uses the port. Choose another one: PORT=${port + 1} npm start`,
            )
          : error,
      ),
    );
    server.listen(port, LOOPBACK, () => resolve(undefined));
  });
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  void main(async () => {
    const dir = process.env.BUILD_DIR ?? 'build';
    const { address } = await serve({ dir, port: Number(process.env.PORT ?? '3000') });
    print(`Serving ${dir}/ at ${address} (Ctrl+C stops it)`);
  });
}
