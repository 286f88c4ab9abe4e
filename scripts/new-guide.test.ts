import { expect, it } from 'vitest';
import { loadProvider } from '../config/provider';
import { factTables } from '../src/facts';
import { checkGuide } from '../pipeline/contract';
import { guideSkeleton, newGuide } from './new-guide';

it('writes a guide that passes the contract', async () => {
  const provider = await loadProvider();
  const source = guideSkeleton('/example', 'An example', '2026-11-20');
  expect(
    checkGuide(
      { file: 'docs/running/example.mdx', source },
      { provider, tables: factTables(provider) },
    ),
  ).toEqual([]);
});

it('refuses to overwrite and says how it is used', () => {
  expect(() => newGuide('panel', '/sftp', 'Connect with SFTP', '2026-11-20')).toThrow(
    /exists already/,
  );
  expect(() => newGuide('', '/sftp', 'x', '')).toThrow(/Usage/);
});
