/**
 * Prepares wide tables for narrow screens, where each row is a card.
 *
 * In:  a table of three columns or more, not a trouble table
 * Out: `<table class="stack">`; each cell carries the words of its column in `data-label`, which the
 *      stylesheet shows above it, and every part its role, which a table that is drawn as boxes
 *      loses in some browsers
 *
 * Runs after the trouble tables are made.
 */
import type { Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { textOf } from '../trouble-table';

/** Two columns fit on any phone. */
const MIN_COLUMNS = 3;

/** The remark plugin. */
export function remarkStackedTable() {
  return (tree: Root): void => {
    visit(tree, 'table', (table: Table) => {
      const [head, ...rows] = table.children;
      if (head === undefined || head.children.length < MIN_COLUMNS || hasRoles(table)) return;
      table.data = { hProperties: { className: ['stack'], role: 'table' } };
      head.data = { hProperties: { role: 'row' } };
      for (const cell of head.children) cell.data = { hProperties: { role: 'columnheader' } };
      const labels = head.children.map((cell) => textOf(cell).trim());
      for (const row of rows) {
        row.data = { hProperties: { role: 'row' } };
        for (const [column, cell] of row.children.entries()) {
          cell.data = {
            hProperties: {
              role: column === 0 ? 'rowheader' : 'cell',
              dataLabel: labels[column] ?? '',
            },
          };
        }
      }
    });
  };
}

/** A trouble table has its roles already. */
function hasRoles({ data }: Table): boolean {
  return data?.hProperties?.['role'] !== undefined;
}
