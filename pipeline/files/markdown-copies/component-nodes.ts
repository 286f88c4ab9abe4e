/**
 * Converts components with text in their attributes or in the facts to Markdown nodes.
 *
 * In:  `<LinkGrid cards={[{ to: '/sftp', title: 'Upload files', text: 'With SFTP' }]} />`
 * Out: `- [Upload files](/sftp): With SFTP`
 */
import type { List, ListItem, Paragraph, PhrasingContent, Table } from 'mdast';
import { findLiteralList, readLiteralValues } from '../../guides/literal-lists';
import { findAttribute, findNamedAttribute, type JsxElement } from '../../guides/tree';
import { texts as english, type Texts } from '../../texts';
import { renderHelperLine } from './helpers';
import { MODPACK_COLUMNS } from '../../../src/fact-tables/modpack-columns';
import { modpacksByName } from '../../../src/fact-tables/modpacks.data';

/** The text of a component itself, without its children; empty if it has none. */
export function toMarkdownNodes(
  element: JsxElement,
  language: Texts = english,
): (List | Paragraph | Table)[] {
  const readRows = (attribute: string) => parseLiteralRows(element, attribute);
  const readText = (attribute: string) => findAttribute(element, attribute) ?? '';
  switch (element.name) {
    case 'Fold':
      return createTitleLine(readText('title'));
    case 'TabItem':
      return createTitleLine(readText('label'));
    case 'LinkGrid':
      return [createList(readRows('cards').map(toCardItem))];
    case 'Checklist':
      return [createList(readRows('steps').map(toStepItem), false)];
    case 'ModpackTable':
      return [createModpackTable()];
    case 'Helper': {
      const line = renderHelperLine(readText('name'), language);
      return line === undefined ? [] : [line];
    }
    default:
      return [];
  }
}

const toCardItem = ({ to, title, text }: TableRowData): PhrasingContent[] => [
  createLink(to, title),
  createTextNode(`: ${text ?? ''}`),
];

const toStepItem = ({ to, text, linkText }: TableRowData): PhrasingContent[] => [
  createTextNode(`${text ?? ''} (`),
  createLink(to, linkText),
  createTextNode(')'),
];

const createModpackTable = (): Table =>
  createTable([
    MODPACK_COLUMNS.map(([heading]) => heading),
    ...modpacksByName.map((pack) => MODPACK_COLUMNS.map(([, cell]) => cell(pack))),
  ]);

/** A line in bold, above the content that it introduces. */
export function createBoldLine(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'strong', children: [createTextNode(value)] }] };
}

const createTitleLine = (title: string): Paragraph[] =>
  title === '' ? [] : [createBoldLine(title)];

type TableRowData = Readonly<Record<string, string>>;

/** The objects of a literal list in an attribute; computed values are skipped. */
function parseLiteralRows(element: JsxElement, attribute: string): TableRowData[] {
  const list = findLiteralList(findNamedAttribute(element, attribute));
  return (list?.elements ?? []).map((object) => {
    const values = Object.entries(readLiteralValues(object));
    return Object.fromEntries(values.map(([key, value]) => [key, String(value)]));
  });
}

function createTextNode(value: string): PhrasingContent {
  return { type: 'text', value };
}

function createLink(url = '', text = ''): PhrasingContent {
  return { type: 'link', url, children: [createTextNode(text)] };
}

/** `checked` turns the items into a checklist. */
function createList(items: PhrasingContent[][], checked?: boolean): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((children): ListItem => ({
      type: 'listItem',
      spread: false,
      ...(checked !== undefined && { checked }),
      children: [{ type: 'paragraph', children }],
    })),
  };
}

function createTable(rows: readonly (readonly string[])[]): Table {
  return {
    type: 'table',
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((cell) => ({ type: 'tableCell', children: [createTextNode(cell)] })),
    })),
  };
}
