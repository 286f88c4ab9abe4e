import { expect, it } from 'vitest';
import { EDITOR, NOTES, PASTE, PREVIEW } from './texts';

it('offers every target once, and each has a sentence for its result', () => {
  const targets = EDITOR.targets('1.20').map(([target]) => target);
  expect(new Set(targets).size).toBe(targets.length);
  expect(Object.keys(EDITOR.outputs('1.20')).sort()).toEqual([...targets].sort());
  expect(EDITOR.outputs('1.20')['server-utf8']).toContain('since 1.20');
  expect(EDITOR.tooLong(20000)).toContain('20,000');
});

it.each([
  [NOTES.unknown(['<a>', '<b>']), '<a>, <b>'],
  [NOTES.unseen(['<key>']), 'this tag'],
  [NOTES.unseen(['<key>', '<nbt>']), 'these tags'],
  [NOTES.uncertain(['字']), '字 is not'],
  [NOTES.uncertain(['字', '✂']), '字 ✂ are not'],
  [NOTES.tooWide('300', 270), '300 pixels, about 270 fit'],
  [NOTES.continued([1], false), 'continues line 1 in the next one.'],
  [NOTES.continued([1, 2], true), 'What does not fit into two lines is not shown.'],
  [NOTES.fits('100', 270), 'Fits: 100 of about 270 pixels'],
  [PREVIEW.label(['One', 'Two']), 'Line 1: One. Line 2: Two'],
  [PASTE.readable('velocity.toml', 'Hi'), 'velocity.toml: Hi'],
  [PASTE.readable('velocity.toml', ''), 'an empty text'],
])('%s', (text, words) => expect(text).toContain(words));
