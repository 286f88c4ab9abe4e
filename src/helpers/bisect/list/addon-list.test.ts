import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLibrary, withKnownNeeds } from './libraries';
import { parseAddonList } from './addon-list';
import { cleanName, normalizeName, MAX_ADDONS, parseFileName, stripDecoration } from './addon';
import { getProcessorMs } from '../../../../tests/lib/processor-time';

const listNames = (text: string) => parseAddonList(text).addons.map(({ name }) => name);

describe('parseAddonList reads', () => {
  it('Paper’s grouped form, ten names to a line, as PaperPluginsCommand prints it', () => {
    const list = parseAddonList(`> plugins
[12:00:05 INFO]: ℹ Server Plugins (14):
[12:00:05 INFO]: Paper Plugins (2):
[12:00:05 INFO]:  - Alpha, *Beta
[12:00:05 INFO]: Bukkit Plugins (12):
[12:00:05 INFO]:  - C1, C2, C3, C4, C5, C6, C7, C8, C9, C10
[12:00:05 INFO]:  C11, C12
[12:00:09 INFO]: Steve joined the game`);
    expect(list.form).toBe('paper');
    expect(list.announced).toBe(14);
    expect(list.addons.map(({ name }) => name)).toEqual([
      'Alpha',
      'Beta',
      ...Array.from({ length: 12 }, (_, index) => `C${index + 1}`),
    ]);
  });

  it('Paper’s form with one group, which has no count, and with a file’s log prefix', () => {
    expect(
      listNames(`[12:00:05] [Server thread/INFO]: ℹ Server Plugins (2):
[12:00:05] [Server thread/INFO]: Bukkit Plugins:
[12:00:05] [Server thread/INFO]:  - \u001b[32mChunky\u001b[0m, Vault

[12:00:06] [Server thread/INFO]: Something else, entirely`),
    ).toEqual(['Chunky', 'Vault']);
  });

  it('the form of Bukkit and Spigot, with color codes', () => {
    const list = parseAddonList('[12:00:05 INFO]: Plugins (3): §aChunky§f, §aEssentials§f, §c*Old');
    expect(list).toMatchObject({ form: 'bukkit', kind: 'plugins', announced: 3 });
    expect(list.addons.map(({ name }) => name)).toEqual(['Chunky', 'Essentials', 'Old']);
  });

  it('Velocity’s form', () => {
    const list = parseAddonList('[12:00:05 INFO]: Plugins: LuckPerms, ViaVersion, Some Name');
    expect(list.form).toBe('velocity');
    expect(list.addons.map(({ name }) => name)).toEqual(['LuckPerms', 'ViaVersion', 'Some Name']);
  });

  it('the newest of several lists', () => {
    expect(listNames('Plugins (1): Old\nPlugins (2): New, Newer')).toEqual(['New', 'Newer']);
  });

  it('a folder by ls, ls -l, dir and a table of a panel; what is switched off is not loaded', () => {
    for (const listing of [
      'Chunky-1.4.40.jar\nMy Plugin 2.0.jar\nplugins.txt\nold.jar.disabled',
      'Chunky-1.4.40.jar  other/My.txt  MyPlugin-2.0.jar',
      `total 12
-rw-r--r-- 1 container container 1234 Nov  1 12:00 Chunky-1.4.40.jar
drwxr-xr-x 2 container container 4096 Nov  1 12:00 Chunky
-rw-r--r-- 1 container container 1234 Nov  1  2025 My Plugin 2.0.jar`,
      `11/01/2026  09:15 AM           123,456 Chunky-1.4.40.jar
01.11.2026  09:15           123.456 My Plugin 2.0.jar`,
    ]) {
      const list = parseAddonList(listing);
      expect(list.form).toBe('folder');
      expect(list.addons[0]).toMatchObject({ name: 'Chunky', file: 'Chunky-1.4.40.jar' });
    }
    expect(
      parseAddonList('-rw-r--r-- 1 a b 1 Nov  1 12:00 My Plugin 2.0.jar').addons,
    ).toMatchObject([{ name: 'My Plugin', file: 'My Plugin 2.0.jar' }]);
    expect(parseAddonList('Chunky-1.4.40.jar\t12 MB\t2 days ago').addons).toMatchObject([
      { file: 'Chunky-1.4.40.jar' },
    ]);
    expect(parseAddonList('sodium-fabric-0.6.0+mc1.21.jar').kind).toBe('mods');
    expect(parseAddonList('Chunky-1.4.40.jar').kind).toBe('plugins');
    expect(parseAddonList('./mods/lithium-0.12.7.jar')).toMatchObject({
      kind: 'mods',
      addons: [{ file: 'lithium-0.12.7.jar' }],
    });
  });

  it('a Fabric log; jars in jars are further names', () => {
    const list = parseAddonList(`[02:43:29] [main/INFO]: Loading 6 mods:
	- fabric-api 0.100.7+1.21
	   |-- fabric-api-base 0.4.42+6573ed8cd1
	   \\-- fabric-events-v0 1.0
	- fabricloader 0.16.9
	   \\-- mixinextras 0.4.1
	- java 21
	- lithium 0.12.7
	- minecraft 1.21

[02:43:30] [main/INFO]: - not this`);
    expect(list).toMatchObject({ form: 'fabric log', kind: 'mods' });
    expect(list.addons).toMatchObject([
      { name: 'fabric-api', ids: ['fabric-api-base', 'fabric-events-v0'], library: true },
      { name: 'lithium', ids: [], library: false },
    ]);
    expect(parseAddonList('Loading 1 mods:\n   |-- orphan 1\nother').addons).toEqual([]);
  });

  it('the list of NeoForge and Forge, in the log and in a crash report', () => {
    const log = parseAddonList(`[12:00:05] [main/INFO] [ne.ne.fm.lo.mo.ModDiscoverer/SCAN]:
     Mod List:
\t\tName Version (Mod Id)

\t\tCreate 6.0.0 (create)
\t\tFarmer's Delight 1.2.4-1.21.1 (farmersdelight)
\t\tMinecraft 1.21.1 (minecraft)
\t\tNeoForge 21.1.72 (neoforge)

[12:00:06] [main/INFO]: Something else`);
    expect(log).toMatchObject({ form: 'forge log', kind: 'mods' });
    expect(log.addons.map(({ name, ids }) => [name, ...ids])).toEqual([
      ['Create', 'create'],
      ["Farmer's Delight", 'farmersdelight'],
    ]);
    const report = parseAddonList(`\tMod List: 
\t\tcreate-1.21.1-6.0.0.jar                          |Create                        |create                        |6.0.0               |DONE      |Manifest: NOSIGNATURE
\t\tserver-1.21.1.jar                                 |Minecraft                     |minecraft                     |1.21.1              |DONE      |Manifest: NOSIGNATURE
\t\tjei-1.21.1-19.21.0.jar                            |Just Enough Items             |jei                           |19.21.0             |Manifest: NOSIGNATURE
\tCrash Report UUID: 1`);
    expect(report.addons).toMatchObject([
      { name: 'Create', file: 'create-1.21.1-6.0.0.jar', ids: ['create'] },
      { name: 'Just Enough Items', ids: ['jei'] },
    ]);
  });

  it('a numbered list', () => {
    expect(listNames('1. EssentialsX\n2) Vault\n10. Chunky')).toEqual([
      'EssentialsX',
      'Vault',
      'Chunky',
    ]);
  });

  it('names, one per line or with commas, once each', () => {
    expect(listNames('- Chunky (1.4)\n* Vault\nchunky, Citizens\n\n---\n')).toEqual([
      'Chunky',
      'Vault',
      'Citizens',
    ]);
    expect(parseAddonList('').addons).toEqual([]);
    expect(parseAddonList(' , ; !').addons).toEqual([]);
  });
});

