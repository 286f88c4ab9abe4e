import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runAsCommand } from './run-as-command';

const { argv } = process;
beforeEach(() => {
  process.argv = ['node', '/site/scripts/check-guides.ts', '--strict', 'docs/a.mdx'];
});
afterEach(() => {
  process.argv = argv;
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

it('runs the script that Node was started with, and passes the arguments on', () => {
  const main = vi.fn();
  runAsCommand('scripts/check-guides.ts', main);
  expect(main).toHaveBeenCalledExactlyOnceWith(['--strict', 'docs/a.mdx']);
});

it.each(['scripts/build.ts', 'guides.ts', 'ripts/check-guides.ts'])(
  'does not run %s, which another script imports',
  (script) => {
    const main = vi.fn();
    runAsCommand(script, main);
    expect(main).not.toHaveBeenCalled();
  },
);

it.each([
  ['thrown', () => { throw new Error('docs/a.mdx:3 is wrong'); }], // prettier-ignore
  ['rejected', () => Promise.reject(new Error('docs/a.mdx:3 is wrong'))],
])('an error that is %s becomes one line and exit code 1', async (_, main) => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  runAsCommand('scripts/check-guides.ts', main);
  await vi.waitFor(() => expect(printed).toHaveBeenCalledExactlyOnceWith('docs/a.mdx:3 is wrong'));
  expect(process.exitCode).toBe(1);
});

/** Starts a script whose second import throws an error with this name and message. */
function start(name: string, message: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'command-'));
  const script = path.join(folder, 'scripts/check-it.ts');
  mkdirSync(path.dirname(script));
  writeFileSync(
    script,
    `import ${JSON.stringify(path.resolve('scripts/lib/run-as-command.ts'))};\nimport './facts';\n`,
  );
  writeFileSync(
    path.join(folder, 'scripts/facts.ts'),
    `throw Object.assign(new Error(${JSON.stringify(message)}), { name: '${name}' });\n`,
  );
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return { status, stderr };
}

it('prints only the lines of an error of the facts that is thrown while modules load', () => {
  expect(start('FactsError', 'facts/minecraft.yml:9 is wrong')).toEqual({
    status: 1,
    stderr: 'facts/minecraft.yml:9 is wrong\n',
  });
  // A mistake in code keeps its place.
  expect(start('TypeError', 'x is not a function').stderr).toContain('facts.ts');
});

it('ends quietly when what reads its output has enough', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'command-'));
  const script = path.join(folder, 'scripts/check-it.ts');
  mkdirSync(path.dirname(script));
  writeFileSync(
    script,
    `import { runAsCommand } from ${JSON.stringify(path.resolve('scripts/lib/run-as-command.ts'))};
runAsCommand('scripts/check-it.ts', () => { for (let i = 0; i < 50_000; i++) console.log('a line'); });
`,
  );
  const { stdout, stderr } = spawnSync(
    'sh',
    ['-c', `"${process.execPath}" --import tsx "${script}" | head -n 1`],
    { encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  expect({ stdout, stderr }).toEqual({ stdout: 'a line\n', stderr: '' });
});

const commands = readdirSync('scripts')
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => [name, readFileSync(path.join('scripts', name), 'utf8')] as const)
  .filter(([, source]) => /^runAsCommand\(/m.test(source));

it.each(commands)('%s imports it before modules that read facts', (_, source) => {
  const imported = [...source.matchAll(/^import (?!type )(?:[^;]*? from )?'(\.[^']+)';$/gm)];
  expect(imported[0]?.[1]).toBe('./lib/run-as-command');
});
