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

let folder = '';
const at = (...parts: string[]) => path.join(folder, ...parts);
const served = (file: string) => at('www/current', file);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  cpSync('hosting', at('hosting'), { recursive: true });
});

function run(what: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync('sh', ['hosting/release.sh', what, 'www'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, said: stdout + stderr };
}

/** Publishes a build whose page and asset have this name. */
function publish(name: string, env?: Record<string, string>) {
  mkdirSync(at(name, 'assets/js'), { recursive: true });
  writeFileSync(at(name, 'index.html'), name);
  writeFileSync(at(name, 'assets/js', `${name}.js`), name);
  return run(name, env);
}

describe('release.sh', () => {
  it('serves the newest build with its rules, and keeps the assets of the previous one', () => {
    expect(publish('one')).toMatchObject({ status: 0 });
    expect(publish('two')).toMatchObject({ status: 0 });
    expect(readFileSync(served('site/index.html'), 'utf8')).toBe('two');
    expect(existsSync(served('nginx-rules.conf'))).toBe(true);
    expect(readdirSync(served('site/assets/js')).sort()).toEqual(['one.js', 'two.js']);
    publish('three');
    // Only of the previous one, so that releases do not grow without limit.
    expect(readdirSync(served('site/assets/js')).sort()).toEqual(['three.js', 'two.js']);
  });

  it('rolls back one release at a time, and says if there is none', () => {
    publish('one');
    publish('two');
    expect(run('back').said).toMatch(/^www serves releases\/\S+ again\.\n$/);
    expect(readFileSync(served('site/index.html'), 'utf8')).toBe('one');
    const { status, said } = run('back');
    expect(status).toBe(1);
    expect(said).toMatch(/^There is no release before/);
    expect(readFileSync(served('site/index.html'), 'utf8')).toBe('one');
  });

  it('keeps five releases', () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) publish(name);
    expect(readdirSync(at('www/releases'))).toHaveLength(5);
    expect(readFileSync(served('site/index.html'), 'utf8')).toBe('g');
  });

  it('reloads the server, and goes back by itself if that fails', () => {
    expect(publish('one', { RELOAD: 'echo reloaded' }).said).toContain('reloaded');
    const { status, said } = publish('two', { RELOAD: 'false' });
    expect(status).toBe(1);
    expect(said).toMatch(/^The reload failed\. www serves releases\/\S+ as before\.\n$/);
    expect(readFileSync(served('site/index.html'), 'utf8')).toBe('one');
    expect(readdirSync(at('www/releases'))).toHaveLength(1);
    expect(publish('three')).toMatchObject({ status: 0 });
    expect(run('back', { RELOAD: 'false' }).status).toBe(1);
    expect(readFileSync(served('site/index.html'), 'utf8')).toBe('three');
    expect(run('back')).toMatchObject({ status: 0 });
    expect(readFileSync(served('site/index.html'), 'utf8')).toBe('one');
  });

  it('leaves the first release in place if the server does not take it', () => {
    const { status, said } = publish('one', { RELOAD: 'false' });
    expect(status).toBe(1);
    expect(said).toMatch(/^The reload failed\. See why, then publish again\.\n$/);
  });

  it('changes nothing if there is no build', () => {
    publish('one');
    const { status, said } = run('nothing');
    expect(status).toBe(1);
    expect(said).toContain('nothing holds no build: run npm run build.');
    expect(readdirSync(at('www/releases'))).toHaveLength(1);
  });
});
