/**
 * Where each fact stands in the code, so that a message can name file and line, and a script can
 * write a new version into its place.
 *
 * In:  `src/facts/*.ts`, `products/<n>/facts.ts` and `index.ts`
 * Out: every object with a `source` and a `checked`, by the path that guides quote
 */
import { readFileSync, readdirSync, existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listGuides } from '../guides';

/** A text in a file, and where it stands with its quotes. */
export interface Place {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface FactEntry {
  /** As guides quote it, `plugin.bluemap`. */
  readonly path: string;
  readonly file: string;
  readonly line: number;
  readonly source: string;
  /** Its own page, where it is a program. */
  readonly home?: string;
  readonly checked: Place;
  readonly newest?: Place;
  readonly released?: Place;
  readonly value?: Place;
  readonly unverified?: string;
}

/** Names of constants that guides know by another word. */
const TABLES: Readonly<Record<string, string>> = { general: 'port', otherServers: 'other' };

/** Files with facts. */
export function factFiles(): string[] {
  const own = readdirSync('src/facts')
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => path.posix.join('src/facts', name));
  const ofProducts = readdirSync('products', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => ['facts.ts', 'index.ts'].map((file) => `products/${name}/${file}`))
    .filter((file) => existsSync(file));
  return [...own, ...ofProducts];
}

/** The facts of a file, in its order. */
export function factEntries(file: string, text = readFileSync(file, 'utf8')): FactEntry[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const constants = new Map<string, string>();
  const entries: FactEntry[] = [];

  const textOf = (node: ts.Expression | undefined): string | undefined => {
    if (node === undefined) return undefined;
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return node.text;
    return ts.isIdentifier(node) ? constants.get(node.text) : undefined;
  };
  const placeOf = (node: ts.Expression | undefined): Place | undefined =>
    node !== undefined && ts.isStringLiteralLike(node)
      ? { text: node.text, start: node.getStart(tree), end: node.getEnd() }
      : undefined;

  const walk = (node: ts.Node, names: readonly string[]): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
      const value = textOf(node.initializer);
      if (value !== undefined) constants.set(node.name.text, value);
      names = [TABLES[node.name.text] ?? node.name.text];
    } else if (ts.isPropertyAssignment(node)) {
      const key = ts.isComputedPropertyName(node.name) ? '…' : node.name.text;
      names = [...names, key];
    } else if (ts.isObjectLiteralExpression(node)) {
      const fields = new Map(
        node.properties
          .filter(ts.isPropertyAssignment)
          .map(({ name, initializer }) => [name.getText(tree), initializer]),
      );
      const checked = placeOf(fields.get('checked'));
      const source = textOf(fields.get('source'));
      if (checked !== undefined && source !== undefined) {
        // A port of a product stands in a list, and guides know it by its id.
        const id = names.includes('ports') ? textOf(fields.get('id')) : undefined;
        entries.push({
          path: id === undefined ? names.join('.') : `port.${id}`,
          file,
          line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1,
          source,
          checked,
          home: textOf(fields.get('home')),
          newest: placeOf(fields.get('newest')),
          released: placeOf(fields.get('released')),
          value: placeOf(fields.get('value')),
          unverified: textOf(fields.get('unverified')),
        });
      }
    }
    ts.forEachChild(node, (child) => {
      walk(child, names);
    });
  };
  walk(tree, []);
  return entries;
}

/** All facts of the repository. */
export function allEntries(): FactEntry[] {
  return factFiles().flatMap((file) => factEntries(file));
}

/** The guides that quote a fact or a part of it. */
export function guidesQuoting(fact: string, guides = listGuides('docs')): string[] {
  const quote = new RegExp(`\\[\\[${fact.replaceAll('.', '\\.')}[.\\]]`);
  return guides.filter(({ source }) => quote.test(source)).map(({ file }) => file);
}
