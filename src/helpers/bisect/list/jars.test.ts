import { deflateSync, strToU8, zipSync, type Zippable } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDescriptor } from './descriptor';
import {
  toByteSource,
  MAX_DESCRIPTOR_BYTES,
  mergeAddons,
  toAddons,
  detectPlatform,
  readJar,
} from './jars';
import { createOrder } from '../search/order';
import { extract, readZipEntries, unpack, type ZipEntry } from '../../../lib/zip';

const createJar = (files: Zippable) => toByteSource(zipSync(files));
const encodeFiles = (files: Record<string, string>): Zippable =>
  Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strToU8(content)]));
const read = (path: string, content: string) => parseDescriptor(path, content);

describe('descriptors', () => {
  it('plugin.yml: depend is hard, softdepend and loadbefore are not', () => {
    expect(
      read(
        'plugin.yml',
        `name: WorldGuard
version: "\${version}"
main: com.sk89q.X
depend: [WorldEdit]
softdepend: [CommandBook]
loadbefore: [Other]
provides: [OldGuard]
`,
      ),
    ).toEqual({
      platform: 'bukkit',
      name: 'WorldGuard',
      ids: ['OldGuard'],
      needs: ['WorldEdit'],
      library: false,
    });
    expect(read('plugin.yml', 'name: A\ndepend: Vault')).toMatchObject({ needs: ['Vault'] });
  });

  it('paper-plugin.yml: required by default', () => {
    expect(
      read(
        'paper-plugin.yml',
        `name: Paper-Test-Plugin
dependencies:
  bootstrap:
    RegistryPlugin:
      load: BEFORE
  server:
    RequiredPlugin:
      load: AFTER
      required: true
      join-classpath: true
    Optional:
      required: false
    Bare:
`,
      ),
    ).toMatchObject({ needs: ['RequiredPlugin', 'Bare', 'RegistryPlugin'] });
  });

  it('velocity-plugin.json', () => {
    expect(
      read(
        'velocity-plugin.json',
        '{"id":"myplugin","name":"My Plugin","dependencies":[{"id":"luckperms","optional":false},{"id":"x","optional":true},{"id":"velocity"}]}',
      ),
    ).toEqual({
      platform: 'velocity',
      name: 'My Plugin',
      ids: ['myplugin'],
      needs: ['luckperms'],
      library: false,
    });
  });

  it('fabric.mod.json: line breaks in strings, badges, and built-in dependencies', () => {
    expect(
      read(
        'fabric.mod.json',
        `{"schemaVersion":1,"id":"cool","name":"Cool","description":"two
lines","provides":["cool-old"],"depends":{"fabricloader":">=0.15","minecraft":"1.21.x","java":">=21","fabric-api":"*"},"recommends":{"x":"*"},"custom":{"modmenu":{"badges":["library"]}}}`,
      ),
    ).toEqual({
      platform: 'fabric',
      name: 'Cool',
      ids: ['cool', 'cool-old'],
      needs: ['fabric-api'],
      library: true,
    });
  });

  it('quilt.mod.json', () => {
    expect(
      read(
        'quilt.mod.json',
        '{"schema_version":1,"quilt_loader":{"group":"g","id":"q","provides":["old",{"id":"g:older"}],"metadata":{"name":"Q"},"depends":["quilt_loader",{"id":"g:qsl","versions":"*"},{"id":"opt","optional":true},["a","b"]]}}',
      ),
    ).toMatchObject({ name: 'Q', ids: ['q', 'old', 'older'], needs: ['qsl'] });
  });

  it('mods.toml and neoforge.mods.toml', () => {
    expect(
      read(
        'META-INF/mods.toml',
        `modLoader="javafml"
[[mods]]
modId="one"
version="\${file.jarVersion}"
displayName="One"
[[mods]]
modId="two"
[[dependencies.one]]
modId="forge"
mandatory=true
[[dependencies.one]]
modId="jei"
mandatory=false
[[dependencies.two]]
modId="curios"
mandatory=true
`,
      ),
    ).toMatchObject({ platform: 'forge', name: 'One', ids: ['one', 'two'], needs: ['curios'] });
    expect(
      read(
        'META-INF/neoforge.mods.toml',
        `[[mods]]
modId="one"
[[dependencies.one]]
modId="a"
type="required"
[[dependencies.one]]
modId="b"
type="optional"
[[dependencies.one]]
modId="c"
`,
      ),
    ).toMatchObject({ name: 'one', needs: ['a', 'c'] });
  });

  it('are undefined if invalid or hostile', () => {
    expect(read('plugin.yml', '- a\n- b')).toBeUndefined();
    expect(read('plugin.yml', 'name: [1, 2]')).toBeUndefined();
    expect(
      read('plugin.yml', 'a: &a [x]\nb: [' + '*a,'.repeat(500) + ']\nname: X'),
    ).toBeUndefined();
    expect(read('fabric.mod.json', '{')).toBeUndefined();
    expect(read('META-INF/mods.toml', '[[mods')).toBeUndefined();
    expect(read('readme.txt', 'name: A')).toBeUndefined();
    expect(read('plugin.yml', 'name: __proto__\ndepend: [__proto__, constructor]')).toMatchObject({
      needs: ['constructor'],
    });
    fc.assert(
      fc.property(
        fc.constantFrom(
          'plugin.yml',
          'paper-plugin.yml',
          'velocity-plugin.json',
          'fabric.mod.json',
          'quilt.mod.json',
          'META-INF/mods.toml',
        ),
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.json(),
          fc
            .json()
            .map(
              (json) =>
                `{"name":"x","id":"x","quilt_loader":${json},"dependencies":${json},"depends":${json},"mods":${json},"custom":${json}}`,
            ),
        ),
        (path, content) => {
          const found = read(path, content);
          if (found !== undefined) expect(found.name).not.toBe('');
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('readJar', () => {
  it('reads one descriptor per platform, the Paper one first', async () => {
    const found = await readJar(
      'Multi-1.0.jar',
      createJar(
        encodeFiles({
          'paper-plugin.yml': 'name: Multi',
          'plugin.yml': 'name: MultiOld',
          'velocity-plugin.json': '{"id":"multi"}',
        }),
      ),
    );
    expect(found.descriptors.map(({ platform, name }) => [platform, name])).toEqual([
      ['bukkit', 'Multi'],
      ['velocity', 'multi'],
    ]);
    expect(found.refused).toBeUndefined();
  });

  it('collects the ids of nested jars, so that a module of Fabric API counts as Fabric API', async () => {
    const inner = zipSync(encodeFiles({ 'fabric.mod.json': '{"id":"fabric-networking-api-v1"}' }));
    const jars = await Promise.all([
      readJar(
        'net.jar',
        createJar({
          ...encodeFiles({
            'fabric.mod.json': '{"id":"netmod","depends":{"fabric-networking-api-v1":"*"}}',
          }),
        }),
      ),
      readJar(
        'fabric-api-0.100.7.jar',
        createJar({
          ...encodeFiles({ 'fabric.mod.json': '{"id":"fabric-api","name":"Fabric API"}' }),
          'META-INF/jars/networking.jar': [inner, { level: 0 }],
          'META-INF/jars/broken.jar': strToU8('no zip'),
          'META-INF/jars/bomb.jar': new Uint8Array(8 * 1024 * 1024),
        }),
      ),
    ]);
    const { kind, addons } = toAddons(jars);
    expect(kind).toBe('mods');
    const order = createOrder(addons);
    expect(order.missing).toEqual([]);
    expect(order.units.flat()).toEqual([1, 0]);
    expect(order.libraryCount).toBe(1);
  });

  it('reports why it read nothing', async () => {
    const reason = async (bytes: Uint8Array) =>
      (await readJar('x.jar', toByteSource(bytes))).refused;
    expect(await reason(strToU8('no zip at all'))).toBe('not-a-zip');
    expect(await reason(new Uint8Array())).toBe('not-a-zip');
    expect(await reason(zipSync(encodeFiles({ 'a.class': 'x' })))).toBe('no-descriptor');
    expect(await reason(zipSync(encodeFiles({ 'plugin.yml': '[' })))).toBe('no-descriptor');
    expect(
      await readJar('x.jar', { size: 100, read: () => Promise.reject(new Error('gone')) }),
    ).toMatchObject({ refused: 'damaged' });
  });

  it('refuses zip bombs: declared, hidden, and in the central directory', async () => {
    const zeros = new Uint8Array(16 * 1024 * 1024);
    const honest = zipSync({ 'plugin.yml': zeros });
    expect((await readJar('bomb.jar', toByteSource(honest))).refused).toBe('no-descriptor');
    // The same, with both sizes in the central directory set just below the limit.
    const packed = deflateSync(zeros);
    expect(packed.length).toBeLessThan(MAX_DESCRIPTOR_BYTES);
    expect(unpack(packed, MAX_DESCRIPTOR_BYTES)).toEqual({ ok: false, reason: 'too-large' });
    expect(unpack(packed.subarray(0, 100), 1e9)).toEqual({ ok: false, reason: 'damaged' });
    expect(unpack(strToU8('\u0007\u0007\u0007'), 100)).toEqual({ ok: false, reason: 'damaged' });
    expect(unpack(new Uint8Array(), 100)).toEqual({ ok: false, reason: 'damaged' });
    const lying = zipSync({ 'plugin.yml': zeros });
    const view = new DataView(lying.buffer);
    const directory = view.getUint32(lying.length - 22 + 16, true);
    view.setUint32(directory + 24, 10, true);
    expect((await readJar('lying.jar', toByteSource(lying))).descriptors).toEqual([]);
    for (const [offset, value, reason] of [
      [10, 0xffffffff, 'too-large'],
      [12, 0x7fffffff, 'too-large'],
      [16, 0x7fffffff, 'damaged'],
    ] as const) {
      const bad = zipSync(encodeFiles({ 'plugin.yml': 'name: A' }));
      new DataView(bad.buffer).setUint32(bad.length - 22 + offset, value, true);
      expect(await readZipEntries(toByteSource(bad))).toEqual({ ok: false, reason });
    }
  });

  it('refuses encrypted, differently compressed and truncated jars', async () => {
    const bytes = zipSync(encodeFiles({ 'plugin.yml': 'name: A' }));
    const directory = await readZipEntries(toByteSource(bytes));
    if (!directory.ok) throw new Error('no directory');
    const entry = directory.value[0] as ZipEntry;
    const refused = async (change: Partial<ZipEntry>, limit = 1000) =>
      extract(toByteSource(bytes), { ...entry, ...change }, limit);
    expect(await refused({})).toMatchObject({ ok: true });
    expect(await refused({ encrypted: true })).toEqual({ ok: false, reason: 'damaged' });
    expect(await refused({ method: 99 })).toEqual({ ok: false, reason: 'damaged' });
    expect(await refused({ offset: 5 })).toEqual({ ok: false, reason: 'damaged' });
    expect(await refused({ offset: bytes.length - 5 })).toEqual({ ok: false, reason: 'damaged' });
    expect(await refused({ packed: 900 })).toEqual({ ok: false, reason: 'damaged' });
    expect(await refused({}, 3)).toEqual({ ok: false, reason: 'too-large' });
    const count = new DataView(bytes.buffer);
    count.setUint16(bytes.length - 22 + 10, 7, true);
    expect(await readZipEntries(toByteSource(bytes))).toEqual({ ok: false, reason: 'damaged' });
  });

  it('never throws on changed bytes', async () => {
    const good = zipSync({
      ...encodeFiles({ 'plugin.yml': 'name: A\ndepend: [B]' }),
      'META-INF/jars/a.jar': zipSync(encodeFiles({ 'plugin.yml': 'name: In' })),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { maxLength: 8 }),
        fc.nat(good.length),
        async (changes, length) => {
          const bytes = good.slice(0, length);
          for (const [at, value] of changes) if (at < length) bytes[at] = value;
          expect((await readJar('a.jar', toByteSource(bytes))).file).toBe('a.jar');
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('partsOfJars', () => {
  const plugin = async (file: string, content: string) =>
    readJar(file, createJar(encodeFiles({ 'plugin.yml': content })));

  it('uses the platform that most jars run on, and falls back to the file name', async () => {
    const jars = [
      await plugin('WorldGuard-7.jar', 'name: WorldGuard\ndepend: [WorldEdit]'),
      await plugin('fawe.jar', 'name: FastAsyncWorldEdit\nprovides: [WorldEdit]'),
      await readJar('Vault.jar', toByteSource(strToU8('broken'))),
      await readJar('v.jar', createJar(encodeFiles({ 'velocity-plugin.json': '{"id":"v"}' }))),
    ];
    expect(detectPlatform(jars)).toBe('bukkit');
    const { kind, addons } = toAddons(jars);
    expect(kind).toBe('plugins');
    expect(addons.map(({ name, library }) => [name, library])).toEqual([
      ['WorldGuard', false],
      ['FastAsyncWorldEdit', true],
      ['v', false],
      ['Vault', true],
    ]);
    expect(createOrder(addons).missing).toEqual([]);
    expect(detectPlatform([])).toBe('bukkit');
  });

  it('jars complete a pasted list, and a file added again replaces its entry', async () => {
    const pasted = [
      { name: 'Citizens', ids: [], needs: [], library: false },
      { name: 'Chunky', ids: [], needs: [], library: false },
    ];
    const { addons } = toAddons([
      await plugin('Citizens-2.0.jar', 'name: Citizens\ndepend: [Vault]'),
      await plugin('Vault.jar', 'name: Vault'),
    ]);
    const merged = mergeAddons(pasted, addons);
    expect(merged.map(({ name, file }) => [name, file])).toEqual([
      ['Citizens', 'Citizens-2.0.jar'],
      ['Chunky', undefined],
      ['Vault', 'Vault.jar'],
    ]);
    expect(mergeAddons(merged, addons)).toEqual(merged);
  });
});
