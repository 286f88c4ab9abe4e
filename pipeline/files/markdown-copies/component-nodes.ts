/**
 * Converts components with text in their attributes or in the facts to Markdown nodes.
 *
 * In:  `<LinkGrid cards={[{ to: '/sftp', title: 'Upload files', text: 'With SFTP' }]} />`
 * Out: `- [Upload files](/sftp): With SFTP`
 */
import type { List, ListItem, Paragraph, PhrasingContent, Table } from 'mdast';
import { texts as english, type Texts } from '../../texts';
import { renderHelperLine } from './helpers';
import { MODPACK_COLUMNS } from '../../../src/fact-tables/modpack-columns';
import { modpacksByName } from '../../../src/fact-tables/modpacks.data';

/** A JSX element from the MDX parser. */
export interface MdxElement {
  readonly name?: string | null;
  readonly attributes?: readonly {
    readonly name?: string;
    readonly value?:
      | string
      | null
      | { readonly data?: { readonly estree?: { readonly body: readonly unknown[] } | null } };
  }[];
}

/** The text of a component itself, without its children; empty if it has none. */
export function toMarkdownNodes(
  { name, attributes = [] }: MdxElement,
  language: Texts = english,
): (List | Paragraph | Table)[] {
  const readRows = (attribute: string) =>
    parseLiteralRows(attributes.find((a) => a.name === attribute));
  const readText = (attribute: string) => {
    const value = attributes.find((a) => a.name === attribute)?.value;
    return typeof value === 'string' ? value : '';
  };
  switch (name) {
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

/** The part of a JavaScript syntax tree (https://github.com/estree/estree) that is read here. */
interface SyntaxNode {
  readonly type: string;
  readonly expression?: SyntaxNode;
  readonly elements?: readonly (SyntaxNode | null)[];
  readonly properties?: readonly {
    readonly key?: { readonly name?: string };
    readonly value?: SyntaxNode & { readonly value?: unknown };
  }[];
}

/** The objects of a literal list in an attribute; computed values are skipped. */
function parseLiteralRows(
  attribute: NonNullable<MdxElement['attributes']>[number] | undefined,
): TableRowData[] {
  const value = attribute?.value;
  if (typeof value !== 'object' || value === null) return [];
  const statement = value.data?.estree?.body[0] as SyntaxNode | undefined;
  return (statement?.expression?.elements ?? []).map((element) =>
    Object.fromEntries(
      (element?.properties ?? []).flatMap(({ key, value: text }) =>
        key?.name !== undefined && text?.type === 'Literal' ? [[key.name, String(text.value)]] : [],
      ),
    ),
  );
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
