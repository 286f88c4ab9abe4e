import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rowId, textOf, TROUBLE_HEADING } from '../pipeline/remark/trouble-table';
import { factTables } from '../src/facts';
import { resolveInText } from '../src/facts/resolve';
import { loadProvider } from '../config/provider';
import { rules } from '../src/helpers/log-reader/rules';
import { parseGuide } from '../pipeline/contract';
import { readGuides } from './check-guides';
import { HINTS, NOT_IN_LOGS, SECTIONS } from './log-rule-choices';
import { logRulesText, partsOf, rulesOf, RULES_FILE } from './sync-log-rules';
import type { Heading, Table } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';

const table = (cell: string): string =>
  `---\nslug: /x\ntitle: X\n---\n\n## If something goes wrong\n\n| What you see | Why | What to do |\n| --- | --- | --- |\n| ${cell} | Because | Do [this](/y) |\n`;
const one = (cell: string) => rulesOf({ file: 'docs/running/x.mdx', source: table(cell) }, {});

/** Parsing every guide takes a while on a busy machine. */
const SLOW_MS = 180_000;

describe('sync-log-rules', { timeout: SLOW_MS }, () => {
  it('the generated file is up to date: else run `npm run sync:log-rules`', async () => {
    expect(readFileSync(RULES_FILE, 'utf8')).toBe(await logRulesText());
  });

  it('takes messages that are specific enough', () => {
    expect(one('`Could not find the … of …, stopping`')).toEqual([
      {
        route: '/x',
        row: 'trouble-could-not-find-the-of-stopping',
        messages: [['Could not find the', 'of', ', stopping']],
        cause: 'Because',
        fix: 'Do this',
        hint: false,
      },
    ]);
    expect(one('`spark`, `Exit code: 1` or no message')).toEqual([]);
    expect(one("`Can't keep up!`")).toMatchObject([{ hint: true }]);
    expect(one('`Incorrect number of arguments.`')).toEqual([]);
    expect(partsOf("Unknown data pack 'my-pack.zip' in this world")).toEqual([
      "Unknown data pack '",
      "' in this world",
    ]);
    expect(
      rulesOf({ file: 'docs/vps/x.mdx', source: table('`A long and clear message`') }, {}),
    ).toEqual([]);
  });

  it('the choices name messages and guides that exist', () => {
    const sources = readGuides()
      .map(({ source }) => source)
      .join('\n');
    for (const message of [...HINTS, ...NOT_IN_LOGS]) expect(sources).toContain(`\`${message}\``);
    const files = readGuides().map(({ file }) => file);
    for (const section of SECTIONS)
      expect(
        files.some((file) => file.startsWith(section)),
        section,
      ).toBe(true);
    expect(existsSync(RULES_FILE)).toBe(true);
  });

  it('every rule links to a guide, and to a row that is there', async () => {
    const tables = factTables(await loadProvider());
    const rows = new Map<string, Set<string>>();
    for (const { source } of readGuides()) {
      const ids = new Set<string>();
      let inSection = false;
      visit(parseGuide(resolveInText(source, tables, () => undefined)) as Node, (node: Node) => {
        if (node.type === 'heading' && (node as Heading).depth <= 2) {
          inSection = textOf(node).trim() === TROUBLE_HEADING;
        }
        if (node.type !== 'table' || !inSection) return;
        for (const { children } of (node as Table).children.slice(1)) {
          if (children[0] !== undefined) rowId(textOf(children[0]), ids);
        }
      });
      rows.set(/^slug:\s*['"]?([^'"\s]+)/m.exec(source)?.[1] ?? '', ids);
    }
    for (const { id, guide } of rules) {
      expect(rows.has(guide.route), `${id}: ${guide.route}`).toBe(true);
      if (guide.row !== undefined) expect(rows.get(guide.route), id).toContain(guide.row);
    }
  });
});
