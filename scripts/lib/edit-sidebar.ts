/**
 * Adds guides and categories to the text of `sidebars.ts`, by its syntax tree, so that comments and
 * the order of everything else stay.
 */
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';

/** TypeScript in the code style of this project. */
export const formatCode = async (code: string): Promise<string> =>
  format(code, { ...(await resolveConfig('package.json')), parser: 'typescript' });

/** A string literal of TypeScript; Prettier chooses the quotation marks. */
export const formatString = (text: string): string => JSON.stringify(text);

function parse(source: string): ts.SourceFile {
  return ts.createSourceFile('sidebars.ts', source, ts.ScriptTarget.Latest, true);
}

/** The guides of each list, in order: strings in arrays, unlike labels and folders. */
function listGuideItems(node: ts.Node): ts.StringLiteral[][] {
  const lists: ts.StringLiteral[][] = [];
  if (ts.isArrayLiteralExpression(node)) lists.push(node.elements.filter(ts.isStringLiteral));
  ts.forEachChild(node, (child) => void lists.push(...listGuideItems(child)));
  return lists;
}

const insertAfter = (source: string, node: ts.Node, item: string) =>
  formatCode(`${source.slice(0, node.end)}, ${item}${source.slice(node.end)}`);

/**
 * The sidebar with a guide after the last one of its section, the folder in its id. If several
 * lists hold guides of the section, it goes into the one with the most; of equals, into the last.
 * @returns undefined if no guide of the section is listed, or the guide already is
 */
export async function addGuideToSidebar(source: string, id: string): Promise<string | undefined> {
  const lists = listGuideItems(parse(source));
  const section = id.slice(0, id.lastIndexOf('/') + 1);
  const longest = lists
    .map((items) => items.filter(({ text }) => text.startsWith(section)))
    .reduce((best, items) => (items.length < best.length ? best : items), []);
  const last = longest.at(-1);
  const isListed = lists.flat().some(({ text }) => text === id);
  return last === undefined || isListed ? undefined : insertAfter(source, last, formatString(id));
}

/**
 * The sidebar with a category after the last one that holds guides of a folder.
 * @param folder with a slash at its end
 * @throws if there is none
 */
export async function addCategoryToSidebar(
  source: string,
  folder: string,
  { label, guides }: { readonly label: string; readonly guides: readonly string[] },
): Promise<string> {
  const [last] = listGuideItems(parse(source))
    .flat()
    .filter(({ text }) => text.startsWith(folder))
    .sort((a, b) => b.pos - a.pos);
  const category = last && ts.findAncestor(last, ts.isCallExpression);
  if (category === undefined) {
    throw new Error(
      `sidebars.ts: no category contains a guide of ${folder}. Add one for the new guides by hand.`,
    );
  }
  const items = guides.map(formatString).join(', ');
  return insertAfter(source, category, `category(${formatString(label)}, [${items}])`);
}
