/**
 * Sends the same requests to `npm start`, and to nginx and Caddy with the files of `hosting/`, and
 * expects the same responses. Uses raw sockets where a client would normalize the path.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import {
  findProgram,
  hasBrotliModule,
  startCaddy,
  startNginx,
  type LocalServer,
} from '../../scripts/lib/local-servers';
import { readBuiltHeaders, readBuiltRedirects } from '../../scripts/sync-hosting';
import { listAllRoutes, buildDir, provider } from './site';

interface Server {
  readonly name: string;
  readonly start: (dir: string) => Promise<Pick<LocalServer, 'address' | 'close'>>;
  /** Why this server cannot be tested here. */
  readonly missing?: string;
  readonly brotli: boolean;
  readonly servesOneBuild?: boolean;
}

const NO_BROTLI = 'this nginx has no brotli module';

function findMissing(name: 'nginx' | 'caddy', packages: string) {
  return findProgram(name) === undefined
    ? { missing: `${name} is not installed; on Debian: apt-get install ${packages}` }
    : {};
}

const SERVERS: readonly Server[] = [
  {
    name: 'npm start',
    start: async (dir) => (await import('../../scripts/serve.mjs')).serve({ dir, port: 0 }),
    brotli: true,
  },
  {
    name: 'nginx',
    start: (dir) => startNginx(dir),
    ...findMissing('nginx', 'nginx libnginx-mod-http-brotli-static'),
    brotli: hasBrotliModule(),
  },
  { name: 'Caddy', start: startCaddy, ...findMissing('caddy', 'caddy'), brotli: true },
  ...listContainerServers(),
];

