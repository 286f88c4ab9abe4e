/** Point 7: the trouble table with literal message, cause, fix and link. */
import type { Table, TableRow } from 'mdast';
import { visit } from 'unist-util-visit';
import { getText } from '../../guides/tree';
import { TROUBLE_HEADING } from '../../guides/trouble-tables';
import { containsNode, findSection, type Section } from '../nodes';
import type { ReportFinding, ContractRule } from '../rule';

const MIN_ROWS = 3;
/** More rows go into a `<Fold>` below the table. */
const MAX_ROWS = 8;
const COLUMN_TITLES = 'What you see | Why | What to do';

/** Every table of a section, those in folds and tabs included. */
function listTables({ nodes }: Section): Table[] {
  const tables: Table[] = [];
  for (const node of nodes) visit(node, 'table', (table: Table) => void tables.push(table));
  return tables;
}

function checkColumns(table: Table, report: ReportFinding): void {
  const titles = table.children[0]?.children.map((cell) => getText(cell).trim()).join(' | ');
  if (titles !== COLUMN_TITLES)
    report(`the table's head must be "${COLUMN_TITLES}", not "${titles}"`, table);
}

function checkCells(row: TableRow, report: ReportFinding): void {
  if (row.children.length < 3 || row.children.some((cell) => getText(cell).trim() === ''))
    report('a row needs a message, a cause and a fix', row);
}

/** Checks each table and row; what one row is enough for, over all tables together. */
function checkTables(tables: readonly Table[], report: ReportFinding): void {
  const rows = tables.flatMap((table) => table.children.slice(1));
  for (const table of tables) checkColumns(table, report);
  for (const row of rows) checkCells(row, report);
  const [first] = tables;
  if (rows.length < MIN_ROWS) report(`three rows or more, not ${rows.length}`, first);
  if (!rows.some((row) => containsNode(row, (node) => node.type === 'inlineCode')))
    report('no row quotes a literal message in backticks', first);
  if (!rows.some((row) => containsNode(row, (node) => node.type === 'link')))
    report('no row links to the page or section that fixes it', first);
}

export const trouble: readonly ContractRule[] = [
  {
    point: 7,
    appliesTo: 'guides',
    check({ tree }, _context, report) {
      const found = findSection(tree, TROUBLE_HEADING);
      if (found === undefined) {
        report(`no "## ${TROUBLE_HEADING}" section`);
        return;
      }
      const tables = listTables(found);
      if (tables.length === 0) report('the trouble section has no table', found.heading);
      else checkTables(tables, report);
    },
  },
  {
    point: 7,
    appliesTo: 'guides-with-evidence',
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
