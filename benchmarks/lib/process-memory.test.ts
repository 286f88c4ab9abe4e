import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { readResidentKb, HAS_PROC } from './process-memory';

it.skipIf(!HAS_PROC)('includes child processes', async () => {
  const before = readResidentKb(process.pid);
  const child = spawn(process.execPath, ['-e', 'console.log("up"); setInterval(() => 0, 1000)']);
  await once(child.stdout, 'data');
  const own = readResidentKb(child.pid ?? 0);
  expect(own).toBeGreaterThan(10_000);
  expect(readResidentKb(process.pid) - before).toBeGreaterThan(own / 2);
  child.kill();
});

it('is 0 for a process that has ended', () => {
  expect(readResidentKb(spawnSync(process.execPath, ['-v']).pid)).toBe(0);
});
