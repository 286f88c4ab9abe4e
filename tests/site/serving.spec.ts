/** How the served site answers real requests. Raw sockets where a client would tidy the path. */
import { readdirSync, readFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { buildDir, routes } from './site';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request as it is written: no tidied path, no decompression, no redirects. */
function ask(
  base: string | undefined,
  target: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(base ?? '');
  return new Promise((resolve, reject) => {
    const call = httpRequest(
      { host: hostname, port, path: target, method, headers },
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

function someAsset(ending: string): string {
  const folder = ending === '.css' ? 'css' : 'js';
  const name = readdirSync(path.join(buildDir, 'assets', folder)).find((file) =>
    file.endsWith(ending),
  );
  return `/assets/${folder}/${name ?? 'missing'}`;
}

const html = (file: string) => readFileSync(path.join(buildDir, file));

test.describe('compression', () => {
  for (const [encoding, decode] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    for (const target of [
      '/sftp',
      someAsset('.js'),
      someAsset('.css'),
      '/search-index/index.json',
    ]) {
      test(`${target} comes as precompressed ${encoding}`, async ({ baseURL }) => {
        const plain = await ask(baseURL, target);
        const small = await ask(baseURL, target, { headers: { 'accept-encoding': encoding } });
        expect(plain.headers['content-encoding']).toBeUndefined();
        expect(small.headers['content-encoding']).toBe(encoding);
        expect(small.headers.vary).toContain('Accept-Encoding');
        expect(small.headers['content-type']).toBe(plain.headers['content-type']);
        expect(small.body.length).toBeLessThan(plain.body.length);
        expect(decode(small.body).equals(plain.body)).toBe(true);
      });
    }
  }

  test('brotli is preferred where both are accepted', async ({ baseURL }) => {
    const { headers } = await ask(baseURL, '/sftp', {
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    expect(headers['content-encoding']).toBe('br');
  });

  test('the compressed copies are no addresses of their own', async ({ baseURL }) => {
    for (const target of ['/index.html.br', '/index.html.gz', `${someAsset('.js')}.br`]) {
      expect((await ask(baseURL, target)).status, target).toBe(404);
    }
  });
});

test.describe('caching', () => {
  for (const target of [someAsset('.js'), someAsset('.css')]) {
    test(`hashed asset ${path.extname(target)} is immutable for a year`, async ({ baseURL }) => {
      expect(target).toMatch(/\.[0-9a-f]{8}\./);
      const { headers } = await ask(baseURL, target);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    });
  }

  for (const target of [
    '/',
    '/sftp',
    '/search-index/index.json',
    '/img/favicon.svg',
    '/sitemap.xml',
    '/no-such-page',
  ]) {
    test(`${target} is asked for again at every visit`, async ({ baseURL }) => {
      expect((await ask(baseURL, target)).headers['cache-control']).toBe('no-cache');
    });
  }

  test('a page that has not changed is answered with 304 and no body', async ({ baseURL }) => {
    const { etag = '' } = (await ask(baseURL, '/sftp')).headers;
    expect(etag).not.toBe('');
    const again = await ask(baseURL, '/sftp', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    const other = await ask(baseURL, '/sftp', { headers: { 'if-none-match': '"another"' } });
    expect(other.status).toBe(200);
  });
});

test.describe('paths', () => {
  test('a route answers with and without a slash at the end, without a redirect', async ({
    baseURL,
  }) => {
    for (const target of ['/sftp', '/sftp/', '/billing/refunds', '/billing/refunds/']) {
      const { status, headers } = await ask(baseURL, target);
      expect({ status, location: headers.location }, target).toEqual({
        status: 200,
        location: undefined,
      });
    }
  });

  test('/x.html and /x/index.html show the page /x', async ({ baseURL }) => {
    for (const target of ['/sftp.html', '/sftp/index.html']) {
      const { status, body } = await ask(baseURL, target);
      expect(status, target).toBe(200);
      expect(body.equals(html('sftp/index.html')), target).toBe(true);
    }
    expect((await ask(baseURL, '/index.html')).body.equals(html('index.html'))).toBe(true);
  });

  test('an unknown path answers 404 with the not-found page', async ({ baseURL }) => {
    for (const target of [
      '/no-such-page',
      '/no/such.html',
      '/assets/js/none.js',
      '/404',
      '/404.html',
      '/_headers',
      '/%E0%A4%A',
    ]) {
      const { status, headers, body } = await ask(baseURL, target);
      expect(status, target).toBe(404);
      expect(headers['content-type'], target).toMatch(/^text\/html/);
      expect(body.equals(html('404.html')), target).toBe(true);
    }
  });

  test('no directory listing', async ({ baseURL }) => {
    for (const target of [
      '/assets',
      '/assets/',
      '/assets/js/',
      '/img/',
      '/plugins/',
      '/VPS',
      '/games/rust',
    ]) {
      const { status, body } = await ask(baseURL, target);
      expect(status, target).toBe(404);
      expect(body.equals(html('404.html')), target).toBe(true);
    }
  });

  test('path traversal is refused', async ({ baseURL }) => {
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
    ]) {
      const { status, body } = await ask(baseURL, target);
      expect(status, target).toBe(404);
      expect(body.toString(), target).not.toContain('"private": true');
    }
  });

  test('a query does not change the page', async ({ baseURL }) => {
    const { status, body } = await ask(baseURL, '/sftp?utm_source=mail&x=%22%3E');
    expect(status).toBe(200);
    expect(body.equals(html('sftp/index.html'))).toBe(true);
  });
});

test.describe('headers', () => {
  for (const target of ['/', '/no-such-page', someAsset('.js')]) {
    test(`security headers on ${target}`, async ({ baseURL }) => {
      const { headers } = await ask(baseURL, target);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['strict-transport-security']).toContain('max-age=31536000');
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe-|https:|\*/);
    });
  }

  test('types by kind of file', async ({ baseURL }) => {
    for (const [target, type] of [
      ['/sftp', /^text\/html;\s?charset=utf-8$/i],
      [someAsset('.js'), /^(text|application)\/javascript/],
      [someAsset('.css'), /^text\/css/],
      ['/img/favicon.svg', /^image\/svg\+xml/],
      ['/sitemap.xml', /xml/],
      ['/search-index/index.json', /^application\/json/],
    ] as const) {
      expect((await ask(baseURL, target)).headers['content-type'], target).toMatch(type);
    }
  });

  test('the policy allows every inline script of every page, and nothing refuses a page', async ({
    baseURL,
  }) => {
    const policies = new Set<string>();
    for (const route of routes) {
      policies.add(
        String((await ask(baseURL, route, { method: 'HEAD' })).headers['content-security-policy']),
      );
    }
    expect(policies.size).toBe(1);
  });
});

test.describe('methods', () => {
  for (const target of ['/sftp', '/no-such-page']) {
    test(`HEAD ${target} answers like GET, without a body`, async ({ baseURL }) => {
      const get = await ask(baseURL, target);
      const head = await ask(baseURL, target, { method: 'HEAD' });
      expect(head.status).toBe(get.status);
      expect(head.body).toHaveLength(0);
      expect(head.headers['content-length']).toBe(get.headers['content-length']);
      expect(head.headers.etag).toBe(get.headers.etag);
    });
  }

  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    test(`${method} is answered with 405`, async ({ baseURL }) => {
      const { status, headers } = await ask(baseURL, '/sftp', { method });
      expect(status).toBe(405);
      expect(headers.allow).toBe('GET, HEAD');
    });
  }
});
