/** The roles of rules; no code outside of the rules knows one by its name. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules';

const FOLDER = 'src/helpers/log-reader';
/** A report to show, which a test compares with what the rules say. */
const EXAMPLE = 'views/example-report.ts';

describe('the roles of rules', () => {
  it.each([
    ['database-login', ['proof', 'answer-of-database', 'logger-is-suspect']],
    ['database-storage', ['answer-of-database', 'logger-is-suspect']],
    ['database-unreachable', ['proof', 'no-database', 'logger-is-suspect']],
    ['ticking-entity', ['tick']],
    ['port-in-use', undefined],
  ])('%s', (id, roles) => {
    expect(rules.find((rule) => rule.id === id)?.roles).toEqual(roles);
  });

  it('are all in use', () => {
    const found = new Set(rules.flatMap(({ roles = [] }) => roles));
    expect([...found].sort()).toEqual([
      'answer-of-database',
      'called-by-bukkit',
      'client-mod',
      'hang',
      'java-too-new',
      'loads-plugin',
      'logger-is-suspect',
      'mixin',
      'no-database',
      'of-machine',
      'proof',
      'stood-still',
      'tick',
      'unreadable-file',
      'version-need',
    ]);
  });

  it.each([
    [/^(?:database|config)-/, 'logger-is-suspect'],
    [/^(?:chunk|ticking)-/, 'tick'],
    [/^mixin-/, 'mixin'],
  ] as const)('rules named %s have one role in common', (name, role) => {
    const ids = rules
      .filter(({ id, roles = [] }) => name.test(id) && !roles.includes(role))
      .map(({ id }) => id);
    expect(ids).toEqual([]);
  });
});

it('no code outside of the rules knows one by its name', () => {
  const ids = new Set(rules.map(({ id }) => id));
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /(?<!\.test)\.tsx?$/.test(file) && !/^(?:rules|fixtures)\//.test(file) && file !== EXAMPLE,
  );
  expect(files.length).toBeGreaterThan(80);
  const named = files.flatMap((file) =>
    [
      ...readFileSync(path.join(FOLDER, file), 'utf8').matchAll(
        /['"`](?<word>[a-z\d]+(?:-[a-z\d]+)+)['"`]/g,
      ),
    ]
      .map(({ groups }) => groups?.word ?? '')
      .filter((word) => ids.has(word))
      .map((word) => `${file}: ${word}`),
  );
  expect(named).toEqual([]);
});
