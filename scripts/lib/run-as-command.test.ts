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
