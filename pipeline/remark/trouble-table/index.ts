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
import type { Heading, Link, Root, Table, TableCell, TableRow } from 'mdast';
import type { Node, Parent } from 'unist';
import { visit, SKIP } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { getText } from '../../guides/tree';
import { createRowSlug } from '../../../src/lib/trouble-row';
import { texts as english } from '../../texts';
import { createHtmlElement } from '../html-nodes';
import type { TextsOptions } from '../untranslated';

/** The heading that opens the trouble section of every guide. */
export const TROUBLE_HEADING = english.headings.trouble;

/** The fragment of a row, made from the message in its first cell. It is added to `taken`. */
export function getRowId(message: string, taken: Set<string>): string {
  const base = `trouble-${createRowSlug(message) || 'row'}`;
  let id = base;
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`;
  taken.add(id);
  return id;
}

export function remarkTroubleTable({ textsFor: textsFor = () => english }: TextsOptions = {}) {
  return (tree: Root, file: VFile): void => {
    const texts = textsFor(file.path);
    const taken = new Set<string>();
    let inSection = false;
    visit(tree as Node, (node: Node, index: number | undefined, parent: Parent | undefined) => {
      if (node.type === 'heading') {
        const heading = node as Heading;
        if (heading.depth <= 2) inSection = getText(heading).trim() === texts.headings.trouble;
        return;
      }
      if (node.type !== 'table' || !inSection || parent === undefined || index === undefined)
        return;
      const table = node as Table;
      setRole(table, 'table');
      // The styles have the English labels of cause and fix.
      const labels = texts === english ? [] : (table.children[0]?.children ?? []).map(getText);
      for (const [line, row] of table.children.entries()) {
        setRole(row, 'row');
        for (const [column, cell] of row.children.entries()) {
          const label = line > 0 && column > 0 ? labels[column] : undefined;
          setRole(cell, getCellRole(line, column), label);
        }
        const cell = row.children[0];
        if (line === 0 || cell === undefined) continue;
        const message = getText(cell);
        const id = getRowId(message, taken);
        row.data = { hProperties: { id, role: 'row' } };
        cell.children.push(linkToRow(id, texts.linkToRow(message)));
      }
      parent.children.splice(
        index,
        1,
        createHtmlElement('div', { className: ['trouble'] }, [table]),
      );
      return [SKIP, index + 1];
    });
  };
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
    data: { hProperties: { className: ['hash-link'], 'aria-label': label } },
    children: [],
  };
}
