/** Uses recorded response formats of the services, served by a local server. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseFactEntries, readAllEntries } from './lib/fact-positions';
import { matchVersionFormat, isSameOrNewer, findOwnRepository } from './lib/newest-versions';
import { fetchJson, updateFacts } from './update-facts';

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api.github.com/repos/BlueMap-Minecraft/BlueMap/releases/latest': {
    tag_name: 'v5.30',
    published_at: '2026-11-21T10:00:00Z',
  },
  '/api.github.com/repos/pop4959/Chunky/releases/latest': {
    tag_name: '1.4.55',
    published_at: '2026-11-01T10:00:00Z',
  },
  '/api.modrinth.com/v2/project/lithium/version': [
    {
      version_number: 'mc26.4-0.27.0-beta.1-fabric',
      version_type: 'beta',
      date_published: '2026-11-20T00:00:00Z',
    },
    {
      version_number: 'mc26.3-0.26.1-fabric',
      version_type: 'release',
      date_published: '2026-11-12T00:00:00Z',
    },
  ],
  // Without the channel, the newest version is a snapshot.
  '/hangar.papermc.io/api/v1/projects/Team/Plug/versions?limit=1': {
    result: [{ name: '2.1.0-SNAPSHOT', createdAt: '2026-11-20T08:00:00Z' }],
  },
  '/hangar.papermc.io/api/v1/projects/Team/Plug/versions?limit=1&channel=Release': {
    result: [{ name: '2.0.1', createdAt: '2026-11-10T08:00:00Z' }],
  },
  '/fill.papermc.io/v3/projects/paper': { versions: { '26': ['26.4', '26.3', '26.2'] } },
  '/fill.papermc.io/v3/projects/paper/versions/26.4/builds': [
    { channel: 'ALPHA', time: '2026-11-20T00:00:00Z' },
  ],
  '/fill.papermc.io/v3/projects/paper/versions/26.3/builds': [
    { channel: 'STABLE', time: '2026-11-15T00:00:00Z' },
    { channel: 'STABLE', time: '2026-11-05T00:00:00Z' },
    { channel: 'BETA', time: '2026-10-01T00:00:00Z' },
  ],
  '/endoflife.date/api/v1/products/php': {
    result: { releases: [{ latest: { name: '8.6.1', date: '2026-11-19' } }] },
  },
  '/meta.fabricmc.net/v2/versions/loader': [
    { version: '0.20.0', stable: false },
    { version: '0.19.6', stable: true },
    { version: '0.19.5', stable: false },
  ],
  '/meta.quiltmc.org/v3/versions/loader': [
    { version: '0.31.0-beta.2' },
    { version: '0.30.1' },
    { version: '0.30.0' },
  ],
  '/maven.neoforged.net/api/maven/versions/releases/net/neoforged/neoforge': {
    versions: ['21.1.228', '26.2.0.66', '26.2.0.70', '26.3.0.3-beta'],
  },
  '/files.minecraftforge.net/net/minecraftforge/forge/promotions_slim.json': {
    promos: {
      '1.7.10_pre4-latest': '10.12.2.1149',
      '26.3-latest': '66.0.3',
      '26.2-latest': '65.1.4',
      '26.2-recommended': '65.1.0',
    },
  },
  '/metadata.luckperms.net/data/all': { version: '5.5.90', downloads: {} },
  '/api.purpurmc.org/v2/purpur': { versions: ['1.21.11', '26.2', '26.3'] },
  '/piston-meta.mojang.com/mc/game/version_manifest_v2.json': {
    latest: { release: '26.3.1' },
    versions: [{ id: '26.3.1', releaseTime: '2026-11-18T12:00:00+00:00' }],
  },
};

let server: Server;
let base = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    const { url = '' } = request;
    if (url.startsWith('/api.github.com/repos/slow/')) return;
    const answer = ANSWERS[url];
    const isBroken = url.includes('/broken/');
    if (answer === undefined && !isBroken)
      response.statusCode = url.includes('limited') ? 403 : 404;
    response.end(isBroken ? '<html>' : JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Requests this test's server instead of the internet; only what never answers has a short limit. */
