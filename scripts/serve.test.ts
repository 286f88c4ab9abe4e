import { mkdtempSync, renameSync, rmSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { serve } from './serve.mjs';

it('picks up a build that replaces the one it serves', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'serve-'));
  const dir = path.join(root, 'build');
  const put = (folder: string, text: string) => {
    mkdirSync(folder);
    for (const name of ['index.html', '404.html', '_headers']) {
      writeFileSync(path.join(folder, name), name === '_headers' ? '' : text);
    }
  };
  put(dir, 'old');
  const { address, close } = await serve({ dir, port: 0 });
  const read = async () => (await fetch(address)).text();
  try {
    expect(await read()).toBe('old');
    const next = path.join(root, 'next');
    put(next, 'new and longer');
    renameSync(dir, path.join(root, 'before'));
    renameSync(next, dir);
    expect(await read()).toBe('new and longer');
  } finally {
    await close();
    rmSync(root, { recursive: true });
  }
});

it('says in words that there is no build, or no such port', async () => {
  const dir = path.join(tmpdir(), 'no-such-build');
  await expect(serve({ dir, port: 0 })).rejects.toThrow('npm run build');
  await expect(serve({ dir: tmpdir(), port: Number.NaN })).rejects.toThrow('1 to 65535');
});