/** The container that `npm run test:container` started, if it did. It serves its own build only. */
function listContainerServers(): readonly Server[] {
  const address = process.env['CONTAINER_ADDRESS'];
  if (address === undefined) return [];
  const start = () => Promise.resolve({ address, close: () => Promise.resolve() });
  return [{ name: 'container', start, brotli: true, servesOneBuild: true }];
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request verbatim: no path normalization, no decompression, no redirects. */
function ask(
  base: string,
  target: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const call = httpRequest(
      {
        host: hostname === 'localhost' ? '127.0.0.1' : hostname,
        port,
        path: target,
        method,
        headers,
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    call.on('error', reject);
    call.end();
  });
}

function findAsset(ending: string): string {
  const folder = ending === '.css' ? 'css' : 'js';
  const name = readdirSync(path.join(buildDir, 'assets', folder)).find((file) =>
    file.endsWith(ending),
  );
  return `/assets/${folder}/${name ?? 'missing'}`;
}

/** Origins that a policy allows besides the site's own, sorted. */
const listForeignOrigins = (policy: string): string[] => [
  ...new Set(policy.match(/https?:\/\/[^\s/;]+/g)?.sort()),
];

/** What the provider file lets pages request from elsewhere: analytics and feedback. */
const requestedOrigins = [
  ...new Set(
    [provider.analytics?.src, provider.feedback?.address]
      .filter((address) => address !== undefined)
      .map((address) => new URL(address).origin)
      .sort(),
  ),
];

const readHtml = (file: string) => readFileSync(path.join(buildDir, file));

for (const server of SERVERS) {
  test.describe(server.name, () => {
    test.skip(server.missing !== undefined, server.missing);
    let base = '';
    let close: () => Promise<void> = () => Promise.resolve();
    test.beforeAll(async () => {
      if (server.missing === undefined) ({ address: base, close } = await server.start(buildDir));
    });
    test.afterAll(() => close());

    test.describe('compression', () => {
      for (const [encoding, decode] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        for (const target of [
          '/sftp',
          findAsset('.js'),
          findAsset('.css'),
          '/search-index/index.json',
        ]) {
          test(`${target} comes as precompressed ${encoding}`, async () => {
            test.skip(encoding === 'br' && !server.brotli, NO_BROTLI);
            const plain = await ask(base, target);
            const small = await ask(base, target, { headers: { 'accept-encoding': encoding } });
            expect(plain.headers['content-encoding']).toBeUndefined();
            expect(small.headers['content-encoding']).toBe(encoding);
            expect(small.headers.vary).toContain('Accept-Encoding');
            expect(small.headers['content-type']).toBe(plain.headers['content-type']);
            expect(small.body.length).toBeLessThan(plain.body.length);
            expect(decode(small.body).equals(plain.body)).toBe(true);
          });
        }
      }

      test('brotli is preferred where both are accepted', async () => {
        test.skip(!server.brotli, NO_BROTLI);
        const { headers } = await ask(base, '/sftp', {
          headers: { 'accept-encoding': 'gzip, deflate, br' },
        });
        expect(headers['content-encoding']).toBe('br');
      });

      test('the compressed copies are no addresses of their own', async () => {
        for (const target of ['/index.html.br', '/index.html.gz', `${findAsset('.js')}.br`]) {
          expect((await ask(base, target)).status, target).toBe(404);
        }
      });
    });

    test.describe('caching', () => {
      for (const target of [findAsset('.js'), findAsset('.css')]) {
        test(`hashed asset ${path.extname(target)} is immutable for a year`, async () => {
          expect(target).toMatch(/\.[0-9a-f]{8}\./);
          const { headers } = await ask(base, target);
          expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
        });
      }

      for (const target of [
        '/',
        '/sftp',
        '/search-index/index.json',
        '/img/logo.svg',
        '/sitemap.xml',
        '/no-such-page',
      ]) {
        test(`${target} is asked for again at every visit`, async () => {
          expect((await ask(base, target)).headers['cache-control']).toBe('no-cache');
        });
      }

      test('a page that has not changed is answered with 304 and no body', async () => {
        const { etag = '' } = (await ask(base, '/sftp')).headers;
        expect(etag).not.toBe('');
        const again = await ask(base, '/sftp', { headers: { 'if-none-match': etag } });
        expect(again.status).toBe(304);
        expect(again.body).toHaveLength(0);
        const other = await ask(base, '/sftp', { headers: { 'if-none-match': '"another"' } });
        expect(other.status).toBe(200);
      });
    });

    test.describe('paths', () => {
      test('a route answers with and without a slash at the end, without a redirect', async () => {
        for (const target of ['/sftp', '/sftp/', '/billing/refunds', '/billing/refunds/']) {
          const { status, headers } = await ask(base, target);
          expect({ status, location: headers.location }, target).toEqual({
            status: 200,
            location: undefined,
          });
        }
      });

      test('an address that moved leads to the new one', async () => {
        for (const [from, to] of await readBuiltRedirects(buildDir)) {
          const { status, headers } = await ask(base, from);
          expect(status, from).toBe(301);
          expect(new URL(headers.location ?? '', base).pathname, from).toBe(to);
        }
      });

      test('/x.html and /x/index.html show the page /x', async () => {
        for (const target of ['/sftp.html', '/sftp/index.html']) {
          const { status, body } = await ask(base, target);
          expect(status, target).toBe(200);
          expect(body.equals(readHtml('sftp/index.html')), target).toBe(true);
        }
        expect((await ask(base, '/index.html')).body.equals(readHtml('index.html'))).toBe(true);
      });

      test('an unknown path answers 404 with the not-found page', async () => {
        for (const target of [
          '/no-such-page',
          '/no/such.html',
          '/assets/js/none.js',
          '/404',
          '/404.html',
          '/_headers',
          '/_redirects',
        ]) {
          const { status, headers, body } = await ask(base, target);
          expect(status, target).toBe(404);
          expect(headers['content-type'], target).toMatch(/^text\/html/);
          expect(body.equals(readHtml('404.html')), target).toBe(true);
        }
      });

      test('no directory listing', async () => {
        for (const target of [
          '/assets',
          '/assets/',
          '/assets/js/',
          '/img/',
          '/plugins/',
          '/VPS',
          '/games/rust',
        ]) {
          const { status, body } = await ask(base, target);
          expect(status, target).toBe(404);
          expect(body.equals(readHtml('404.html')), target).toBe(true);
        }
      });

      // 404, or 400 from a server that rejects such a path.
      test('path traversal and broken paths are refused', async () => {
        for (const target of [
          '/../package.json',
          '/..%2fpackage.json',
          '/%2e%2e/package.json',
          '/assets/../../package.json',
          '/assets/..%2f..%2fpackage.json',
          '/..%5cpackage.json',
          '//etc/passwd',
          '/%00',
          '/sftp%00.html',
          '/%E0%A4%A',
        ]) {
          const { status, body } = await ask(base, target);
          expect([400, 404], target).toContain(status);
          expect(body.toString(), target).not.toContain('"private": true');
        }
      });

      test('a query does not change the page', async () => {
        const { status, body } = await ask(base, '/sftp?utm_source=mail&x=%22%3E');
        expect(status).toBe(200);
        expect(body.equals(readHtml('sftp/index.html'))).toBe(true);
      });
    });

    test.describe('headers', () => {
      for (const target of ['/', '/no-such-page', findAsset('.js')]) {
        test(`security headers on ${target}`, async () => {
          const { headers } = await ask(base, target);
          const {
            'Content-Security-Policy': policy = '',
            'Strict-Transport-Security': transport,
            ...rest
          } = await readBuiltHeaders(buildDir);
          expect(headers).toMatchObject({
            'content-security-policy': policy,
            ...Object.fromEntries(
              Object.entries(rest).map(([name, value]) => [name.toLowerCase(), value]),
            ),
          });
          // The least; a header that is added needs no change here.
          for (const name of [
            'Cross-Origin-Opener-Policy',
            'Cross-Origin-Resource-Policy',
            'Permissions-Policy',
            'Referrer-Policy',
            'X-Content-Type-Options',
            'X-Frame-Options',
          ]) {
            expect(rest).toHaveProperty(name);
          }
          // None of these servers terminates TLS.
          expect(transport).toBe('max-age=31536000');
          expect(headers['strict-transport-security']).toBeUndefined();
          expect(policy).toContain("default-src 'none'");
          for (const directive of [
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
            "connect-src 'self'",
          ]) {
            expect(policy).toContain(`; ${directive}`);
          }
          expect(policy).not.toMatch(/unsafe-|\*/);
          expect(listForeignOrigins(policy)).toEqual(requestedOrigins);
        });
      }

      test('types by kind of file, in UTF-8 where it is text', async () => {
        test.skip(server.servesOneBuild === true, 'it cannot serve another folder');
        const dir = mkdtempSync(path.join(os.tmpdir(), 'types-'));
        const types = {
          js: 'text/javascript; charset=utf-8',
          css: 'text/css; charset=utf-8',
          md: 'text/markdown; charset=utf-8',
          txt: 'text/plain; charset=utf-8',
          json: 'application/json',
          xml: 'application/xml',
          webmanifest: 'application/manifest+json',
          svg: 'image/svg+xml',
          webp: 'image/webp',
          avif: 'image/avif',
          ico: 'image/x-icon',
          woff2: 'font/woff2',
        };
        for (const ending of Object.keys(types)) writeFileSync(path.join(dir, `x.${ending}`), 'x');
        for (const page of ['index.html', '404.html']) writeFileSync(path.join(dir, page), '');
        writeFileSync(path.join(dir, '_headers'), '/*\n  X-Content-Type-Options: nosniff\n');
        const small = await server.start(dir);
        try {
          for (const [ending, type] of Object.entries(types)) {
            const { headers } = await ask(small.address, `/x.${ending}`);
            expect(headers['content-type'], ending).toBe(type);
          }
        } finally {
          await small.close();
          rmSync(dir, { recursive: true });
        }
        for (const target of ['/', '/sftp', '/sftp/', '/sftp.html', '/no-such-page']) {
          expect((await ask(base, target)).headers['content-type'], target).toBe(
            'text/html; charset=utf-8',
          );
        }
      });

      test('the policy allows every inline script of every page, and nothing refuses a page', async () => {
        const policies = new Set<string>();
        for (const route of listAllRoutes()) {
          policies.add(
            String((await ask(base, route, { method: 'HEAD' })).headers['content-security-policy']),
          );
        }
        expect(policies.size).toBe(1);
      });
    });

    test.describe('methods', () => {
      for (const target of ['/sftp', '/no-such-page']) {
        test(`HEAD ${target} answers like GET, without a body`, async () => {
          const get = await ask(base, target);
          const head = await ask(base, target, { method: 'HEAD' });
          expect(head.status).toBe(get.status);
          expect(head.body).toHaveLength(0);
          expect(head.headers['content-length']).toBe(get.headers['content-length']);
          expect(head.headers.etag).toBe(get.headers.etag);
        });
      }

      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
        test(`${method} is answered with 405`, async () => {
          const { status, headers } = await ask(base, '/sftp', { method });
          expect(status).toBe(405);
          expect(headers.allow).toBe('GET, HEAD');
        });
      }
    });
  });
}
