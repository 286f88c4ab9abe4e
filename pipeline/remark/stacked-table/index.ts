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
import type { Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { getText } from '../../guides/tree';

/** Two columns fit on any phone. */
const MIN_COLUMNS = 3;

export function remarkStackedTable() {
  return (tree: Root): void => {
    visit(tree, 'table', (table: Table) => {
      const [head, ...rows] = table.children;
      const corner = head?.children[0];
      // An empty corner is not the header of anything.
      const isBlank = corner !== undefined && getText(corner).trim() === '';
      if (isBlank) corner.data = { ...corner.data, hName: 'td' };
      if (head === undefined || head.children.length < MIN_COLUMNS || hasRoles(table)) return;
      table.data = { hProperties: { className: ['stack'], role: 'table' } };
      head.data = { hProperties: { role: 'row' } };
      for (const cell of head.children) {
        const role = cell === corner && isBlank ? 'cell' : 'columnheader';
        cell.data = { ...cell.data, hProperties: { role } };
      }
      const labels = head.children.map((cell) => getText(cell).trim());
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

/** Trouble tables already have roles. */
function hasRoles({ data }: Table): boolean {
  return data?.hProperties?.['role'] !== undefined;
}
