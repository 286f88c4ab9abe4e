import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

const run = (script: string, cwd: string, env: NodeJS.ProcessEnv) =>
  spawnSync(process.execPath, [script, '--version'], { cwd, env, encoding: 'utf8' });

it("starts without npm's programs on the PATH", () => {
  const { status, stdout, stderr } = run('scripts/docusaurus.mjs', process.cwd(), { PATH: '' });
  expect(stderr).toBe('');
  expect(stdout).toContain('3.8.1');
  expect(status).toBe(0);
});

it('says what is missing if nothing is installed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'docusaurus-'));
  copyFileSync('scripts/docusaurus.mjs', path.join(folder, 'docusaurus.mjs'));
  const { status, stderr } = run('docusaurus.mjs', folder, { PATH: '' });
  rmSync(folder, { recursive: true });
  expect(stderr).toContain('tsx is not installed. Run npm ci');
  expect(status).toBe(1);
});
