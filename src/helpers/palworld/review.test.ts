import { expect, it } from 'vitest';
import { palworldSettings } from '../../../products/palworld/facts.data';
import { defaultSettings, parseSettings, formatSettings, type SettingsFile } from './model';
import { listWarnings, getFieldValue, withDrafts } from './review';

function parseOrThrow(list: string): SettingsFile {
  const parsed = parseSettings(`OptionSettings=(${list})`);
  if (!parsed.ok) throw new Error(list);
  return parsed.settings;
}

const rate = palworldSettings.find(({ key }) => key === 'ExpRate');
if (rate === undefined) throw new Error('no ExpRate');

it('shows the value in the file, or the default', () => {
  expect(getFieldValue(parseOrThrow('ExpRate=3.000000'), rate)).toBe('3');
  expect(getFieldValue(parseOrThrow('PalStomachDecreaceRate=1'), rate)).toBe(
    getFieldValue(defaultSettings, rate),
  );
});

it('accepts input, but not what the game would misread', () => {
  const settings = parseOrThrow('ExpRate=1,DayTimeSpeedRate=1');
  const typed = (...drafts: [string, string][]) =>
    formatSettings(withDrafts(settings, new Map(drafts))).split('\n')[1];
  expect(typed(['ExpRate', '2'])).toContain('ExpRate=2');
  expect(typed(['ExpRate', '1,5'])).toContain('ExpRate=1,');
  expect(typed(['ExpRate', '99999'])).toContain('ExpRate=99999');
  expect(typed(['NoSuchKey', '1'])).toBe('OptionSettings=(ExpRate=1,DayTimeSpeedRate=1)');
});

it('says what is wrong, faults first', () => {
  const found = listWarnings(
    parseOrThrow('RCONEnabled=True,ExpRate=x,Foo=1,ExpRates=1,ExpRate=1,Difficulty=Nope'),
  );
  expect(found.map(({ tone, text }) => `${tone} ${text}`)).toEqual([
    'danger ExpRate: Write a number with a point, such as 1.5.',
    'caution Difficulty: Not one of the known choices.',
    'caution ExpRate stands there twice. Keep one.',
    'caution Foo is not in our list. It is kept as it is; it may be newer than the list.',
    'caution ExpRates is not in our list and is kept. Is ExpRate meant?',
    expect.stringContaining('Difficulty is not None') as string,
    expect.stringContaining('Never open its port') as string,
  ]);
  expect(listWarnings(defaultSettings)).toEqual([]);
});
