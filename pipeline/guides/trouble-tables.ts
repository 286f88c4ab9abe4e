/** Finds the trouble tables of a guide, and the link targets of their rows. */
import type { Heading, Root, Table, TableCell, TableRow } from 'mdast';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import { createRowSlug } from '../../src/lib/trouble-row';
import { texts } from '../texts';
import { getText } from './tree';

/** The heading that opens the trouble section of every guide. */
export const TROUBLE_HEADING = texts.headings.trouble;

export interface PlacedTable {
  readonly table: Table;
  readonly parent: Parent;
}

/** The tables of the trouble section, those in its subsections, folds and tabs included. */
export function listTroubleTables(tree: Root, troubleHeading = TROUBLE_HEADING): PlacedTable[] {
  const tables: PlacedTable[] = [];
  let isTrouble = false;
  visit(tree as Node, (node: Node, _index, parent: Parent | undefined) => {
    if (node.type === 'heading' && (node as Heading).depth <= 2)
      isTrouble = getText(node).trim() === troubleHeading;
    if (node.type === 'table' && isTrouble && parent !== undefined)
      tables.push({ table: node as Table, parent });
  });
  return tables;
}

export interface TroubleRow {
  readonly row: TableRow;
  /** What the reader sees: the message, often in backticks. */
  readonly seen: TableCell;
  /** The fragment that links to the row. */
  readonly id: string;
}

/**
 * The rows of all trouble tables, without their heads.
 * @param readCell the text of a first cell, where it is not the written one
 */
export function listTroubleRows(
  tree: Root,
  readCell: (cell: TableCell) => string = getText,
): TroubleRow[] {
  const taken = new Set<string>();
  return listTroubleTables(tree).flatMap(({ table }) =>
    table.children.slice(1).flatMap((row) => {
      const [seen] = row.children;
      return seen === undefined ? [] : [{ row, seen, id: createRowId(readCell(seen), taken) }];
    }),
  );
}

/** The fragment of a row, made from the message in its first cell. It is added to `taken`. */
export function createRowId(message: string, taken: Set<string>): string {
  const base = `trouble-${createRowSlug(message) || 'row'}`;
  let id = base;
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`;
  taken.add(id);
  return id;
}
