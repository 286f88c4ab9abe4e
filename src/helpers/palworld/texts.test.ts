import { expect, it } from 'vitest';
import { palworldSettings } from '../../../products/palworld/facts.data';
import { parseSettings } from './model';
import { failure, hint, TOPICS, VIEW } from './texts';

it('every topic of a setting has a title', () => {
  const topics = new Set(TOPICS.map(([topic]) => topic));
  for (const { topic, key } of palworldSettings) expect(topics, key).toContain(topic);
});

it('a hint contains default and range', () => {
  const hints = palworldSettings.map(hint);
  for (const text of hints) expect(text).not.toMatch(/undefined|NaN/);
  expect(hints.some((text) => / From \S+ to \S+\./.test(text))).toBe(true);
  expect(hints.some((text) => / From \S+ up\./.test(text))).toBe(true);
  expect(hints.some((text) => text.includes('The panel writes it'))).toBe(true);
});

it.each([
  ['', 'Nothing is there'],
  ['x'.repeat(2_000_000), 'far longer'],
  ['[/Script/Pal.PalGameWorldSettings]', 'no “OptionSettings=(”'],
  ['OptionSettings=(ExpRate=1,5)', 'A decimal comma'],
  ['OptionSettings=(ServerName="A)', 'A quotation mark is missing'],
  ['OptionSettings=(CrossplayPlatforms=(Steam', 'A closing bracket is missing'],
  ['OptionSettings=(ExpRate=1),DayTimeSpeedRate=1)', 'ends too early'],
])('says why it cannot read %.40j', (text, words) => {
  const parsed = parseSettings(text);
  expect(parsed.ok).toBe(false);
  if (!parsed.ok) expect(failure(parsed)).toContain(words);
});

it('counts values that differ from a new server', () => {
  expect(VIEW.count(80, 0)).toBe('80 keys, all as on a new server');
  expect(VIEW.count(80, 2)).toBe('80 keys, 2 unlike a new server');
  expect(VIEW.topic('Players', 9, 0)).toBe('Players (9)');
  expect(VIEW.topic('Players', 9, 1)).toBe('Players (9, 1 changed)');
});
