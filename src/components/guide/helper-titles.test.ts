import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { HELPER_TITLES, helperAnchor } from './helper-titles';
import { ISLANDS } from './islands';

/** An island of the home page, which no guide mentions. */
const NO_HELPERS = ['checklist'];

it('names every helper by the title that it shows', () => {
  const names = Object.keys(ISLANDS).filter((name) => !NO_HELPERS.includes(name));
  // A game that was removed took its helper along.
  expect(Object.keys(HELPER_TITLES)).toEqual(expect.arrayContaining(names));
  for (const name of names) {
    const folder = path.join('src/helpers', name);
    const source = readdirSync(folder)
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .join('\n');
    expect(source, name).toMatch(
      new RegExp(`title(?:=|: )["']${HELPER_TITLES[name] ?? '(none)'}["']`),
    );
  }
});

it('makes anchors of titles', () => {
  expect(helperAnchor('java')).toBe('java-finder');
  expect(helperAnchor('start-command')).toBe('start-command-generator');
  expect(helperAnchor('checklist')).toBeUndefined();
});
