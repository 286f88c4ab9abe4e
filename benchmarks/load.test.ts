import { expect, it } from 'vitest';
import { readRound, wrkScript } from './load';

it('reads the result among what wrk prints', () => {
  expect(readRound('Running 5s test\nresult 15321.500000 4.250000 2\nTransfer/sec: 1MB\n')).toEqual(
    {
      perSecond: 15321.5,
      p99Ms: 4.25,
      errors: 2,
    },
  );
});

it('shows what wrk printed where there is no result', () => {
  expect(() => readRound('unable to connect')).toThrow(/unable to connect/);
});

it('asks for every path with the encoding', () => {
  const script = wrkScript(['/', '/sftp'], 'br');
  expect(script).toContain('{ "/", "/sftp" }');
  expect(script).toContain('["Accept-Encoding"] = "br"');
});
