/**
 * Prepares wide tables for narrow screens, where each row is a card.
 *
 * In:  a table of three columns or more, not a trouble table
 * Out: `<table class="stack">`; each cell has its column's header in `data-label`, which the
 *      stylesheet shows above it; every part has an explicit role, because some browsers drop table
 *      roles if CSS changes `display`
 *
 * In a table of any width, an empty first header becomes `<td>`: screen readers would announce an
 * empty header.
 */
import type { Root, Table, TableCell, TableRow } from 'mdast';
import { visit } from 'unist-util-visit';
import { getText } from '../../guides/tree';

/** Two columns fit on any phone. */
const MIN_COLUMNS = 3;

export function remarkStackedTable() {
  return (tree: Root): void => {
    visit(tree, 'table', (table: Table) => {
      const [head, ...rows] = table.children;
      if (head === undefined) return;
      const [corner] = head.children;
      const blankCorner =
        corner !== undefined && getText(corner).trim() === '' ? corner : undefined;
      if (blankCorner !== undefined) blankCorner.data = { ...blankCorner.data, hName: 'td' };
      if (head.children.length < MIN_COLUMNS || hasRoles(table)) return;
      table.data = { hProperties: { className: ['stack'], role: 'table' } };
      prepareHead(head, blankCorner);
      const labels = head.children.map((cell) => getText(cell).trim());
      for (const row of rows) prepareRow(row, labels);
    });
  };
}

/** Sets the roles of the first row. @param blankCorner its first cell, if that is no header */
function prepareHead(head: TableRow, blankCorner: TableCell | undefined): void {
  head.data = { hProperties: { role: 'row' } };
  for (const cell of head.children) {
    const role = cell === blankCorner ? 'cell' : 'columnheader';
    cell.data = { ...cell.data, hProperties: { role } };
  }
}

/** Sets the roles of any other row, and the header of its column for each cell. */
function prepareRow(row: TableRow, labels: readonly string[]): void {
  row.data = { hProperties: { role: 'row' } };
  for (const [column, cell] of row.children.entries()) {
    const role = column === 0 ? 'rowheader' : 'cell';
    cell.data = { hProperties: { role, dataLabel: labels[column] ?? '' } };
  }
}

/** Trouble tables already have roles. */
function hasRoles({ data }: Table): boolean {
  return data?.hProperties?.['role'] !== undefined;
}
