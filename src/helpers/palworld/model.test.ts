import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { palworldSettings } from '../../../products/palworld/facts.data';
import { getProcessorMs } from '../../../tests/lib/processor-time';
import {
  withValue,
  defaultSettings,
  findDuplicateKeys,
  SETTINGS_HEADER,
  isChanged,
  MAX_CHARACTERS,
  parseSettings,
  findRawValue,
  findSetting,
  findUnknownKeys,
  formatSettings,
  type SettingEntry,
  type SettingsFile,
} from './model';

const hashText = (text: string) => createHash('sha256').update(text).digest('hex');
const getOptionList = (text: string) => /\((.*)\)/.exec(text)?.[1] ?? '';
const renderFile = (list: string) => `${SETTINGS_HEADER}\nOptionSettings=(${list})`;

function read(text: string): SettingsFile {
  const parsed = parseSettings(text);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.settings;
}

describe('the default line', () => {
  it('is exactly what a server of autumn 2026 wrote (122 keys)', () => {
    // Its admin password and REST values reset to the defaults; read on 2026-11-20.
    expect(hashText(getOptionList(formatSettings(defaultSettings)))).toBe(
      'f4d5cd42b91787e341d707536700460637be46c3aae21b377ef439b49836fd20',
    );
  });

  it('is, without the three newer keys, the DefaultPalWorldSettings.ini of 1.0 (119 keys)', () => {
    const first = formatSettings(
      defaultSettings,
      ({ key }) => findSetting(key)?.since === undefined,
    );
    expect(hashText(getOptionList(first))).toBe(
      '6211b23282c732c580f757ab93a18b8a15afcc3b93415588aea021f8d37bdba6',
    );
  });

  const newer = [
    'FishingDifficultyRate',
    'MaxBuildingLimitNumPerPlayer',
    'bAllowEnemyCampSpawnNearBaseCamp',
  ];

  it.each([
    [
      'palworld-server-docker 3b32a68efe92, PalWorldSettings.ini.template, 118 keys',
      [...newer, 'bEnableFastTravelOnlyBaseCamp'],
      'd00ed603b1fe964fd05fc36a7c5af90db91a877356ce42b183a66ce3314a577d',
    ],
    [
      'pal-conf 68327ec679d5, entries.tsx, 108 keys (of December 2025)',
      [
        ...newer,
        'AutoTransferMasterCheckIntervalSeconds',
        'AutoTransferMasterThresholdDays',
        'BuildingNameDisplayCacheTTLSeconds',
        'MaxGuildsPerFrame',
        'MonsterFarmActionSpeedRate',
        'PhysicsActiveDropItemMaxNum',
        'PlayerDataPalStorageUpdateCheckTickInterval',
        'VoiceChatMaxVolumeDistance',
        'VoiceChatZeroVolumeDistance',
        'bEnableBuildingPlayerUIdDisplay',
        'bEnableVoiceChat',
      ],
      '56968999aa6c6750f931744ffa2db92c4f35d5feecf2e11381721082cdb0d41d',
    ],
  ])('has every key of %s', (_list, missing, hash) => {
    // The hash covers the key names, sorted by code point and joined with commas.
    const keys = palworldSettings.map(({ key }) => key).filter((key) => !missing.includes(key));
    expect(hashText(keys.toSorted().join(','))).toBe(hash);
  });

  it('reads back to itself', () => {
    const text = formatSettings(defaultSettings);
    expect(parseSettings(text)).toEqual({ ok: true, settings: defaultSettings, notes: [] });
    expect(defaultSettings.entries.filter(isChanged)).toEqual([]);
  });
});

