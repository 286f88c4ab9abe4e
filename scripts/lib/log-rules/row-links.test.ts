import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadProvider } from '../../../config/load-provider';
import { listGuides } from '../../../pipeline/guides';
import { createFactTables } from '../../../src/quotes/tables';
import { rules } from '../../../src/helpers/log-reader/rules';
import { RULES_FILE } from './files';
import { findNearestRow, groupRowsByRoute } from './row-links';

/** Parsing every guide takes a while on a busy machine. */
const SLOW_MS = 180_000;

/** More of them mean that guides lost rows. */
const MAX_RULES_WITHOUT_ROW = 8;

describe('findNearestRow', () => {
  const rows = ['trouble-world-is-a-copy-of-another-world', 'trouble-failed-to-bind-to-port'];

  it('finds the row itself', () => {
    expect(findNearestRow('trouble-failed-to-bind-to-port', rows)).toBe(rows[1]);
  });

  it('finds a reworded row', () => {
    expect(findNearestRow('trouble-failed-to-bind-to-port-of-the-server', rows)).toBe(rows[1]);
  });

  it('finds no other row', () => {
    expect(findNearestRow('trouble-session-lock-already-locked', rows)).toBeUndefined();
  });
});

it('rules link to guides, and nearly all that name a row to it', { timeout: SLOW_MS }, async () => {
  const tables = createFactTables(await loadProvider());
  const rowsByRoute = groupRowsByRoute(listGuides('docs'), tables);
  const { links } = JSON.parse(readFileSync(RULES_FILE, 'utf8')) as {
    links: Record<string, string>;
  };
  const withoutRow: string[] = [];
  for (const { id, guide } of rules) {
    if (guide === undefined) continue;
    const rows = rowsByRoute.get(guide.route);
    expect(rows, `${id}: ${guide.route}`).toBeDefined();
    const link = links[id];
    if (link !== undefined) expect(rows, id).toContain(link);
    else if (guide.row !== undefined) withoutRow.push(`${id}: ${guide.row}`);
  }
  // A rule without a row links to its guide as a whole.
  expect(withoutRow.length, withoutRow.join('\n')).toBeLessThanOrEqual(MAX_RULES_WITHOUT_ROW);
});
