/** Finds where a value stands in a file of constants, such as `provider.config.ts`. */
import { parseSync, type Expression, type ModuleItem, type Span } from '@swc/core';

/** A value, and where its key begins; an element of a list has no key. */
interface Place {
  readonly start: number;
  readonly value: Expression;
}

/**
 * Line of the value at this path of keys in the constants of a source, or of its nearest parent;
 * undefined if not even the first key is there (a file may spread another).
 */
export function findLine(keys: readonly string[], source: string): number | undefined {
  let start: number | undefined;
  let inside = parseSync(source, { syntax: 'typescript' }).body.flatMap(listConstants);
  for (const key of keys) {
    const [place] = inside.flatMap((value) => findChild(value, key) ?? []);
    if (place === undefined) break;
    start = place.start;
    inside = [place.value];
  }
  return start === undefined ? undefined : countLines(source, start);
}

/** The values of the constants that a statement declares. */
function listConstants(statement: ModuleItem): Expression[] {
  const declared = statement.type === 'ExportDeclaration' ? statement.declaration : statement;
  if (declared.type !== 'VariableDeclaration') return [];
  return declared.declarations.flatMap(({ init }) => init ?? []);
}

/** The value of a key of an object, or at an index of a list. */
function findChild(value: Expression, key: string): Place | undefined {
  if (value.type === 'ArrayExpression') {
    const element = value.elements[Number(key)]?.expression;
    return element && { start: (element as { span: Span }).span.start, value: element };
  }
  const properties = value.type === 'ObjectExpression' ? value.properties : [];
  for (const property of properties) {
    if (property.type !== 'KeyValueProperty' || !('value' in property.key)) continue;
    const { span, value: name } = property.key;
    if (name === key) return { start: span.start, value: property.value };
  }
  return undefined;
}

/** The line of a place; the parser counts bytes, from 1. */
const countLines = (source: string, start: number): number =>
  Buffer.from(source)
    .subarray(0, start - 1)
    .toString()
    .split('\n').length;
