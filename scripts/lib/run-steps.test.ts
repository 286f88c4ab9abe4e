import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { assertNodeVersion, run, runInPairs } from './run-steps.mjs';
import { assertPortFree, getPagePath, parseHeaders } from '../serve.mjs';

it('says what to do if Node is too old', () => {
  expect(() => assertNodeVersion('18.20.0')).toThrow(
    /found 18\.20\.0.*\n.*Install Node 20\.19 or newer/,
  );
  expect(() => assertNodeVersion('20.18.9')).toThrow();
  expect(() => assertNodeVersion('20.19.0')).not.toThrow();
  expect(() => assertNodeVersion('24.0.0')).not.toThrow();
});

it('names the step that failed', async () => {
  await expect(
    run({
      name: 'Counting',
      command: 'node',
      args: ['-e', 'console.log("why");process.exit(3)'],
      fix: 'Try less.',
      quiet: true,
    }),
  ).rejects.toThrow(/Counting failed\.\n {2}why\n {2}Try less\./);
  await expect(
    run({
      name: 'Nothing',
      command: 'no-such-program-here',
      args: [],
      fix: 'Install it.',
      quiet: true,
    }),
  ).rejects.toThrow(/Install it/);
});

describe('runInPairs', () => {
  const getStep = (name: string, script: string) => ({
    name,
    command: 'node',
    args: ['-e', script],
    fix: `Mend ${name}.`,
  });

  it('runs every step and names each that passed', async () => {
    const passed: string[] = [];
    const steps = ['a', 'b', 'c'].map((name) => getStep(name, ''));
    await runInPairs(steps, ({ name }) => passed.push(name));
    expect(passed.toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('throws the first failure and starts no further step', async () => {
    const passed: string[] = [];
    const steps = [
      getStep('broken', 'console.log("why");process.exit(1)'),
      getStep('slow', 'setTimeout(() => {}, 1000)'),
      getStep('later', ''),
    ];
    await expect(runInPairs(steps, ({ name }) => passed.push(name))).rejects.toThrow(
      /broken failed\.\n {2}why\n {2}Mend broken/,
    );
    expect(passed).toEqual(['slow']);
  });
});

it('says how to choose another port', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  await expect(assertPortFree(port)).rejects.toThrow(`PORT=${port + 1} npm start`);
  await new Promise((resolve) => other.close(resolve));
  await expect(assertPortFree(port)).resolves.toBeUndefined();
  await expect(assertPortFree(NaN)).rejects.toThrow(/Set PORT to a number/);
});

it('getPagePath shows /x.html and /x/index.html as /x', () => {
  expect(getPagePath('/x.html')).toBe('/x');
  expect(getPagePath('/x/index.html')).toBe('/x/');
  expect(getPagePath('/x/')).toBe('/x/');
  expect(getPagePath('/assets/a.js')).toBe('/assets/a.js');
});

it('parseHeaders returns the block for every path', () => {
  expect(
    parseHeaders('/*\n  A: 1\n  Content-Security-Policy: x; y\n\n/assets/*\n  A: 2\n'),
  ).toEqual({
    A: '1',
    'Content-Security-Policy': 'x; y',
  });
});
