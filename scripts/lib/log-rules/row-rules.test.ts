import { describe, expect, it } from 'vitest';
import { loadProvider } from '../../../config/load-provider';
import { listGuides } from '../../../pipeline/guides';
import { createFactTables } from '../../../src/quotes/tables';
import { decodeRule, encodeRule } from '../../../src/helpers/log-reader/guide-rows/guide-rule';
import { explainRowsWithoutRule, parseRules } from './row-rules';

/** Parsing every guide takes a while on a busy machine. */
const SLOW_MS = 180_000;

const FILE = 'docs/running/x.mdx';
/** Its messages do not stand in logs of a game server. */
const OTHER_FILE = 'docs/vps/x.mdx';

/** A guide with one row of trouble. */
const renderGuide = (message: string, { cause = 'Because', slug = '/x' } = {}): string =>
  `---\nslug: ${slug}\ntitle: X\n---\n\n## If something goes wrong\n\n| What you see | Why | What to do |\n| --- | --- | --- |\n| ${message} | ${cause} | Do [this](/y) |\n`;

const parseOne = (...row: Parameters<typeof renderGuide>) =>
  parseRules({ file: FILE, source: renderGuide(...row) }, {});

describe('a row becomes a rule', () => {
  it('with the parts of its message and the text of its cells', () => {
    expect(parseOne('`Could not find the … of …, stopping`')).toEqual([
      {
        route: '/x',
        row: 'trouble-could-not-find-the-of-stopping',
        messages: [['Could not find the', 'of', ', stopping']],
        cause: 'Because',
        fix: 'Do this',
        hint: false,
      },
    ]);
  });

  it('only if a message can be searched for', () => {
    expect(parseOne('`spark`, `Exit code: 1` or no message')).toEqual([]);
    expect(parseOne('`Unknown or incomplete command`')).toEqual([]);
  });

  it('only in guides whose messages stand in logs', () => {
    const source = renderGuide('`A long and clear message`');
    expect(parseRules({ file: OTHER_FILE, source }, {})).toEqual([]);
  });

  it('that is stored in short form without losing anything', { timeout: SLOW_MS }, async () => {
    const tables = createFactTables(await loadProvider());
    const rules = listGuides('docs').flatMap((guide) => parseRules(guide, tables));
    expect(rules.length).toBeGreaterThan(300);
    for (const { cause: _, fix: __, ...rule } of rules) {
      expect(decodeRule(rule.route, encodeRule(rule))).toEqual(rule);
    }
    const short = rules.filter((rule) => encodeRule(rule).row === undefined);
    expect(short.length).toBeGreaterThan(rules.length / 2);
  });
});

describe('a rule is a hint', () => {
  it('if healthy servers print its message', () => {
    expect(parseOne("`Can't keep up!`")).toMatchObject([{ hint: true }]);
  });

  it('in the guide about harmless lines', () => {
    expect(parseOne('`Lamp is on already`', { slug: '/log-warnings' })).toMatchObject([
      { hint: true },
    ]);
  });

  it.each([
    ['Harmless.', true],
    ['The line appears at a start, and is harmless.', true],
    ['Usually, a plugin is missing. Without it, the line is harmless.', false],
  ])('by its cause: %s', (cause, hint) => {
    expect(parseOne('`Lamp is on already`', { cause })).toMatchObject([{ hint }]);
  });
});

describe('a message in the first cell', () => {
  it('is left out if it means this only with another one', () => {
    expect(parseOne('`Cannot make the lamp glow` with `A bulb is missing here`')).toMatchObject([
      { messages: [['A bulb is missing here']] },
    ]);
  });

  it.each([
    ['`Lamp is listening on …` in the console, but nobody can join', true],
    ['`Lamp must glow, but not the bulb`', false],
  ])('is a hint if the cell contrasts it: %s', (seen, hint) => {
    expect(parseOne(seen)).toMatchObject([{ hint }]);
  });
});

describe('explainRowsWithoutRule', () => {
  const explainOne = (message: string, file = FILE) =>
    explainRowsWithoutRule({ file, source: renderGuide(message) }, {}).join();

  it('is silent about a row that gives a rule', () => {
    expect(explainOne('`Could not find the … of …, stopping`')).toBe('');
  });

  it('names the line and what to change', () => {
    expect(explainOne('nothing happens')).toBe(
      'docs/running/x.mdx:10 "nothing happens": nothing in its first cell is in backticks',
    );
    expect(explainOne('`Exit code: 1`')).toContain('of `Exit code: 1` too little is left');
  });

  it('names the list for a guide that is not in it', () => {
    expect(explainOne('`A long and clear message`', OTHER_FILE)).toContain(
      'name the guide or its folder in SECTIONS of scripts/lib/log-rules/choices.ts',
    );
  });

  it('says if a guide has no table of trouble', () => {
    expect(explainRowsWithoutRule({ file: 'a.mdx', source: '# A' }, {})).toEqual([
      'a.mdx: no table below "If something goes wrong"',
    ]);
  });
});
