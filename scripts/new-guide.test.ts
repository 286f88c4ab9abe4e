import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadProvider } from '../config/provider';
import { createFactTables } from '../src/facts';
import { checkGuide } from '../pipeline/contract';
import { parseRawFrontMatter } from '../pipeline/guides';
import { renderGuideSkeleton } from '../pipeline/contract/skeleton';
import { createGuide, addToSidebar } from './new-guide';

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
    expect(findings.map(({ line }) => line)).toEqual([4, 5, 6, 12, 33, 39]);
    expect(parseRawFrontMatter(source)['title']).toBe(title);
  }
});

it('refuses to overwrite and prints its usage', () => {
  expect(() => createGuide('panel', { route: '/sftp', title: 'Connect with SFTP', today })).toThrow(
    /exists already/,
  );
  expect(() => createGuide('', { route: '/sftp', title: 'x', today })).toThrow(/Usage/);
});

it('lists a guide after the last one of its section, whatever the format of the list', () => {
  const sidebars = readFileSync('sidebars.ts', 'utf8');
  const listed = addToSidebar(sidebars, 'billing/example') ?? '';
  expect(listed.length).toBe(sidebars.length + ",\n      'billing/example'".length);
  expect(listed).toMatch(/'billing\/[\w-]+',\n {6}'billing\/example',\n/);
  expect(addToSidebar("x(['a/b', 'a/c']),", 'a/d')).toBe("x(['a/b', 'a/c', 'a/d']),");
  expect(addToSidebar(sidebars, 'no-such-section/example')).toBeUndefined();
  expect(addToSidebar(sidebars, 'panel/sftp')).toBeUndefined();
});