describe('known libraries and add-ons', () => {
  it('know every library that the guide names', () => {
    const guide = readFileSync('docs/running/binarysearch.mdx', 'utf8');
    const [, section = ''] = guide.split('## Keep libraries');
    const [list = ''] = section.split('\n## ');
    const names = [...list.matchAll(/^- \*\*.+:\*\* (.+)$/gm)]
      .map(([, items = '']) => items)
      .join(', ')
      .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
      .replace(/,? and (?:what|the mods that) [^,.]*/g, '')
      .replaceAll('.', '')
      .split(', ');
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => !isLibrary(name))).toEqual([]);
  });

  it('are recognized with a platform behind the name', () => {
    for (const file of [
      'LuckPerms-Bukkit-5.4.137.jar',
      'fabric-api-0.100.7+1.21.jar',
      'cloth-config-15.0.140-fabric.jar',
      'architectury-13.0.8-neoforge.jar',
      'Geyser-Spigot.jar',
      'floodgate-spigot.jar',
      'worldedit-bukkit-7.3.10.jar',
      'ProtocolLib.jar',
    ]) {
      expect(isLibrary(parseFileName(file)), file).toBe(true);
    }
    expect(isLibrary('Citizens')).toBe(false);
  });

  it('add-ons need their main plugin where it is there', () => {
    const addons = parseAddonList(
      'Plugins (4): Essentials, EssentialsSpawn, WorldGuard, FastAsyncWorldEdit',
    ).addons;
    expect(addons.map(({ needs }) => needs)).toEqual([
      [],
      ['Essentials'],
      ['FastAsyncWorldEdit'],
      [],
    ]);
    expect(
      withKnownNeeds([{ name: 'Multiverse-Portals', ids: [], needs: [], library: false }]),
    ).toMatchObject([{ needs: [] }]);
  });
});

