import { strToU8, zipSync, type Zippable } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packFormats } from '../../fact-tables/minecraft.data';
import { listFindings } from './findings';
import {
  findErrorLine,
  acceptsFormat,
  parseFormat,
  findMixedRule,
  parseMeta,
  listGameVersions,
} from './meta';
import { inspectPack, type Inspection } from './model';
import { describeMeta, versionSpan } from './texts';

const META = { pack: { description: 'x', min_format: 75, max_format: 97 } };
const encodeJson = (value: unknown) => strToU8(JSON.stringify(value));
const look = (data: Uint8Array): Promise<Inspection> =>
  inspectPack({ size: data.length, read: (start, end) => Promise.resolve(data.slice(start, end)) });
const newest = packFormats.at(-1);
/** What findings depend on, besides the inspected file. */
const checked = { fileBytes: 1000, limitMb: 250, version: newest, formats: packFormats };
const pack = async (files: Zippable) => {
  const result = await look(zipSync(files));
  if (!result.ok) throw new Error(result.reason);
  return result.pack;
};
const findRefusal = async (data: Uint8Array) => {
  const result = await look(data);
  return result.ok ? undefined : result.reason;
};

describe('inspect', () => {
  const good = {
    'pack.mcmeta': encodeJson(META),
    'assets/minecraft/lang/en_us.json': encodeJson({}),
    'assets/minecraft/textures/block/stone.png': new Uint8Array(10),
  };

  it('accepts a valid pack', async () => {
    expect(await pack(good)).toMatchObject({
      files: 3,
      place: { kind: 'top' },
      meta: { ok: true },
      hasAssets: true,
      isDataPack: false,
      badNames: [],
      jsonChecked: 1,
      broken: [],
      jsonSkipped: 0,
    });
  });

  it('one folder too deep, also with the files that macOS adds', async () => {
    const deep = await pack({
      '__MACOSX/My Pack/pack.mcmeta': new Uint8Array(3),
      'My Pack': good,
      'My Pack/other/pack.mcmeta': encodeJson({}),
    });
    expect(deep).toMatchObject({
      place: { kind: 'deeper', folder: 'My Pack/' },
      meta: { ok: true },
      hasAssets: true,
      jsonChecked: 1,
    });
  });

  it('detects misnamed and missing files, and data packs', async () => {
    expect(await pack({ 'pack.mcmeta.txt': encodeJson(META) })).toMatchObject({
      place: { kind: 'misnamed' },
      hasAssets: false,
    });
    expect(await pack({ 'Pack.mcmeta': encodeJson(META) })).toMatchObject({
      place: { kind: 'misnamed' },
    });
    expect(await pack({ 'assets/a.png': new Uint8Array(1) })).toMatchObject({
      place: { kind: 'missing' },
      meta: undefined,
    });
    expect(await pack({ 'data/a/x.json': encodeJson({}) })).toMatchObject({ isDataPack: true });
  });

  it('broken JSON, wrong names', async () => {
    const found = await pack({
      'pack.mcmeta': strToU8('{"pack":{,}}'),
      'assets/a/models/x.json': strToU8('{\n "a": 1,\n}'),
      'assets/a/models/y.json': new Uint8Array([0xef, 0xbb, 0xbf, 0x7b, 0x7d]),
      'assets/a/models/Big File.png': new Uint8Array(1),
      'assets/a/z.json': [new Uint8Array(1_200_000), { level: 9 }],
    });
    expect(found.meta).toMatchObject({ ok: false, reason: 'broken-json' });
    expect(found.broken).toEqual([
      { name: 'assets/a/models/x.json', reason: 'broken-json', line: 3 },
      { name: 'assets/a/models/y.json', reason: 'byte-order-mark' },
      { name: 'assets/a/z.json', reason: 'unreadable' },
    ]);
    expect(found.badNames).toEqual(['assets/a/models/Big File.png']);
  });

  it('counts all wrong names, and lists the first', async () => {
    const files: Zippable = { 'pack.mcmeta': encodeJson(META) };
    for (let index = 0; index < 250; index += 1)
      files[`assets/a/B${index}.png`] = new Uint8Array(1);
    const found = await pack(files);
    expect(found.badNames).toHaveLength(250);
    const [finding] = listFindings({
      inspection: { ok: true, pack: found },
      ...checked,
    }).filter(({ files: names }) => names !== undefined);
    expect(finding?.title).toContain('250 file names');
    expect(finding?.files).toHaveLength(5);
  });

  it('stops at its limits', async () => {
    const files: Zippable = { 'pack.mcmeta': [new Uint8Array(1_200_000), { level: 9 }] };
    for (let index = 0; index < 150; index += 1) files[`assets/${index}.json`] = strToU8('{');
    expect(await pack(files)).toMatchObject({
      meta: 'unreadable',
      jsonChecked: 100,
      jsonSkipped: 50,
    });
  });

  it('refuses hostile zips', async () => {
    expect(await findRefusal(strToU8('Rar!'))).toBe('not-a-zip');
    const whole = zipSync({ 'a.txt': new Uint8Array(500) });
    expect(await findRefusal(whole.slice(0, whole.length - 40))).toBe('cut-off');
    for (const name of ['../x', 'a/../../x', '/etc/x', '\\x', 'C:x', 'a\0']) {
      expect(await findRefusal(zipSync({ [name]: new Uint8Array(1) }))).toBe('hostile-name');
    }
    // 1.2 GB of zeros in 1.2 MB, a typical zip bomb.
    const zeros = new Uint8Array(60_000_000);
    const data = zipSync({ a: zeros }, { level: 9 });
    const directory = Buffer.from(data);
    const at = directory.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    directory.writeUInt32LE(1_200_000_000, at + 24);
    expect(await findRefusal(new Uint8Array(directory))).toBe('bomb');
    directory.writeUInt32LE(900_000_000, at + 24);
    expect(await findRefusal(new Uint8Array(directory))).toBe('bomb');
    const flagged = Buffer.from(zipSync(good));
    flagged[flagged.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 8] = 1;
    expect(await findRefusal(new Uint8Array(flagged))).toBe('encrypted');
    // Both entries point at the same bytes.
    const shared = Buffer.from(zipSync({ a: new Uint8Array(100), b: new Uint8Array(100) }));
    shared.writeUInt32LE(0, shared.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 42);
    expect(await findRefusal(new Uint8Array(shared))).toBe('overlap');
  });

  it('never throws', async () => {
    const data = zipSync(good);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 5 }),
        async (changes) => {
          const copy = data.slice();
          for (const [at, byte] of changes) copy[at % copy.length] = byte;
          listFindings({
            ...checked,
            inspection: await look(copy),
            fileBytes: copy.length,
            version: packFormats[0],
          });
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('pack.mcmeta', () => {
  const meta = (fields: object) => parseMeta(encodeJson({ pack: { description: 'x', ...fields } }));
  const made = (fields: object) => {
    const result = meta(fields);
    return result.ok ? listGameVersions(result.meta, packFormats).map(versionSpan) : result.reason;
  };

  it.each([
    [{ pack_format: 34 }, ['1.21 to 1.21.1']],
    [{ pack_format: 8 }, ['1.18 to 1.18.2']],
    [{ pack_format: 46, supported_formats: [34, 46] }, ['1.21 to 1.21.4']],
    [
      { pack_format: 34, supported_formats: { min_inclusive: 34, max_inclusive: 42 } },
      ['1.21 to 1.21.3'],
    ],
    [{ pack_format: 34, supported_formats: 34 }, ['1.21 to 1.21.1']],
    // Game versions before supported_formats read only pack_format.
    [{ pack_format: 15, supported_formats: [12, 18] }, ['1.20 to 1.20.2']],
    [{ min_format: 75, max_format: 88 }, ['1.21.11 to 26.2']],
    [{ min_format: [75, 0], max_format: [84] }, ['1.21.11 to 26.1.2']],
    [{ min_format: [75, 1], max_format: 75 }, []],
    [{ pack_format: 34, min_format: 84, max_format: 84 }, ['1.21 to 1.21.1', '26.1 to 26.1.2']],
    [{ pack_format: 84 }, []],
    [{ pack_format: 60 }, []],
    [{}, 'no-format'],
    [{ pack_format: '34' }, 'wrong-format'],
    [{ pack_format: 3.5 }, 'wrong-format'],
    [{ pack_format: 34, supported_formats: [46, 34] }, 'wrong-format'],
    [{ pack_format: 34, supported_formats: 'x' }, 'wrong-format'],
    [{ min_format: 75 }, 'wrong-format'],
    [{ min_format: 88, max_format: 75 }, 'wrong-format'],
    [{ min_format: [75, 0, 0], max_format: 88 }, 'wrong-format'],
    [{ min_format: 75, max_format: [88, 'x'] }, 'wrong-format'],
    [{ min_format: ['x'], max_format: 88 }, 'wrong-format'],
  ])('%j', (fields, expected) => expect(made(fields)).toEqual(expected));

  it('every row of the facts matches a pack that declares it in the notation of its version', () => {
    for (const row of packFormats) {
      const [major] = parseFormat(row.resource);
      const fields = row.resource.includes('.')
        ? { min_format: major, max_format: major }
        : { pack_format: major };
      const result = meta(fields);
      expect(result.ok && acceptsFormat(result.meta, parseFormat(row.resource))).toBe(true);
    }
  });

  it('says what is wrong with the file', () => {
    expect(parseMeta(strToU8('[]'))).toMatchObject({ reason: 'no-pack' });
    expect(parseMeta(strToU8('null'))).toMatchObject({ reason: 'no-pack' });
    expect(parseMeta(encodeJson({ pack: null }))).toMatchObject({ reason: 'no-pack' });
    expect(parseMeta(encodeJson({ pack: {} }))).toMatchObject({ reason: 'no-description' });
    expect(parseMeta(strToU8('\ufeff{}'))).toMatchObject({ reason: 'byte-order-mark' });
    expect(parseMeta(strToU8('{"pack":\n{]'))).toMatchObject({ reason: 'broken-json', line: 2 });
    expect(findErrorLine('', 'at line 4 column 2 of the JSON data')).toBe(4);
    expect(findErrorLine('', 'JSON Parse error')).toBeUndefined();
  });

  it('checks packs that support old and new formats', () => {
    const rule = (fields: object) => {
      const result = meta(fields);
      return result.ok ? findMixedRule(result.meta) : 'broken';
    };
    expect(rule({ pack_format: 34 })).toBeUndefined();
    expect(rule({ min_format: 75, max_format: 88 })).toBeUndefined();
    expect(rule({ min_format: 46, max_format: 88 })).toBe('needs-old-fields');
    expect(rule({ min_format: 46, max_format: 88, pack_format: 46 })).toBe('needs-old-fields');
    expect(
      rule({ min_format: 46, max_format: 88, pack_format: 46, supported_formats: [46, 88] }),
    ).toBeUndefined();
    expect(rule({ min_format: 75, max_format: 88, supported_formats: [75, 88] })).toBe(
      'has-old-field',
    );
  });

  it.each([
    [{ pack_format: 34 }, '34'],
    [{ pack_format: 34, supported_formats: [34, 46] }, '34, also 34 to 46'],
    [{ min_format: 75, max_format: [88, 1] }, '75 to 88.1'],
    [{ min_format: 75, max_format: 75 }, '75'],
  ])('%j in words', (fields, words) => {
    const result = meta(fields);
    expect(result.ok && describeMeta(result.meta)).toBe(words);
  });
});

describe('findings', () => {
  const of = async (files: Zippable, version: typeof newest | null = newest, bytes = 1000) =>
    listFindings({
      ...checked,
      inspection: await look(zipSync(files)),
      fileBytes: bytes,
      version: version ?? undefined,
    }).map(({ tone, title }) => `${tone}: ${title}`);
  const assets = { 'assets/a.png': new Uint8Array(1) };

  it('reports what is wrong, worst first', async () => {
    expect(await of({ 'pack.mcmeta': encodeJson(META), ...assets })).toEqual([
      'good: Format 75 to 97: made for 1.21.11 to 26.3.',
    ]);
    expect(await of({ 'pack.mcmeta': encodeJson(META), ...assets }, null)).toEqual([
      'note: Format 75 to 97: made for 1.21.11 to 26.3.',
    ]);
    expect(
      await of({ 'pack.mcmeta': encodeJson({ pack: { description: '', pack_format: 60 } }) }),
    ).toEqual([
      'caution: Format 60 belongs to no version listed in this guide. Players on 26.3 need 97.1',
      'caution: There is no assets folder',
    ]);
    const help = async (fields: object) => {
      const files = {
        'pack.mcmeta': encodeJson({ pack: { description: '', ...fields } }),
        ...assets,
      };
      return listFindings({ ...checked, inspection: await look(zipSync(files)) })[0]?.help;
    };
    // Fields that game version 1.21.9 and newer reject, and the two that they require instead.
    expect(await help({ pack_format: 70 })).toBe(
      'The game does not read pack_format 70 any more. Write "min_format": 70, "max_format": 70 in its place.',
    );
    expect(await help({ pack_format: 46, supported_formats: [46, 70] })).toContain(
      'reach games up to format 64 only. Add "min_format": 46, "max_format": 70 beside them.',
    );
    expect(await of({ p: { 'pack.mcmeta': encodeJson(META), ...assets } })).toEqual([
      'danger: pack.mcmeta is in the folder p, not at the top',
      'good: Format 75 to 97: made for 1.21.11 to 26.3.',
    ]);
    expect(
      await of(
        {
          'pack.mcmeta': strToU8('{\n'),
          'assets/A.json': strToU8('{'),
          'assets/B.png': new Uint8Array(1),
        },
        newest,
        251 * 1024 * 1024,
      ),
    ).toEqual([
      'danger: 251.0 MB, over the game’s limit of 250 MB',
      'danger: pack.mcmeta is broken JSON, near line 2',
      'danger: 1 JSON file cannot be read',
      'caution: 2 file names the game ignores',
    ]);
    expect(await of({ 'pack.mcmeta.txt': encodeJson({}), ...assets })).toEqual([
      'danger: pack.mcmeta.txt must be called pack.mcmeta',
      'danger: pack.mcmeta has no "pack" section',
    ]);
    const dataPack = 'danger: This is a data pack, not a resource pack';
    expect(await of({ 'data/a': new Uint8Array(1) })).toEqual([dataPack]);
    expect(await of({ 'pack.mcmeta': encodeJson(META), 'data/a/x.json': encodeJson({}) })).toEqual([
      dataPack,
    ]);
    expect(
      await of({ 'pack.mcmeta': encodeJson(META), ...assets, 'data/a/x.json': encodeJson({}) }),
    ).toContain('note: It has a data folder, too');
    expect(
      await of({
        'pack.mcmeta': encodeJson({ pack: { description: '', pack_format: 88 } }),
        ...assets,
      }),
    ).toEqual(['danger: From format 65 on, min_format and max_format are needed']);
    expect(
      await of({
        'pack.mcmeta': encodeJson(META),
        ...assets,
        'assets/.DS_Store': new Uint8Array(1),
      }),
    ).toEqual(['good: Format 75 to 97: made for 1.21.11 to 26.3.']);
    expect(await of(assets)).toEqual(['danger: There is no pack.mcmeta']);
    expect(
      await of({
        'pack.mcmeta': [new Uint8Array(1_200_000), { level: 9 }],
        ...assets,
        'assets/a b.png': new Uint8Array(1),
        'assets/c.json': strToU8('x'),
        'assets/d.json': new Uint8Array([0xef, 0xbb, 0xbf]),
      }),
    ).toEqual([
      'danger: pack.mcmeta cannot be unpacked',
      'danger: 2 JSON files cannot be read',
      'caution: 1 file name the game ignores',
    ]);
    const old = { description: '', min_format: 46, max_format: 88 };
    expect(await of({ 'pack.mcmeta': encodeJson({ pack: old }), ...assets })).toContain(
      'caution: pack_format or supported_formats is missing',
    );
    const both = { description: '', min_format: 75, max_format: 88, supported_formats: 75 };
    expect(await of({ 'pack.mcmeta': encodeJson({ pack: both }), ...assets })).toContain(
      'caution: supported_formats must go',
    );
    expect(listFindings({ ...checked, inspection: { ok: false, reason: 'bomb' } })).toHaveLength(1);
  });
});

it('writes a format of one version without a range', () => {
  const result = parseMeta(strToU8('{"pack":{"pack_format":9,"description":""}}'));
  const formats = [
    { resource: '8', from: '1.18', to: '1.18.2' },
    { resource: '9', from: '1.19', to: '1.19' },
  ] as unknown as typeof packFormats;
  expect(result.ok && listGameVersions(result.meta, formats).map(versionSpan)).toEqual(['1.19']);
});
