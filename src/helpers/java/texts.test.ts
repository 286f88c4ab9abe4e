import { expect, it } from 'vitest';
import type { JavaDecision, JavaFinding, JavaNeed } from './model';
import { findExplanation, describeFinding, getTitle, getTone, VIEW, getAskerName } from './texts';

const finding: JavaFinding = {
  kind: 'needs',
  java: 21,
  running: undefined,
  who: 'server',
  name: undefined,
  line: '',
};
const answer: JavaDecision = { java: 21, conflict: undefined, alreadyRight: false };
const need: Extract<JavaNeed, { ok: true }> = { ok: true, java: 21, only: false, least: 21 };

it.each<[Partial<JavaFinding>, string]>([
  [{}, 'The server program'],
  [{ name: 'Paper' }, 'The server program (Paper)'],
  [{ who: 'add-on' }, 'A plugin or mod'],
  [{ who: 'add-on', name: 'shop.Main' }, 'The plugin or mod of shop.Main'],
  [{ who: 'unknown' }, 'Something in the log'],
  [{ who: 'unknown', name: 'Lib' }, 'Lib'],
])('says who asks: %j', (part, words) => {
  expect(getAskerName({ ...finding, ...part })).toBe(words);
});

it.each<[Partial<JavaFinding>, string]>([
  [{}, 'The server program needs Java 21 or newer.'],
  [{ running: 17 }, 'The server program needs Java 21 or newer; Java 17 was running.'],
  [{ kind: 'at-most' }, 'The server program does not start on anything newer than Java 21.'],
  [{ kind: 'at-most', running: 25 }, 'newer than Java 21; Java 25 was running.'],
  [{ kind: 'unreadable' }, 'cannot read files made for Java 21'],
  [{ kind: 'flag', name: '-XX:+UseZ' }, 'The start flag -XX:+UseZ is unknown'],
  [{ kind: 'flag' }, 'is unknown to this Java. Remove it'],
])('says what is asked: %j', (part, words) => {
  expect(describeFinding({ ...finding, ...part })).toContain(words);
});

it.each<[Partial<JavaDecision>, readonly JavaFinding[], string]>([
  [{}, [], 'Choose Java 21'],
  [{ conflict: { least: 21, most: 8 }, java: undefined }, [finding], 'No Java fits both'],
  [{ alreadyRight: true }, [finding], 'the loader is too old'],
  [{ alreadyRight: true }, [{ ...finding, kind: 'at-most' }], 'Choose Java 21'],
  [{ java: undefined }, [{ ...finding, kind: 'flag' }], 'The Java itself is not the problem'],
  [{ java: undefined }, [], 'Give the game version'],
])('the title names the one thing to do: %j', (part, findings, words) => {
  expect(getTitle({ ...answer, ...part }, findings)).toContain(words);
});

it.each<[JavaNeed | undefined, Partial<JavaDecision>, string, string | undefined]>([
  [undefined, {}, '', undefined],
  [{ ok: false, reason: 'snapshot' }, {}, '25w41a', undefined],
  [need, {}, '1.21.1', 'Paper 1.21.1 needs Java 21 or newer.'],
  [need, {}, '', 'Paper needs Java 21 or newer.'],
  [
    { ...need, only: true, java: 8 },
    {},
    '1.12.2',
    'Paper 1.12.2 runs on Java 8. Most builds do not start on a newer one.',
  ],
  [{ ...need, least: 17 }, {}, '1.20', 'its makers advise Java 21; the game itself asks for 17'],
  [need, { java: 25 }, '1.21.1', 'A plugin or mod needs more, so take the newer one.'],
])('the detail says where the release comes from: %j %j', (asked, part, version, words) => {
  const text = findExplanation(asked, { ...answer, ...part }, { version, program: 'Paper' });
  if (words === undefined) expect(text).toBeUndefined();
  else expect(text).toContain(words);
});

it('names the running Java if no message was found', () => {
  expect(VIEW.nothing(undefined)).toContain('in the pasted text. Paste');
  expect(VIEW.nothing(17)).toContain('in the pasted text; it ran on Java 17. Paste');
});

it('warns of a conflict, then of what the log says about Java', () => {
  expect(getTone(answer, [])).toBe('note');
  expect(getTone(answer, [finding])).toBe('caution');
  expect(getTone({ ...answer, conflict: { least: 21, most: 8 } }, [finding])).toBe('danger');
});
