import { expect, it } from 'vitest';
import { parseRound, renderWrkScript } from './load';

it('finds the result line in the output of wrk', () => {
  expect(
    parseRound('Running 5s test\nresult 15321.500000 4.250000 2\nTransfer/sec: 1MB\n'),
  ).toEqual({
    perSecond: 15321.5,
    p99Ms: 4.25,
    errors: 2,
  });
});

it('shows the output of wrk if it has no result', () => {
  expect(() => parseRound('unable to connect')).toThrow(/unable to connect/);
});

it('requests every path with the encoding', () => {
  const script = renderWrkScript(['/', '/sftp'], 'br');
  expect(script).toContain('{ "/", "/sftp" }');
  expect(script).toContain('["Accept-Encoding"] = "br"');
});
