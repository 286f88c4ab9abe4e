/** Point 7: the trouble table with literal message, cause, fix and link. */
import type { Table } from 'mdast';
import { getText } from '../guides/tree';
import { TROUBLE_HEADING } from '../remark/trouble-table';
import { containsNode, findSection, type Section } from './nodes';
import type { ReportFinding, ContractRule } from './rule';

const MIN_ROWS = 3;
/** More rows go into a `<Fold>` below the table. */
const MAX_ROWS = 8;
const COLUMN_TITLES = 'What you see | Why | What to do';

function findTable({ nodes }: Section): Table | undefined {
  return nodes.find((node) => node.type === 'table') as Table | undefined;
}

function checkTable(table: Table, report: ReportFinding): void {
  const [head, ...rows] = table.children;
  const titles = head?.children.map((cell) => getText(cell).trim()).join(' | ');
  if (titles !== COLUMN_TITLES)
    report(`the table's head must be "${COLUMN_TITLES}", not "${titles}"`, table);
  if (rows.length < MIN_ROWS) report(`three rows or more, not ${rows.length}`, table);
  for (const row of rows) {
    if (row.children.length < 3 || row.children.some((cell) => getText(cell).trim() === '')) {
      report('a row needs a message, a cause and a fix', row);
    }
  }
  if (!rows.some((row) => containsNode(row, (node) => node.type === 'inlineCode'))) {
    report('no row quotes a literal message in backticks', table);
  }
  if (!rows.some((row) => containsNode(row, (node) => node.type === 'link'))) {
    report('no row links to the page or section that fixes it', table);
  }
}

export const trouble: readonly ContractRule[] = [
  {
    point: 7,
    for: 'guides',
    check({ tree }, _context, report) {
      const found = findSection(tree, TROUBLE_HEADING);
      if (found === undefined) {
        report(`no "## ${TROUBLE_HEADING}" section`);
        return;
      }
      const table = findTable(found);
      if (table === undefined) report('the trouble section has no table', found.heading);
      else checkTable(table, report);
    },
  },
  {
    point: 7,
    for: 'strict',
    check({ tree }, _context, report) {
      const found = findSection(tree, TROUBLE_HEADING);
      // Tables in tabs are read one at a time; consecutive tables count together.
      const tables = found?.nodes.filter((node) => node.type === 'table') as Table[] | undefined;
      const rows = (tables ?? []).reduce((sum, { children }) => sum + children.length - 1, 0);
      if (rows > MAX_ROWS) {
        report(
          `${rows} rows, at most ${MAX_ROWS}: put the rarer ones into <Fold title="Rarer messages"> below`,
          tables?.[0],
        );
      }
    },
  },
];