describe('parseSettings', () => {
  it('keeps commas, brackets and escaped quotation marks inside values', () => {
    const list =
      'ServerName="My, cool (server) = \\"best\\"",CrossplayPlatforms=(Steam,Xbox),ServerDescription="",DenyTechnologyList=,Future=(A=(1,2),B="x,)y")';
    const settings = read(renderFile(list));
    expect(settings.entries.map(({ key }) => key)).toEqual([
      'ServerName',
      'CrossplayPlatforms',
      'ServerDescription',
      'DenyTechnologyList',
      'Future',
    ]);
    expect(findRawValue(settings, 'Future')).toBe('(A=(1,2),B="x,)y")');
    expect(formatSettings(settings)).toBe(renderFile(list));
  });

  it('accepts the sample file with its comments and Windows line endings', () => {
    const parsed = parseSettings(
      `\uFEFF; This configuration file is a sample of the default server settings.\r\n${SETTINGS_HEADER}\r\nOptionSettings=(ExpRate=1.000000)\r\n`,
    );
    expect(parsed).toMatchObject({ ok: true, notes: ['comments'] });
    expect(parsed.ok && formatSettings(parsed.settings)).toBe(renderFile('ExpRate=1.000000'));
  });

  it('keeps other sections where they are', () => {
    const text = `[Other]\nA=1\n${renderFile('ExpRate=2')}\n[Third]\nB=(1)`;
    expect(formatSettings(read(text))).toBe(text);
  });

  it('fixes small faults and reports them', () => {
    const notes = (text: string) => {
      const parsed = parseSettings(text);
      return parsed.ok ? [parsed.notes, formatSettings(parsed.settings)] : parsed;
    };
    expect(notes('OptionSettings=(ExpRate=1)')).toEqual([['no-header'], renderFile('ExpRate=1')]);
    expect(notes(renderFile('ExpRate = 1 ,\n  bIsPvP=True,'))).toEqual([
      ['line-breaks'],
      renderFile('ExpRate=1,bIsPvP=True'),
    ]);
    expect(notes(renderFile('ServerName="two\nlines \\\nhere",ExpRate=1'))).toEqual([
      ['line-breaks'],
      renderFile('ServerName="two lines \\ here",ExpRate=1'),
    ]);
    expect(notes(renderFile('ServerName=“My, server”,A=„b",ServerDescription="a ”b“"'))).toEqual([
      ['curly-quotes'],
      renderFile('ServerName="My, server",A="b",ServerDescription="a ”b“"'),
    ]);
    expect(notes(`${SETTINGS_HEADER}\nOptionSettings=(ExpRate=1,bIsPvP=True`)).toEqual([
      ['no-end-bracket'],
      renderFile('ExpRate=1,bIsPvP=True'),
    ]);
    expect(notes(`${renderFile('ExpRate=1')})\n; end`)).toEqual([
      ['more-brackets', 'comments'],
      renderFile('ExpRate=1'),
    ]);
  });

  it('says what is wrong if it cannot', () => {
    expect(parseSettings(' \n')).toEqual({ ok: false, reason: 'empty' });
    expect(parseSettings('x'.repeat(MAX_CHARACTERS + 1))).toEqual({
      ok: false,
      reason: 'too-long',
    });
    expect(parseSettings(renderFile('a=1,'.repeat(1001)))).toEqual({
      ok: false,
      reason: 'too-long',
    });
    expect(parseSettings('ExpRate=1')).toEqual({ ok: false, reason: 'no-options' });
    // A decimal comma.
    expect(parseSettings(renderFile('ExpRate=1,5,bIsPvP=True'))).toEqual({
      ok: false,
      reason: 'no-equals',
      at: '5',
    });
    expect(parseSettings(renderFile(`ServerName="open,${'x'.repeat(99)}`))).toEqual({
      ok: false,
      reason: 'open-quote',
      at: `ServerName="open,${'x'.repeat(99)})`.slice(0, 60) + '…',
    });
    expect(parseSettings(renderFile('CrossplayPlatforms=(Steam,bIsPvP=True'))).toMatchObject({
      reason: 'open-list',
    });
    expect(parseSettings(renderFile('ExpRate=1),bIsPvP=True'))).toEqual({
      ok: false,
      reason: 'closed-early',
      at: 'ExpRate=1',
    });
    expect(parseSettings(renderFile('ServerName=“My, “server”,A=1'))).toMatchObject({
      reason: 'open-quote',
    });
    expect(parseSettings(renderFile('A="\\'))).toMatchObject({ reason: 'open-quote' });
  });

  it('never throws, and round-trips what it accepts', () => {
    const hostile = fc.string({ unit: fc.constantFrom(...Array.from('ab=,()"“”\\\n; ')) });
    fc.assert(
      fc.property(fc.oneof(fc.string(), hostile, hostile.map(renderFile)), (text) => {
        const parsed = parseSettings(text);
        if (!parsed.ok) return;
        const again = parseSettings(formatSettings(parsed.settings));
        expect(again).toMatchObject({ ok: true, settings: { entries: parsed.settings.entries } });
      }),
      { numRuns: 2000 },
    );
  });

  it('handles hostile text in less than a second', () => {
    const shapes = ['(', '()', '"\\', 'a,', '\n ', '“”', `Player${'x'.repeat(180)}=1,`];
    for (const shape of shapes) {
      const ms = getProcessorMs(() => {
        const parsed = parseSettings(`OptionSettings=(${shape.repeat(190_000 / shape.length)}`);
        if (parsed.ok) findUnknownKeys(parsed.settings);
      });
      expect(ms).toBeLessThan(1000);
    }
  });

  it('returns a well-formed file unchanged', () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from('ab ,()=“é🎮')) });
    const raw = fc.oneof(
      fc.constantFrom(
        'True',
        'False',
        'None',
        '',
        '1.500000',
        '-1',
        '(Steam,Xbox,PS5,Mac)',
        '()',
        '""',
      ),
      text.map((inner) => `"${inner}"`),
      text.map((inner) => `("${inner}",B)`),
    );
    const key = fc.constantFrom('ExpRate', 'NewKey', 'bIsPvP', 'Other_Key', 'ServerName');
    fc.assert(
      fc.property(
        fc.array(fc.record({ key, raw }), { maxLength: 20 }),
        (entries: SettingEntry[]) => {
          const line = renderFile(entries.map((entry) => `${entry.key}=${entry.raw}`).join(','));
          const parsed = parseSettings(line);
          expect(parsed).toMatchObject({ ok: true, notes: [] });
          expect(parsed.ok && formatSettings(parsed.settings)).toBe(line);
        },
      ),
    );
  });
});

