/** Releases a site twice behind nginx with TLS: manual settings must survive. Needs nginx and openssl. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { provider } from '../provider.config';
import { createSecurityHeaders } from '../config/headers';
import { findProgram, hasBrotliModule, runNginx } from './lib/local-servers';
import { hashHostFiles, renderHostingFiles } from './sync-hosting';

const isThere = findProgram('nginx') !== undefined && findProgram('openssl') !== undefined;

/** Sends a request over TLS, whoever signed the certificate. */
function ask(
  address: string,
): Promise<{ status: number; text: string; transport: string; location: string }> {
  return new Promise((resolve, reject) => {
    request(address, { rejectUnauthorized: false, agent: false }, (response) => {
      let text = '';
      response.on('data', (data: Buffer) => (text += data.toString()));
      response.on('end', () => {
        const transport = response.headers['strict-transport-security'] ?? '';
        const { location = '' } = response.headers;
        resolve({ status: response.statusCode ?? 0, text, transport, location });
      });
    })
      .once('error', reject)
      .end();
  });
}

it.skipIf(!isThere)(
  "TLS, HSTS and the host's own lines survive the next release and a rollback",
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
    const at = (...parts: string[]) => path.join(folder, ...parts);
    cpSync('hosting/release.sh', at('hosting/release.sh'));
    const files = await renderHostingFiles({
      headers: createSecurityHeaders(provider, []),
      host: 'localhost',
      redirects: new Map([['/old', '/new/place']]),
      languages: [],
      hash: hashHostFiles(at('one')),
    });
    for (const name of ['nginx-http.conf', 'nginx-rules.conf'])
      writeFileSync(at('hosting', name), files[name] ?? '');
    writeFileSync(at('hosting/Caddyfile'), '');
    const release = (what: string) => {
      if (what !== 'back') {
        mkdirSync(at(what, 'assets'), { recursive: true });
        writeFileSync(at(what, 'index.html'), what);
        writeFileSync(at(what, '404.html'), 'not here');
      }
      const { status, stderr } = spawnSync('sh', [at('hosting/release.sh'), what, at('www')], {
        cwd: folder,
        encoding: 'utf8',
      });
      expect(stderr).toBe('');
      expect(status).toBe(0);
    };
    release('one');
    const certificate = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1'];
    spawnSync('openssl', [
      'req',
      ...certificate,
      ...['-subj', '/CN=localhost', '-keyout', at('key.pem'), '-out', at('cert.pem')],
    ]);
    const shipped = (files['nginx-site.conf'] ?? '').replaceAll('/var/www/docs', at('www'));
    // A host without the module takes the line out of its own file, once.
    expect(shipped).toContain('    brotli_static on;\n');
    const site = hasBrotliModule() ? shipped : shipped.replace('    brotli_static on;\n', '');
    expect(site).toContain('    listen 80;\n    listen [::]:80;\n');
    // The lines that certbot and the host add to their own file.
    const theirs = (listen: string) =>
      site.replace(
        '    listen 80;\n    listen [::]:80;\n',
        `    listen ${listen} ssl;
    ssl_certificate ${at('cert.pem')};
    ssl_certificate_key ${at('key.pem')};
    location = /own { return 200 "own line"; }
`,
      );
    const server = await runNginx(
      (listen) => `include ${at('www/current/nginx-http.conf')};\n${theirs(listen)}`,
      1,
    );
    const address = server.address.replace('http:', 'https:');
    // The signal that `nginx -s reload` sends.
    const reload = async () => {
      process.kill(server.pid, 'SIGHUP');
      await new Promise((resolve) => setTimeout(resolve, 500));
    };
    try {
      for (const [what, text] of [
        ['', 'one'],
        ['two', 'two'],
        ['back', 'one'],
      ] as const) {
        if (what !== '') {
          release(what);
          await reload();
        }
        expect(await ask(`${address}/`)).toEqual({
          status: 200,
          text,
          transport: 'max-age=31536000',
          location: '',
        });
        const moved = await ask(`${address}/old`);
        expect(moved).toMatchObject({ status: 301, location: `${address}/new/place` });
        expect(await ask(`${address}/own`)).toMatchObject({ status: 200, text: 'own line' });
        expect(await ask(`${address}/nothing`)).toMatchObject({ status: 404, text: 'not here' });
      }
      expect(readFileSync(at('www/current/site/index.html'), 'utf8')).toBe('one');
    } finally {
      await server.close();
    }
  },
  60_000,
);