const ask = (address: string) =>
  fetchJson(address.replace(/^https:\//, base), address.includes('/slow/') ? 300 : 30_000);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'facts-'));
  mkdirSync(path.join(folder, 'plugin'));
});

interface Program {
  readonly name: string;
  readonly newest: string;
  readonly source: string;
  /** Further lines of the file. */
  readonly more?: string;
}
const createProgram = (name: string, newest: string, source: string): Program => ({
  name,
  newest,
  source,
});

async function updateFiles(texts: Readonly<{ [name: string]: string }>, dryRun = false) {
  const files = Object.keys(texts).map((name) => path.join(folder, name));
  for (const [index, text] of Object.values(texts).entries()) {
    writeFileSync(files[index] ?? '', text);
  }
  const said: string[] = [];
  const result = await updateFacts({
    files,
    today: '2026-11-22',
    ask,
    dryRun,
    say: (line) => said.push(line),
  });
  return { ...result, said, text: files.map((file) => readFileSync(file, 'utf8')).join('') };
}

const update = (records: readonly Program[], dryRun = false) =>
  updateFiles(
    Object.fromEntries(
      records.map(({ name, newest, source, more = '' }) => [
        `plugin/${name}.yml`,
        `name: A name # kept\nnewest: '${newest}'\n${more}source: ${source}\nread: 2026-01-01\n`,
      ]),
    ),
    dryRun,
  );