describe('names', () => {
  it('of files lose ending, version and platform', () => {
    expect(parseFileName('CoreProtect-CE-23.1.jar')).toBe('CoreProtect-CE');
    expect(parseFileName('[1.20] Foo.jar')).toBe('[1.20] Foo');
    expect(parseFileName('1.jar')).toBe('1');
    expect(stripDecoration('LuckPerms-Bukkit')).toBe('LuckPerms');
    expect(stripDecoration('Thing-Fabric-Common')).toBe('Thing');
    expect(stripDecoration('-all')).toBe('-all');
    expect(normalizeName(' Fabric_API ')).toBe('fabric-api');
    expect(cleanName('a\u0000\nb')).toBe('a  b');
  });
});

it('never throws, gives clean and distinct names, and bounds them', () => {
  const piece = fc.constantFrom(
    'Plugins (3): ',
    'ℹ Server Plugins (9):\n',
    'Bukkit Plugins:\n - ',
    'Loading 3 mods:\n',
    '\t- ',
    '   |-- ',
    '[12:00 INFO]: ',
    '.jar',
    '§',
    '\u001b[0m',
    ', ',
    '\n',
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(piece, fc.string({ unit: 'binary' })), { maxLength: 40 }),
      (pieces) => {
        const { addons } = parseAddonList(pieces.join(''));
        const keys = addons.map(({ name }) => normalizeName(name));
        expect(new Set(keys).size).toBe(keys.length);
        for (const { name } of addons) expect(name).toBe(cleanName(name));
      },
    ),
    { numRuns: 500 },
  );
  expect(
    parseAddonList(Array.from({ length: 3000 }, (_, i) => `p${i}`).join('\n')).addons,
  ).toHaveLength(MAX_ADDONS);
  const hostileTexts = [
    '-'.repeat(1e6),
    '['.repeat(1e6),
    ' '.repeat(1e6),
    '1'.repeat(1e6),
    '- '.repeat(5e5),
    'a.jar '.repeat(2e5),
    'a,'.repeat(5e5),
  ];
  const ms = getProcessorMs(() => {
    for (const hostile of hostileTexts) {
      parseAddonList(hostile);
      parseAddonList(hostile.replace(/(.{300})/g, '$1\n'));
      parseAddonList(`${hostile.slice(0, 20_000)}.jar`);
    }
  });
  expect(ms).toBeLessThan(5000);
});

it('reads a paste of many lines without a name', () => {
  // Took minutes when each line copied those below it.
  expect(parseAddonList('- \n'.repeat(300_000)).addons).toEqual([]);
});

it('takes the id where a mod has no name, and reads on below an empty list', () => {
  expect(
    parseAddonList('Mod List:\n\tlamps-1.0.jar |  |lampkit |1.0 |DONE').addons.map(
      ({ name }) => name,
    ),
  ).toEqual(['lampkit']);
  expect(
    parseAddonList('Plugins (1): Lamps\nMod List:\nnothing').addons.map(({ name }) => name),
  ).toEqual(['Lamps']);
});
