import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadProvider } from '../config/load-provider';
import { checkGuide } from '../pipeline/contract';
import { createFactTables } from '../src/quotes/tables';
import { createGame, type NewGame } from './new-game';

const GAME: NewGame = {
  id: 'examplegame',
  label: "Explorer's Example",
  port: 2456,
  protocol: 'UDP',
  source: 'https://example.org/ports',
};

let root = '';
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'game-'));
  mkdirSync(path.join(root, 'config'));
  for (const file of ['sidebars.ts', 'config/words.txt', 'products', 'src/helpers']) {
    cpSync(file, path.join(root, file), { recursive: true });
  }
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

it('writes record, facts, guides, sidebar, words and lists', async () => {
  const written = await createGame(GAME, '2026-11-20', root);
  const files = written.map((file) => path.relative(root, file));
  expect(files).toEqual([
    'products/examplegame/index.ts',
    'products/examplegame/facts.yml',
    'products/examplegame/ports.yml',
    'products/examplegame/facts.data.ts',
    'docs/games/examplegame/connecting.mdx',
    'docs/games/examplegame/settings.mdx',
    'sidebars.ts',
    'config/words.txt',
    'products/all.ts',
  ]);
  expect(read('sidebars.ts')).toContain(
    `category("Explorer's Example", ['games/examplegame/connecting', 'games/examplegame/settings']),`,
  );
  expect(read('config/words.txt')).toMatch(/\nExplorer\n/);
  const provider = await loadProvider();
  const tables = { ...createFactTables(provider), port: { examplegame: 2456 } };
  for (const name of ['connecting', 'settings']) {
    const file = `docs/games/examplegame/${name}.mdx`;
    const findings = checkGuide({ file, source: read(file) }, { provider, tables });
    // Its text is up to the writer; the form is right.
    expect(findings.filter(({ message }) => !message.startsWith('still the skeleton'))).toEqual([]);
  }
});

it('does not name the list of words if it has those of the name', async () => {
  const written = await createGame({ ...GAME, label: 'Abc 2' }, '2026-11-20', root);
  expect(written.map((file) => path.relative(root, file))).not.toContain('config/words.txt');
});

it('refuses to overwrite', async () => {
  await createGame(GAME, '2026-11-20', root);
  await expect(createGame(GAME, '2026-11-20', root)).rejects.toThrow(
    'products/examplegame exists already',
  );
});

it.each([
  [{ id: 'My Game' }, '"My Game" is not an id'],
  [{ label: ' ' }, 'the name is empty'],
  [{ port: 0 }, 'the port is not a whole number'],
  [{ protocol: 'udp' }, '"udp" is not a protocol'],
  [{ source: 'there' }, '"there" is not a source'],
  [{ source: 'http://games.example' }, '"http://games.example" is not a source'],
])('says what is wrong with %j, and how the command is used', async (wrong, message) => {
  const refusal = createGame({ ...GAME, ...wrong }, '2026-11-20', root);
  await expect(refusal).rejects.toThrow(message);
  await expect(refusal).rejects.toThrow('\nUsage: npm run');
});
