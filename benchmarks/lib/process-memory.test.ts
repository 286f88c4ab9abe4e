import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { residentKb, HAS_PROC } from './process-memory';

it.skipIf(!HAS_PROC)('includes child processes', async () => {
  const before = residentKb(process.pid);
  const child = spawn(process.execPath, ['-e', 'console.log("up"); setInterval(() => 0, 1000)']);
  await once(child.stdout, 'data');
  const own = residentKb(child.pid ?? 0);
  expect(own).toBeGreaterThan(10_000);
  expect(residentKb(process.pid) - before).toBeGreaterThan(own / 2);
  child.kill();
});

it('is 0 for a process that has ended', () => {
  expect(residentKb(spawnSync(process.execPath, ['-v']).pid)).toBe(0);
});
