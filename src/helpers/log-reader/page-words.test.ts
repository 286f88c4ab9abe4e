import { expect, it } from 'vitest';
import { FINDING, LABELS, FIRST_ERROR, RECOGNIZED, REDACTED, TICKET } from './words';

it('counts things in the singular and the plural', () => {
  expect(FINDING.times(1200)).toBe(', 1,200 times in all');
  expect(FINDING.guides(1)).toBe('Guide:');
  expect(FINDING.guides(2)).toBe('Guides:');
  expect(FINDING.showAll(7)).toBe('Show all 7');
  expect(FINDING.some.ended(1)).toBe('Found what ended the program');
  expect(FINDING.some.ended(2)).toBe('Found 2 things that end a program');
  expect(FINDING.some.open(1)).toBe('1 possible cause found');
  expect(FINDING.some.open(3)).toBe('3 possible causes found');
  expect(FINDING.some['went-on'](1)).toBe('1 known problem; the program kept running');
  expect(FINDING.hints(2)).toMatch(/^2 lines that our guides explain/);
  expect(FINDING.rest(4)).toMatch(/^4 more, of less weight/);
});

it('says where a line is, with a readable number', () => {
  expect(FINDING.line(12345)).toBe('Line 12,345');
  expect(FIRST_ERROR.line(3)).toBe('(line 3)');
  expect(FINDING.placeInFull('Where')).toBe('Where: the first error in full');
  expect(TICKET.firstError('Where', 4)).toBe('Where (line 4):');
});

it('names a game without guides, and the recognized software', () => {
  expect(FINDING.unknownGame('Lamps')).toMatch(/no guides for Lamps here/);
  expect(RECOGNIZED.game('1.21')).toBe('Minecraft 1.21');
  expect(RECOGNIZED.java('21')).toBe('Java 21');
  expect(RECOGNIZED.lines(1)).toBe('1 line');
  expect(RECOGNIZED.description('dark')).toBe('the report says “dark”');
});

it('says how far it has read', () => {
  expect(LABELS.progress('3.0')).toBe('Reading, 3.0 MB done');
});

it('says what was hidden, one or many', () => {
  expect(REDACTED.count('IPv4', 1)).toBe('1 IPv4 address');
  expect(REDACTED.count('MAC', 2)).toBe('2 hardware addresses');
  expect(REDACTED.hidden(['1 user name', '2 coordinates'])).toBe(
    'Hidden: 1 user name, 2 coordinates.',
  );
  expect(REDACTED.line(5, 1)).toBe('5');
  expect(REDACTED.line(5, 2)).toBe('5 (2 times)');
  expect(REDACTED.moreKinds(6)).toBe('And 6 more of these kinds.');
  expect(REDACTED.see(1)).toMatch(/^See the replacement before/);
  expect(REDACTED.see(3)).toMatch(/^See the 3 different replacements/);
});
