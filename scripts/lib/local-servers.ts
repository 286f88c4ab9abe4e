/**
 * Starts nginx and Caddy on loopback with the files that `npm run sync:hosting` writes, for the
 * tests of those files and for the load benchmark. Neither needs root; both are looked up where
 * Debian installs them.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { renderHostingFilesOfBuild } from '../sync-hosting';

const LOOPBACK = '127.0.0.1';
const START_SECONDS = 20;
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** A running server. */
export interface LocalServer {
  readonly address: string;
  /** Process id of the server, whose children do the work. */
  readonly pid: number;
  readonly close: () => Promise<void>;
}

/** Path of a program, or undefined. Debian keeps servers in /usr/sbin, off the path of users. */
export function findProgram(name: string): string | undefined {
  return [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin']
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}

/** Whether nginx can serve the brotli copies. */
export function hasBrotliModule(): boolean {
  return existsSync(BROTLI_MODULE);
}

/** Replaces a line that must exist, so that the test notices changes of the file. */
function replaceLine(text: string, line: string, by: string): string {
  if (!text.includes(`${line}\n`)) throw new Error(`The hosting file has no line "${line}"`);
  return text.replace(`${line}\n`, () => (by === '' ? '' : `${by}\n`));
}

async function findBuiltFile(dir: string, name: string): Promise<string> {
  return (await renderHostingFilesOfBuild(dir, 'localhost'))[name] ?? '';
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, LOOPBACK, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, LOOPBACK)
      .once('connect', () => resolve(true))
      .once('error', () => resolve(false))
      .once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });
}

/** Runs a server until it listens; its settings are in `folder`, which is deleted with it. */
async function startServer(
  program: string,
  args: readonly string[],
  { port, folder, env = {} }: { port: number; folder: string; env?: Record<string, string> },
): Promise<LocalServer> {
  const child = spawn(program, args, { env: { ...process.env, HOME: folder, ...env } });
  let printed = '';
  child.stdout.on('data', (data: Buffer) => (printed += data.toString()));
  child.stderr.on('data', (data: Buffer) => (printed += data.toString()));
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      printed += error.message;
      resolve();
    });
    child.once('exit', () => resolve());
  });
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_SECONDS * 1000;
  while (!(await isListening(port))) {
    if (child.exitCode !== null || child.pid === undefined || Date.now() > deadline) {
      await close();
      throw new Error(`${program} did not start:\n${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { address: `http://${LOOPBACK}:${port}`, pid: child.pid ?? 0, close };
}

/**
 * nginx with one site.
 * @param site returns the text of the http block for the address to listen on
 * @param workers number of worker processes
 */
export async function runNginx(
  site: (listen: string) => string,
  workers: number,
): Promise<LocalServer> {
  const port = await findFreePort();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const { uid, username } = os.userInfo();
  const settings = path.join(folder, 'nginx.conf');
  writeFileSync(
    settings,
    `${hasBrotliModule() ? `load_module ${BROTLI_MODULE};` : ''}
${uid === 0 ? `user ${username};` : ''}
daemon off;
worker_processes ${workers};
pid ${folder}/pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
access_log off;
sendfile on;
${temporary.join('\n')}
${site(`${LOOPBACK}:${port}`)}}
`,
  );
  const args = ['-p', folder, '-e', 'stderr', '-c', settings];
  return startServer(findProgram('nginx') ?? 'nginx', args, { port, folder });
}

/**
 * nginx with the settings of a build.
 * @param dir folder of the build
 * @param workers number of worker processes
 */
export async function startNginx(dir: string, workers = 1): Promise<LocalServer> {
  const rules = await findBuiltFile(dir, 'nginx-rules.conf');
  const http = await findBuiltFile(dir, 'nginx-http.conf');
  let site = await findBuiltFile(dir, 'nginx-site.conf');
  if (!hasBrotliModule()) site = replaceLine(site, '    brotli_static on;', '');
  const root = path.resolve(dir);
  site = replaceLine(site, '    root /var/www/docs/current/site;', `    root ${root};`);
  site = replaceLine(site, '    include /var/www/docs/current/nginx-rules.conf;', rules);
  site = replaceLine(site, '    listen [::]:80;', '');
  return runNginx(
    (listen) => http + replaceLine(site, '    listen 80;', `    listen ${listen};`),
    workers,
  );
}

/** Caddy with the settings of a build. @param dir folder of the build */
export async function startCaddy(dir: string): Promise<LocalServer> {
  const port = await findFreePort();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'caddy-'));
  const settings = path.join(folder, 'Caddyfile');
  // Without the admin endpoint, which nothing uses and which would make two instances share a port.
  writeFileSync(settings, `{\n\tadmin off\n}\n${await findBuiltFile(dir, 'Caddyfile')}`);
  const env = {
    SITE_ADDRESS: `http://${LOOPBACK}:${port}`,
    SITE_ROOT: path.resolve(dir),
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  const args = ['run', '--adapter', 'caddyfile', '--config', settings];
  return startServer(findProgram('caddy') ?? 'caddy', args, { port, folder, env });
}
