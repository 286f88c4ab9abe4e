/** Tests `hosting/release.sh` with small builds in a temporary folder. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeHostFiles } from '../pipeline/files/host-files';
import { renderHostingFilesOfBuild } from './sync-hosting';

let folder = '';
const getPath = (...parts: string[]) => path.join(folder, ...parts);
const getServedPath = (file: string) => getPath('www/current', file);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  cpSync('hosting/release.sh', getPath('hosting/release.sh'));
});

function run(what: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync('sh', ['hosting/release.sh', what, 'www'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, said: stdout + stderr };
}

/** Makes a build whose page, asset and headers have this name. */
function build(name: string) {
  mkdirSync(getPath(name, 'assets/js'), { recursive: true });
  writeFileSync(getPath(name, 'index.html'), name);
  writeFileSync(getPath(name, 'assets/js', `${name}.js`), name);
  writeHostFiles(getPath(name), { 'X-Build': name }, { moved: [], languages: [] });
}

/** Writes the servers' files of a build, as `npm run sync:hosting` does. */
async function syncHosting(name: string) {
  for (const [file, text] of Object.entries(await renderHostingFilesOfBuild(getPath(name)))) {
    writeFileSync(getPath('hosting', file), text);
  }
}

/** Builds and publishes. */
async function publish(name: string, env?: Record<string, string>) {
  build(name);
  await syncHosting(name);
  return run(name, env);
}

describe('release.sh', () => {
  it('serves the newest build with its rules, and keeps the assets of the previous one', async () => {
    expect(await publish('one')).toMatchObject({ status: 0 });
    expect(await publish('two')).toMatchObject({ status: 0 });
    expect(readFileSync(getServedPath('site/index.html'), 'utf8')).toBe('two');
    for (const file of ['nginx-http.conf', 'nginx-rules.conf', 'Caddyfile']) {
      expect(existsSync(getServedPath(file)), file).toBe(true);
    }
    expect(readdirSync(getServedPath('site/assets/js')).sort()).toEqual(['one.js', 'two.js']);
    await publish('three');
    // Only of the previous one, so that releases do not grow without limit.
    expect(readdirSync(getServedPath('site/assets/js')).sort()).toEqual(['three.js', 'two.js']);
  });

  it('rolls back one release at a time, and says if there is none', async () => {
    await publish('one');
    await publish('two');
    expect(run('back').said).toMatch(/^www serves releases\/\S+ again\.\n$/);
    expect(readFileSync(getServedPath('site/index.html'), 'utf8')).toBe('one');
    const { status, said } = run('back');
    expect(status).toBe(1);
    expect(said).toMatch(/^There is no release before/);
    expect(readFileSync(getServedPath('site/index.html'), 'utf8')).toBe('one');
  });

  it('goes back to what was served before, not to a release that was taken back', async () => {
    for (const name of ['good', 'bad']) await publish(name);
    run('back');
    await publish('better');
    expect(run('back')).toMatchObject({ status: 0 });
    expect(readFileSync(getServedPath('site/index.html'), 'utf8')).toBe('good');
  });

  it('keeps five releases', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await publish(name);
    expect(readdirSync(getPath('www/releases'))).toHaveLength(5);
    expect(readFileSync(getServedPath('site/index.html'), 'utf8')).toBe('g');
  });

  it('reloads the server, and goes back by itself if that fails', async () => {
    expect((await publish('one', { RELOAD: 'echo reloaded' })).said).toContain('reloaded');
    const { status, said } = await publish('two', { RELOAD: 'false' });
    expect(status).toBe(1);
    expect(said).toMatch(/^The reload failed\. www serves releases\/\S+ as before\.\n$/);
    expect(readFileSync(getServedPath('site/index.html'), 'utf8')).toBe('one');
    expect(readdirSync(getPath('www/releases'))).toHaveLength(1);
    expect(await publish('three')).toMatchObject({ status: 0 });
    expect(run('back', { RELOAD: 'false' }).status).toBe(1);
    expect(readFileSync(getServedPath('site/index.html'), 'utf8')).toBe('three');
    expect(run('back')).toMatchObject({ status: 0 });
    expect(readFileSync(getServedPath('site/index.html'), 'utf8')).toBe('one');
  });

  it('leaves the first release in place if the server does not take it', async () => {
    const { status, said } = await publish('one', { RELOAD: 'false' });
    expect(status).toBe(1);
    expect(said).toMatch(/^The reload failed\. See why, then publish again\.\n$/);
  });

  it('refuses rules of another build, and writes nothing', async () => {
    await publish('one');
    build('two');
    const { status, said } = run('two');
    expect(status).toBe(1);
    expect(said).toBe(
      'hosting/ has the rules of another build than two: run npm run sync:hosting.\n',
    );
    expect(readdirSync(getPath('www/releases'))).toHaveLength(1);
    await syncHosting('two');
    expect(run('two')).toMatchObject({ status: 0 });
  });

  it('says how it is used', () => {
    const { status, stderr } = spawnSync('sh', ['hosting/release.sh'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^sh hosting\/release\.sh build \/var\/www\/docs +publish a build\nsh hosting\/release\.sh back \/var\/www\/docs +go back to the one before\n$/,
    );
  });

  it('changes nothing if there is no build', async () => {
    await publish('one');
    const { status, said } = run('nothing');
    expect(status).toBe(1);
    expect(said).toContain('nothing holds no build: run npm run build.');
    expect(readdirSync(getPath('www/releases'))).toHaveLength(1);
  });
});
