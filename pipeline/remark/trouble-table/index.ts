/**
 * Makes each row of a guide's trouble table a link target.
 *
 * In:  ## If something goes wrong
 *      | What you see | Why | What to do |
 *      | --- | --- | --- |
 *      | `Connection refused` | … | … |
 * Out: the same table in `<div class="trouble">`; the row has `id="trouble-connection-refused"` and
 *      its first cell ends in a link to itself. CSS draws the rows as boxes, for which some
 *      browsers drop table roles, so the roles are explicit.
 */
import type { Link, Root, Table, TableCell, TableRow } from 'mdast';
import type { VFile } from 'vfile';
import { HASH_LINK, TROUBLE_TABLE } from '../../../src/lib/guide-classes';
import { createRowId, listTroubleTables } from '../../guides/trouble-tables';
import { getText } from '../../guides/tree';
import { texts as english, type Texts } from '../../texts';
import { createHtmlElement } from '../html-nodes';
import type { TextsOptions } from '../texts-options';

export function remarkTroubleTable({ textsFor = () => english }: TextsOptions = {}) {
  return (tree: Root, file: VFile): void => {
    const texts = textsFor(file.path);
    const taken = new Set<string>();
    for (const { table, parent } of listTroubleTables(tree, texts.headings.trouble)) {
      setRoles(table, texts);
      for (const row of table.children.slice(1)) addRowLink(row, texts, taken);
      const box = createHtmlElement('div', { className: [TROUBLE_TABLE] }, [table]);
      parent.children[parent.children.indexOf(table)] = box;
    }
  };
}

/** Sets the ARIA role of a table and of all in it. */
function setRoles(table: Table, texts: Texts): void {
  setRole(table, 'table');
  // The styles have the English labels of cause and fix.
  const labels = texts === english ? [] : (table.children[0]?.children ?? []).map(getText);
  for (const [line, row] of table.children.entries()) {
    setRole(row, 'row');
    for (const [column, cell] of row.children.entries()) {
      const label = line > 0 && column > 0 ? labels[column] : undefined;
      setRole(cell, getCellRole(line, column), label);
    }
  }
}

/** Makes a row a link target, to which its first cell links. */
function addRowLink(row: TableRow, texts: Texts, taken: Set<string>): void {
  const [cell] = row.children;
  if (cell === undefined) return;
  const message = getText(cell);
  const id = createRowId(message, taken);
  row.data = { hProperties: { id, role: 'row' } };
  cell.children.push(linkToRow(id, texts.linkToRow(message)));
}

/** The ARIA role of a cell, by its place in the table. */
function getCellRole(line: number, column: number): 'columnheader' | 'rowheader' | 'cell' {
  if (line === 0) return 'columnheader';
  return column === 0 ? 'rowheader' : 'cell';
}

function setRole(node: Table | TableRow | TableCell, role: string, dataLabel?: string): void {
  node.data = { hProperties: { role, ...(dataLabel !== undefined && { dataLabel }) } };
}

function linkToRow(id: string, label: string): Link {
  return {
    type: 'link',
    url: `#${id}`,
    data: { hProperties: { className: [HASH_LINK], 'aria-label': label } },
    children: [],
  };
}
