import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitAtLineBreaks } from './line-breaks';

it.each([
  ['plugins/LuckPerms/config.yml', 'plugins/|LuckPerms/|config.|yml'],
  ['ajparkour.start.area', 'ajparkour.|start.|area'],
  ['world=world_nether', 'world=|world_|nether'],
  ['bAdditionalDropItemWhenPlayerKilling', 'bAdditional|Drop|Item|When|Player|Killing'],
  ['C:\\Games\\Terraria', 'C:\\Games\\|Terraria'],
  ['squaremap pauserender minecraft:overworld', 'squaremap pauserender minecraft:|overworld'],
])('%s', (text, parts) => {
  expect(splitAtLineBreaks(text).join('|')).toBe(parts);
});

it.each([
  'admin.yml',
  'balanced',
  '192.168.100.20',
  '2027-03-01T14:30',
  '-XX:+UseG1GC',
  '//wand',
  'WorldEditPlugin',
])('%s stays whole', (text) => {
  expect(splitAtLineBreaks(text)).toEqual([text]);
});

it('keeps every letter, and splits at no space', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ab:/._A0-9 -]{0,40}$/), (text) => {
      const parts = splitAtLineBreaks(text);
      expect(parts.join('')).toBe(text);
      expect(parts.slice(0, -1).every((part) => !/\s$/.test(part))).toBe(true);
    }),
  );
});
