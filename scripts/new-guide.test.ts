import { expect, it } from 'vitest';
import { loadProvider } from '../config/provider';
import { createFactTables } from '../src/facts';
import { checkGuide } from '../pipeline/contract';
import { parseRawFrontMatter } from '../pipeline/guides';
import { renderGuideSkeleton } from '../pipeline/contract/skeleton';
import { createGuide } from './new-guide';

const today = '2026-11-20';

it('writes a guide that passes the contract except for its placeholders', async () => {
  const provider = await loadProvider();
  for (const title of ['An example', 'Ranks: "first" and #2', "It's on"]) {
    const source = renderGuideSkeleton({ route: '/example', title, today });
    const findings = checkGuide(
      { file: 'docs/running/example.mdx', source },
      { provider, tables: createFactTables(provider) },
    );
    expect(findings.filter(({ message }) => !message.startsWith('still the skeleton'))).toEqual([]);
    // Everything that a writer has to replace, row 41 apart, which is like the one above it.
    const lines = new Set(findings.map(({ line }) => line));
    expect([...lines].sort((a, b) => a - b)).toEqual([4, 5, 6, 8, 12, 18, 24, 28, 33, 39, 40, 49]);
    expect(parseRawFrontMatter(source)['title']).toBe(title);
  }
});

it('refuses to overwrite and prints its usage', () => {
  expect(() => createGuide('panel', { route: '/sftp', title: 'Connect with SFTP', today })).toThrow(
    /exists already/,
  );
  expect(() => createGuide('', { route: '/sftp', title: 'x', today })).toThrow(/Usage/);
});