describe('updateFacts', () => {
  it('writes version, release date, source and date of the check, and lists the guides', async () => {
    const { changed, said, text } = await update([
      {
        ...createProgram('bluemap', '5.28', 'https://github.com/BlueMap-Minecraft/BlueMap/tags'),
        more: 'released: 2026-09-25\n',
      },
    ]);
    expect(changed).toHaveLength(1);
    expect(text).toBe(
      "name: A name # kept\nnewest: '5.30'\nreleased: 2026-11-21\nsource: https://github.com/BlueMap-Minecraft/BlueMap/releases\nread: 2026-11-22\n",
    );
    expect(said[0]).toContain(
      'bluemap.yml:1 plugin.bluemap: 5.28 → 5.30 of 2026-11-21 (https://github.com/BlueMap-Minecraft/BlueMap/releases)',
    );
    expect(said[1]).toContain('docs/multiplatform/bluemap.mdx');
  });

  it('writes only the date of the check if nothing is newer', async () => {
    const { same, text } = await update([
      createProgram('chunky', '1.4.55', 'https://github.com/pop4959/Chunky/releases'),
    ]);
    expect(same).toHaveLength(1);
    expect(text).toContain("newest: '1.4.55'");
    expect(text).toContain('read: 2026-11-22');
  });

  it.each([
    ['Modrinth', 'lithium', '0.25.3', 'https://modrinth.com/mod/lithium', '0.26.1', '2026-11-12'],
    ['Hangar', 'plug', '2.0.0', 'https://hangar.papermc.io/Team/Plug', '2.0.1', '2026-11-10'],
    ['PaperMC', 'paper', '26.2', 'https://papermc.io/software/paper', '26.3', '2026-11-05'],
    ['endoflife.date', 'php', '8.5.2', 'https://endoflife.date/php', '8.6.1', '2026-11-19'],
  ])('reads %s: stable versions only', async (_, name, old, source, version, released) => {
    const { text } = await update([createProgram(name, old, source)]);
    expect(parse(text)).toMatchObject({ newest: version, released });
  });

  it.each([
    ['https://fabricmc.net/', '0.19.5', '0.19.6'],
    ['https://quiltmc.org/', '0.30.0', '0.30.1'],
    ['https://neoforged.net/', '26.2.0.66', '26.2.0.70'],
    ['https://files.minecraftforge.net/', '65.1.2', '66.0.3'],
    ['https://purpurmc.org/', '26.2', '26.3'],
    ['https://luckperms.net', '5.5.85', '5.5.90'],
  ])('reads the list of %s: stable versions only', async (home, old, version) => {
    const { said, text } = await update([
      { ...createProgram('x', old, 'https://example.org/seen/elsewhere'), more: `home: ${home}\n` },
    ]);
    expect(said[0]).toContain(`${old} → ${version}`);
    expect(text).toContain(version);
    expect(text).not.toContain('elsewhere');
  });

  it('reads the game’s own list, and the date in words', async () => {
    const group = (facts: string) =>
      `- source: https://x.example/a\n  read: 2026-01-01\n  facts:\n${facts}`;
    const game = "    newest:\n      value: '26.3'\n    newestReleased: 15 September 2026\n";
    const { text } = await updateFiles({
      'minecraft.yml': group(game) + group("    other: '1'\n"),
    });
    expect(parse(text)).toEqual([
      {
        source: 'https://www.minecraft.net/en-us/download/server',
        read: '2026-11-22',
        facts: { newest: { value: '26.3.1' }, newestReleased: '18 November 2026' },
      },
      { source: 'https://x.example/a', read: '2026-01-01', facts: { other: '1' } },
    ]);
  });

  it('moves the game’s version out of a group whose other facts were not checked again', async () => {
    const before = `- source: https://x.example/a
  read: 2026-01-01
  facts:
    first: 1
    newest:
      value: '26.3'
      unverified: A sentence.
    # about the one between
    between: 2 # as read
    newestReleased: 15 September 2026

- source: https://x.example/b
  read: 2026-02-02
  facts:
    other: '1'
`;
    const { changed, text } = await updateFiles({ 'minecraft.yml': before });
    expect(changed).toHaveLength(1);
    expect(text).toBe(`- source: https://x.example/a
  read: 2026-01-01
  facts:
    first: 1
    # about the one between
    between: 2 # as read

- source: https://www.minecraft.net/en-us/download/server
  read: 2026-11-22
  facts:
    newest:
      value: 26.3.1
      unverified: A sentence.
    newestReleased: 18 November 2026

- source: https://x.example/b
  read: 2026-02-02
  facts:
    other: '1'
`);
  });

  it('loses nothing if one source is down, slow, limited or malformed, and says which', async () => {
    const { changed, failed, text } = await update([
      createProgram('gone', '1.0', 'https://github.com/nobody/gone/releases'),
      createProgram('slow', '1.0', 'https://github.com/slow/slow/releases'),
      createProgram('limited', '1.0', 'https://github.com/nobody/limited/releases'),
      createProgram('silly', '1.0', 'https://github.com/broken/silly/releases'),
      createProgram('bluemap', '5.28', 'https://github.com/BlueMap-Minecraft/BlueMap/releases'),
      createProgram('unknown', '1.0', 'https://example.com/x'),
      createProgram('older', '9.0', 'https://github.com/BlueMap-Minecraft/BlueMap/releases'),
    ]);
    expect(changed).toHaveLength(1);
    expect(failed.map((line) => line.replace(/^.*plugin\./, ''))).toEqual([
      'gone: answered 404',
      'slow: no answer within 0.3 s',
      'limited: answered 403 (too many questions)',
      'silly: answered no JSON',
      'unknown: no list of versions is known for https://example.com/x; read it yourself',
      'older: the list says 5.30, older than 9.0: https://github.com/BlueMap-Minecraft/BlueMap/releases',
    ]);
    expect(text.match(/newest: '1\.0'/g)).toHaveLength(5);
    expect(text.match(/read: 2026-01-01/g)).toHaveLength(6);
    expect(text).toContain("newest: '5.30'");
  });

  it('says in one line that nothing answers, and asks few hosts', async () => {
    const hosts = ['github.com/a/b', 'modrinth.com/mod/c', 'hangar.papermc.io/Team/Plug'];
    const files = [...hosts, ...hosts, 'endoflife.date/php'].map((source, index) => {
      const file = path.join(folder, `plugin/p${index}.yml`);
      writeFileSync(file, `name: P\nnewest: '1.0'\nsource: https://${source}\nread: 2026-01-01\n`);
      return file;
    });
    const before = files.map((file) => readFileSync(file, 'utf8'));
    const asked: string[] = [];
    const said: string[] = [];
    const result = await updateFacts({
      files,
      today: '2026-11-22',
      ask: (address) => {
        asked.push(address);
        // Nothing listens on this port.
        return fetchJson(address.replace(/^https:\/\/[^/]+/, 'http://127.0.0.1:9'), 300);
      },
      say: (line) => said.push(line),
    });
    expect(said).toEqual([
      'Nothing answered (api.github.com, api.modrinth.com, hangar.papermc.io): is there a network? 7 sources not read, nothing changed',
    ]);
    expect(result).toMatchObject({ isOffline: true, changed: [], same: [] });
    expect(asked).toHaveLength(3);
    expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(before);
  });

  it('stops at a path that no version has', async () => {
    const file = path.join(folder, 'plugin/bluemap.yml');
    writeFileSync(
      file,
      "name: BlueMap\nnewest: '5.28'\nsource: https://x.test\nread: 2026-01-01\n",
    );
    const update = (only: string) =>
      updateFacts({ files: [file], only: [only], today: '2026-11-22', ask, dryRun: true });
    const known = parseFactEntries(file, readFileSync(file, 'utf8'))[0]?.path ?? '';
    await expect(update('plugin.blumap')).rejects.toThrow(
      `No version has the path "plugin.blumap". Nearest: ${known}`,
    );
    await expect(update(known)).resolves.toMatchObject({ changed: [] });
  });

  it('writes nothing with --dry-run', async () => {
    const { changed, text } = await update(
      [createProgram('bluemap', '5.28', 'https://github.com/BlueMap-Minecraft/BlueMap/releases')],
      true,
    );
    expect(changed).toHaveLength(1);
    expect(text).toContain("newest: '5.28'");
  });
});

