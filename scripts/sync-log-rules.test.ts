import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createFactTables } from '../src/facts';
import { loadProvider } from '../config/provider';
import { products } from '../products/all';
import { decodeRule, encodeRule } from '../src/helpers/log-reader/guide-rows/guide-rule';
import { rules } from '../src/helpers/log-reader/rules';
import { listGuides } from '../pipeline/guides';
import { HINTS, NOT_IN_LOGS, SECTIONS } from './lib/log-rule-choices';
import {
  listGuidesOfProducts,
  renderLogRules,
  findNearestRow,
  findWrongLogGuides,
  splitMessage,
  groupRowsByRoute,
  findRowsWithoutRule,
  parseRules,
  RULES_FILE,
} from './sync-log-rules';

const renderTable = (cell: string): string =>
  `---\nslug: /x\ntitle: X\n---\n\n## If something goes wrong\n\n| What you see | Why | What to do |\n| --- | --- | --- |\n| ${cell} | Because | Do [this](/y) |\n`;
const parseOne = (cell: string) =>
  parseRules({ file: 'docs/running/x.mdx', source: renderTable(cell) }, {});

/** Parsing every guide takes a while on a busy machine. */
const SLOW_MS = 180_000;

describe('sync-log-rules', { timeout: SLOW_MS }, () => {
  it('the generated file is up to date: else run `npm run sync:log-rules`', async () => {
    for (const [file, text] of Object.entries(await renderLogRules())) {
      expect(readFileSync(file, 'utf8'), file).toBe(text);
    }
  });

  it('shortens rows without losing anything', async () => {
    const tables = createFactTables(await loadProvider());
    const all = listGuides('docs').flatMap((guide) => parseRules(guide, tables));
    expect(all.length).toBeGreaterThan(300);
    for (const { cause: _, fix: __, ...rule } of all) {
      expect(decodeRule(rule.route, encodeRule(rule))).toEqual(rule);
    }
    const short = all.filter((rule) => encodeRule(rule).row === undefined);
    expect(short.length).toBeGreaterThan(all.length / 2);
  });

  it('accepts messages that are specific enough', () => {
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
    expect(parseOne('`spark`, `Exit code: 1` or no message')).toEqual([]);
    const harmless = renderTable('`Lamp is on already`').replace('/x', '/log-warnings');
    expect(parseRules({ file: 'docs/running/x.mdx', source: harmless }, {})).toMatchObject([
      { hint: true },
    ]);
    for (const [why, hint] of [
      ['Harmless.', true],
      ['The line appears at a start, and is harmless.', true],
      ['Usually, a plugin is missing. Without it, the line is harmless.', false],
    ] as const) {
      const source = renderTable('`Lamp is on already`').replace('| Because', `| ${why}`);
      expect(parseRules({ file: 'docs/running/x.mdx', source }, {}), why).toMatchObject([{ hint }]);
    }
    expect(parseOne("`Can't keep up!`")).toMatchObject([{ hint: true }]);
    expect(parseOne('`Unknown or incomplete command`')).toEqual([]);
    expect(splitMessage("Unknown data pack 'my-pack.zip' in this world")).toEqual([
      "Unknown data pack '",
      "' in this world",
    ]);
    expect(
      parseRules({ file: 'docs/vps/x.mdx', source: renderTable('`A long and clear message`') }, {}),
    ).toEqual([]);
  });

  it('says why a row has no rule', () => {
    const why = (cell: string, file = 'docs/running/x.mdx') =>
      findRowsWithoutRule({ file, source: renderTable(cell) }, {}).join();
    expect(why('`Could not find the … of …, stopping`')).toBe('');
    expect(why('nothing happens')).toBe(
      'docs/running/x.mdx:10 "nothing happens": nothing in its first cell is in backticks',
    );
    expect(why('`Exit code: 1`')).toContain('of `Exit code: 1` too little is left: a part of 14');
    expect(why('`Unknown or incomplete command`')).toContain('is in NOT_IN_LOGS of scripts/');
    expect(why('`A long and clear message`', 'docs/vps/x.mdx')).toContain(
      'name the guide or its folder in SECTIONS',
    );
    expect(findRowsWithoutRule({ file: 'a.mdx', source: '# A' }, {})).toEqual([
      'a.mdx: no table below "If something goes wrong"',
    ]);
  });

  it('the choices name messages and guides that exist', () => {
    const sources = listGuides('docs')
      .map(({ source }) => source)
      .join('\n');
    for (const message of [...HINTS, ...NOT_IN_LOGS]) expect(sources).toContain(`\`${message}\``);
    const files = listGuides('docs').map(({ file }) => file);
    for (const section of SECTIONS)
      expect(
        files.some((file) => file.startsWith(section)),
        section,
      ).toBe(true);
    expect(existsSync(RULES_FILE)).toBe(true);
  });

  it('every rule links to a guide, and nearly every one that names a row to a row', async () => {
    const tables = createFactTables(await loadProvider());
    const rows = groupRowsByRoute(listGuides('docs'), tables);
    const { links } = JSON.parse(readFileSync(RULES_FILE, 'utf8')) as {
      links: Record<string, string>;
    };
    const without: string[] = [];
    for (const { id, guide } of rules) {
      if (guide === undefined) continue;
      expect(rows.has(guide.route), `${id}: ${guide.route}`).toBe(true);
      const link = links[id];
      if (link !== undefined) expect(rows.get(guide.route), id).toContain(link);
      else if (guide.row !== undefined) without.push(`${id}: ${guide.row}`);
    }
    // A rule without a row links to its guide as a whole. Many of them mean that guides lost rows.
    expect(without.length, without.join('\n')).toBeLessThanOrEqual(8);
  });

  it('stops at a rule or a guide of a product that does not exist', () => {
    const lamps = {
      id: 'lamps',
      label: 'Lamps',
      guides: ['games/lamps/'],
      glyph: '',
      logGuides: { 'steam-dsik': '/games/lamps', 'steam-disk': '/gmaes/lamps' },
    };
    expect(findWrongLogGuides(['/games/lamps', '/sftp'], [lamps])).toEqual([
      expect.stringMatching(
        /^products\/lamps\/index\.ts: logGuides: there is no rule "steam-dsik"\. Nearest: steam-disk,/,
      ),
      'products/lamps/index.ts: logGuides: there is no guide "/gmaes/lamps". Nearest: /games/lamps, /sftp',
    ]);
    expect(Object.keys(listGuidesOfProducts())).not.toEqual([]);
  });

  it("no rule in code names a guide of a game that a host may lack: the game's record does", () => {
    const games = products.filter(({ id, optional }) => optional === true && id !== 'minecraft');
    const ofGames = games.flatMap(({ guides }) => guides);
    const named = rules.flatMap(({ id, guide }) =>
      ofGames.some((start) => guide?.route.startsWith(`/${start}`) === true) ? [id] : [],
    );
    expect(ofGames).not.toEqual([]);
    expect(named).toEqual([]);
  });

  it('uses the rows of every game', () => {
    for (const { id, guides, optional } of products)
      if (optional === true) expect(SECTIONS, id).toContain(`docs/${guides[0] ?? ''}`);
  });

  it('finds a reworded row, and no other one', () => {
    const rows = ['trouble-world-is-a-copy-of-another-world', 'trouble-failed-to-bind-to-port'];
    expect(findNearestRow('trouble-failed-to-bind-to-port', rows)).toBe(rows[1]);
    expect(findNearestRow('trouble-failed-to-bind-to-port-of-the-server', rows)).toBe(rows[1]);
    expect(findNearestRow('trouble-session-lock-already-locked', rows)).toBeUndefined();
  });
});
