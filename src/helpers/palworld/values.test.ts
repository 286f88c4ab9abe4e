import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { palworldSettings, type PalworldSetting } from '../../../products/palworld/facts.data';
import { defaultSettings, findSetting } from './model';
import {
  listAdvice,
  formatDefault,
  encodeValue,
  isSerious,
  checkRawValue,
  formatValue,
  checkText,
} from './values';

function getSetting(key: string): PalworldSetting {
  const found = findSetting(key);
  if (found === undefined) throw new Error(`${key} is missing in the facts`);
  return found;
}

describe('encode', () => {
  it.each([
    ['ExpRate', '2', '2.000000'],
    ['ExpRate', '.5', '0.500000'],
    ['ExpRate', 'fast', 'fast'],
    ['DropItemMaxNum', '5000', '5000'],
    ['DropItemMaxNum', '0.5', '0.500000'],
    ['PhysicsActiveDropItemMaxNum', '-1', '-1'],
    ['ServerName', 'Bob’s "cool" \\ server', '"Bob’s \\"cool\\" \\\\ server"'],
    ['ServerName', 'two\r\nlines', '"two lines"'],
    ['ServerPassword', '', '""'],
    ['CrossplayPlatforms', 'Steam,Xbox', '(Steam,Xbox)'],
    ['DenyTechnologyList', '', ''],
    ['DeathPenalty', ' All ', 'All'],
    ['bIsPvP', 'True', 'True'],
  ])('%s %j is written %j', (key, text, raw) => {
    expect(encodeValue(getSetting(key), text)).toBe(raw);
  });
});

it('a written value reads back', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...palworldSettings),
      fc.string(),
      fc.double(),
      (one, text, value) => {
        const field = one.type === 'number' ? String(value) : text;
        if (checkText(one, field) !== undefined) return;
        const raw = encodeValue(one, field);
        expect(checkRawValue(one, raw)).toBeUndefined();
        const back = formatValue(one, raw);
        // Six decimals are written.
        if (one.type === 'number') expect(Number(back)).toBe(Number(Number(field).toFixed(6)));
        else if (one.type === 'string') expect(back).toBe(field);
        else expect(back).toBe(field.trim());
      },
    ),
    { numRuns: 2000 },
  );
});

it('finds nothing wrong with any default', () => {
  for (const { key, raw } of defaultSettings.entries) {
    expect([key, checkRawValue(getSetting(key), raw)]).toEqual([key, undefined]);
    expect(formatValue(getSetting(key), raw)).toBe(formatDefault(getSetting(key)));
  }
});

it('shows a text without quotation marks unchanged', () => {
  expect(formatValue(getSetting('ServerName'), 'My server')).toBe('My server');
});

it.each([
  ['ExpRate', '1,5', 'number'],
  ['ExpRate', '"1.0"', 'number'],
  ['ExpRate', '1e9', 'number'],
  ['ExpRate', '-1', 'below'],
  ['DropItemMaxNum', '1.5', 'whole'],
  ['BaseCampWorkerMaxNum', '60', 'above'],
  ['BaseCampWorkerMaxNum', '50', undefined],
  ['bIsPvP', 'TRUE', undefined],
  ['bIsPvP', 'false', undefined],
  ['bIsPvP', '1', 'switch'],
  ['DeathPenalty', 'none', undefined],
  ['DeathPenalty', 'Everything', 'option'],
  ['ServerName', 'My server', 'quotes'],
  ['ServerName', '"', 'quotes'],
  ['ServerName', '"a\nb"', 'line'],
  ['ServerName', '"My server"', undefined],
  ['AdminPassword', `"${'x'.repeat(31)}"`, 'password'],
  ['CrossplayPlatforms', '()', undefined],
  ['CrossplayPlatforms', '(Steam, Xbox)', undefined],
  ['CrossplayPlatforms', '(Steam,Switch)', 'option'],
  ['CrossplayPlatforms', 'Steam', 'brackets'],
  ['DenyTechnologyList', '("A","B")', undefined],
  ['DenyTechnologyList', '("A)', 'brackets'],
  ['DenyTechnologyList', '((A))', 'brackets'],
] as const)('%s=%s is %s', (key, raw, fault) => {
  expect(checkRawValue(getSetting(key), raw)).toBe(fault);
});

it('an enum without options accepts nothing', () => {
  const { key, type, default: value, topic, meaning } = getSetting('DeathPenalty');
  expect(checkText({ key, type, default: value, topic, meaning }, 'None')).toBe('option');
});

it('a number without limits accepts any', () => {
  const { key, type, default: value, topic, meaning } = getSetting('BaseCampWorkerMaxNum');
  expect(checkText({ key, type, default: value, topic, meaning }, '-70')).toBeUndefined();
});

it('warns if a newer version may allow more, and fails if the game would misread the value', () => {
  expect((['option', 'above', 'password', 'number', 'quotes'] as const).filter(isSerious)).toEqual([
    'number',
    'quotes',
  ]);
});

describe('advice', () => {
  const given = (values: Record<string, string>) =>
    listAdvice((key) => values[key] ?? formatDefault(getSetting(key)));

  it('has nothing to say about the defaults', () => expect(given({})).toEqual([]));

  it.each([
    [{ Difficulty: 'Hard' }, 'preset'],
    [{ bIsPvP: 'True' }, 'pvp'],
    [{ RESTAPIEnabled: 'True' }, 'rest-password'],
    [{ RCONEnabled: 'True' }, 'rcon'],
    [{ bUseAuth: 'False' }, 'no-auth'],
    [{ bHardcore: 'True' }, 'hardcore'],
    [{ bPalLost: 'True' }, 'hardcore'],
    [{ bAutoResetGuildNoOnlinePlayers: 'True' }, 'guild-reset'],
    [{ bEnableVoiceChat: 'True', VoiceChatMaxVolumeDistance: '20000' }, 'voice'],
    [{ CrossplayPlatforms: '' }, 'nobody'],
  ])('%j: %s', (values, name) => {
    expect(given(values as Record<string, string>)).toEqual([name]);
  });

  it('says nothing if all three switches are on', () => {
    expect(
      given({
        bIsPvP: 'True',
        bEnablePlayerToPlayerDamage: 'True',
        bEnableDefenseOtherGuildPlayer: 'True',
        RESTAPIEnabled: 'True',
        AdminPassword: 'x',
      }),
    ).toEqual([]);
  });
});