it.each([
  ['5.28', 'v5.30', '5.30'],
  ['v5.28', '5.30', 'v5.30'],
  ['0.25.3', 'mc26.3-0.26.1-fabric', '0.26.1'],
  ['1.4.0', 'release-name', undefined],
  ['1.4.0', '1.5.0 for 26.3.1', undefined],
  ['0.161.0+26.3', '0.162.0+26.3', '0.162.0+26.3'],
])('a version in the format of %s: %s is %s', (old, found, version) => {
  expect(matchVersionFormat(old, found)).toBe(version);
});

it('compares versions by their numbers', () => {
  expect(isSameOrNewer('1.10', '1.9')).toBe(true);
  expect(isSameOrNewer('1.9', '1.9.0')).toBe(true);
  expect(isSameOrNewer('1.8.9', '1.9')).toBe(false);
});

it('recognizes a program’s own repository by its name', () => {
  expect(findOwnRepository('https://github.com/A248/LibertyBans/issues/385', 'libertyBans')).toBe(
    'https://github.com/A248/LibertyBans',
  );
  expect(
    findOwnRepository('https://github.com/BlueMap-Minecraft/BlueMap/releases/tag/v5', 'spigot'),
  ).toBeUndefined();
});

it('finds the facts of this repository with their positions', () => {
  const entries = readAllEntries();
  // Every kind of file has some: tables, programs, lists, products.
  for (const start of ['facts/minecraft.yml', 'facts/plugin/', 'facts/lists/', 'products/']) {
    expect(entries.filter(({ file }) => file.startsWith(start)).length, start).toBeGreaterThan(9);
  }
  const find = (name: string) => entries.find(({ path: fact }) => fact === name);
  expect(find('port.minecraft')?.file).toBe('facts/lists/ports.yml');
  for (const { path: fact } of entries.filter(({ file }) => file.endsWith('/ports.yml'))) {
    expect(fact).toMatch(/^port\./);
  }
  expect(find('plugin.bluemap')?.file).toBe('facts/plugin/bluemap.yml');
  expect(find('minecraft.viewDistance')?.line).toBeGreaterThan(10);
});
