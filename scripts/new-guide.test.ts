import { expect, it } from 'vitest';
import { loadProvider } from '../config/load-provider';
import { createFactTables } from '../src/quotes/tables';
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

it('refuses to overwrite', () => {
  // The file of another route.
  expect(() => createGuide('panel', { route: '/x/sftp', title: 'SFTP', today })).toThrow(
    'docs/panel/sftp.mdx exists already',
  );
});

it.each([
  [
    { section: 'panle' },
    '"panle" is not a section: write a folder of docs/, or name a new one under "guides" in products/<name>/index.ts first. Nearest: panel, ',
  ],
  [{ section: '../panel' }, '"../panel" is not a section'],
  [{ section: '' }, '"" is not a section'],
  [{ route: 'new' }, '"new" is not a route: start it with a slash'],
  [{ route: '/new/' }, '"/new/" is not a route'],
  [{ route: '/sftp' }, '"/sftp" is the route of docs/panel/sftp.mdx already: write another'],
  [{ title: 'x' }, 'the title has fewer than 3 letters'],
])('says what is wrong with %j, and how the command is used', (wrong, message) => {
  const { section, route, title } = { section: 'running', route: '/new', title: 'New', ...wrong };
  const write = () => createGuide(section, { route, title, today });
  expect(write).toThrow(message);
  expect(write).toThrow('\nUsage: npm run new:guide');
});
