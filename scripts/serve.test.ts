import { mkdtempSync, renameSync, rmSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeHostFiles } from '../pipeline/files/host-files';
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

it('leads from a moved address to the new one', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'serve-'));
  for (const name of ['index.html', '404.html']) writeFileSync(path.join(dir, name), name);
  writeHostFiles(dir, {}, { moved: [{ from: '/old', to: '/new/place' }], languages: [] });
  const { address, close } = await serve({ dir, port: 0 });
  try {
    const { status, headers } = await fetch(new URL('/old', address), { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, '/new/place']);
  } finally {
    await close();
    rmSync(dir, { recursive: true });
  }
});

it('says in words that there is no build, or no such port', async () => {
  const dir = path.join(tmpdir(), 'no-such-build');
  await expect(serve({ dir, port: 0 })).rejects.toThrow('npm run build');
  await expect(serve({ dir: tmpdir(), port: Number.NaN })).rejects.toThrow('1 to 65535');
});
