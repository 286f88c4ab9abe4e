import { expect, it } from 'vitest';
import { judgeMotd } from './judge';
import { measureText, type MotdTarget } from './model';
import { parseText, type ParsedText } from './parse-text';

const ROOM = 270;

function judge(text: string, target: MotdTarget) {
  const read = parseText(text, 'both') as ParsedText;
  return judgeMotd(read, measureText(read.letters, ROOM, 2), { target, room: ROOM });
}

it('is silent about a text that fits', () => {
  expect(judge('&6My Server\nSurvival', 'server')).toEqual({
    tone: 'good',
    title: 'Fits: 52 and 41 of about 270 pixels',
    notes: [],
  });
});

it.each<[string, MotdTarget, RegExp]>([
  ['<nonsense>a', 'velocity', /^Neither the game nor Velocity knows <nonsense>/],
  ['<key:key.jump>a', 'velocity', /^<key>: Velocity knows this tag/],
  ['\\§a', 'velocity', /^Velocity refuses the sign §/],
  ['&#ff8801a', 'server-utf8', /^server\.properties has sixteen colors/],
  ['字', 'plain', /^字 is not in the game’s main font/],
])('%s for %s deserves a note', (text, target, note) => {
  const { tone, notes } = judge(text, target);
  expect(tone).toBe('caution');
  expect(notes).toHaveLength(1);
  expect(notes[0]).toMatch(note);
});

it('repeats a note for another target only if it applies there', () => {
  expect(judge('\\§a', 'plain').notes).toEqual([]);
  expect(judge('&#ff8801a', 'velocity').notes).toEqual([]);
});

it('names each tag once, and at most five', () => {
  const { notes } = judge('<q1><q1><q2><q3><q4><q5><q6>', 'velocity');
  expect(notes[0]).toContain('<q1>, <q2>, <q3>, <q4>, <q5>:');
});

it('names the lines that are too wide, and whether anything is lost', () => {
  const wide = 'W'.repeat(60);
  expect(judge(wide, 'server')).toMatchObject({
    tone: 'danger',
    notes: ['The game continues line 1 in the next one.'],
  });
  expect(judge(`${wide}\n${wide}`, 'server').notes[0]).toContain('does not fit into two lines');
});