describe('change', () => {
  const exp = findSetting('ExpRate');
  const pvp = findSetting('bIsPvP');
  if (exp === undefined || pvp === undefined) throw new Error('keys are missing in the facts');

  it('changes one value and keeps the order', () => {
    const settings = read(renderFile('New=(x),ExpRate=1.000000,Last=1'));
    expect(formatSettings(withValue(settings, exp, '2.5'))).toBe(
      renderFile('New=(x),ExpRate=2.500000,Last=1'),
    );
  });

  it('leaves an equivalent value as written', () => {
    const settings = read(renderFile('ExpRate=1.0'));
    expect(withValue(settings, exp, '1')).toBe(settings);
  });

  it('adds a missing key in the game’s order', () => {
    const settings = read(renderFile('PalCaptureRate=1.000000,BuildObjectHpRate=1.000000,Mine=1'));
    expect(formatSettings(withValue(settings, pvp, 'True'))).toBe(
      renderFile('PalCaptureRate=1.000000,BuildObjectHpRate=1.000000,bIsPvP=True,Mine=1'),
    );
    expect(formatSettings(withValue(read(renderFile('Mine=1')), exp, '2'))).toBe(
      renderFile('ExpRate=2.000000,Mine=1'),
    );
  });

  it('appends an unknown setting', () => {
    const own = { ...exp, key: 'Own' };
    expect(formatSettings(withValue(read(renderFile('ExpRate=1,Mine=2')), own, '3'))).toBe(
      renderFile('ExpRate=1,Own=3.000000,Mine=2'),
    );
  });

  it('changes every copy of a duplicate key', () => {
    const settings = read(renderFile('ExpRate=1,ExpRate=2'));
    expect(findDuplicateKeys(settings)).toEqual(['ExpRate']);
    expect(findRawValue(settings, 'ExpRate')).toBe('2');
    expect(formatSettings(withValue(settings, exp, '3'))).toBe(
      renderFile('ExpRate=3.000000,ExpRate=3.000000'),
    );
  });
});

it('reports unknown keys, with the likely spelling', () => {
  const settings = read(
    renderFile(
      'PlayerStomachDecreaseRate=1,exprate=1,SomeFutureKey="a,b",ExpRate=2,PlayerStomachDecreaceRate=1',
    ),
  );
  expect(findUnknownKeys(settings)).toEqual([
    { key: 'PlayerStomachDecreaseRate', meant: 'PlayerStomachDecreaceRate' },
    { key: 'exprate', meant: 'ExpRate' },
    { key: 'SomeFutureKey' },
  ]);
  expect(settings.entries.filter(isChanged).map(({ key }) => key)).toEqual([
    'PlayerStomachDecreaseRate',
    'exprate',
    'SomeFutureKey',
    'ExpRate',
  ]);
});
