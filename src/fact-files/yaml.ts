/** Parses YAML that people edit; errors come back with their line and a way to fix them. */
import { isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml';
import * as z from 'zod';
import { findNearest } from '../lib/edit-distance';

/** A problem, with its 1-based line. */
export interface YamlProblem {
  readonly line: number;
  readonly message: string;
}

export type ParsedYaml<T> =
  | {
      readonly ok: true;
      readonly data: T;
      /** 1-based line of the value at a path, or of its nearest parent. */
      readonly getLine: (keys: readonly PropertyKey[]) => number;
    }
  | { readonly ok: false; readonly problems: readonly YamlProblem[] };

/** A calendar day. */
export const daySchema = z.iso.date('write a day of the calendar as YYYY-MM-DD');

/** URL of a page or file. */
export const urlSchema = z.url({ protocol: /^https?$/, error: 'write an address: https://…' });

/** An object with exactly these keys; for a misspelled key, the error suggests the closest ones. */
export function createStrictObject<S extends z.ZodRawShape>(shape: S) {
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys') return undefined;
      const known = Object.keys(shape);
      return issue.keys
        .map((key) => `there is no key "${key}". Nearest: ${findNearest(key, known, 2).join(', ')}`)
        .join('; ');
    },
  });
}

/**
 * Parses the text of one file; never throws.
 * @param schema use `createStrictObject` for objects, so that unknown keys are reported well
 */
export function parseYaml<S extends z.ZodType>(text: string, schema: S): ParsedYaml<z.infer<S>> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  if (document.errors.length > 0) {
    const problems = document.errors.map(({ message, pos: [start] }) => ({
      line: lines.linePos(start).line,
      message: (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, ''),
    }));
    return { ok: false, problems: describeTabs(text, problems) ?? takeProblems(problems) };
  }
  const getLine = (keys: readonly PropertyKey[]): number => {
    for (let length = keys.length; length > 0; length--) {
      const node: unknown = document.getIn(keys.slice(0, length), true);
      const range = (node as { range?: [number, number, number] } | undefined)?.range;
      if (range !== undefined) return lines.linePos(range[0]).line;
    }
    return 1;
  };
  const changed = listChangedNumbers(document).map(({ at, message }) => ({
    line: lines.linePos(at).line,
    message,
  }));
  const data: unknown = document.toJS();
  const parsed = schema.safeParse(data);
  if (parsed.success && changed.length === 0) return { ok: true, data: parsed.data, getLine };
  const wrong = parsed.success
    ? []
    : parsed.error.issues.map((issue) => ({
        line: getLine(issue.path),
        message: `${formatPath(issue.path)}: ${describeIssue(issue, getValueAt(data, issue.path))}`,
      }));
  return { ok: false, problems: [...changed, ...wrong] };
}

/** After a syntax error, those below it are often its consequences. */
const MAX_SYNTAX_PROBLEMS = 5;

function takeProblems(problems: readonly YamlProblem[]): readonly YamlProblem[] {
  const [last] = problems.slice(MAX_SYNTAX_PROBLEMS);
  if (last === undefined) return problems;
  const omitted = problems.length - MAX_SYNTAX_PROBLEMS;
  const message = `and ${omitted} more, which may follow from those above: correct them first`;
  return [...problems.slice(0, MAX_SYNTAX_PROBLEMS), { line: last.line, message }];
}

/** Whether a tab stands where YAML expects the spaces of the indentation. */
const hasTabAsIndent = (line: string) => /^[\s-]*\t/.test(line);

/** What to do about the tabs of a file, if the first problem is one: all others follow from it. */
export function describeTabs(
  text: string,
  [first]: readonly YamlProblem[],
): readonly [YamlProblem] | undefined {
  const lines = text.split('\n');
  if (first === undefined || !hasTabAsIndent(lines[first.line - 1] ?? '')) return undefined;
  const more = lines.slice(first.line).filter(hasTabAsIndent).length;
  const others = more === 0 ? '' : ` So do ${more} of the lines below.`;
  return [
    {
      line: first.line,
      message: `begins with a tab, which YAML does not allow.${others} Write spaces instead, two for each level`,
    },
  ];
}

/** Path to a value; in a list, the number of the entry. */
const formatPath = (keys: readonly PropertyKey[]) =>
  keys.filter((key) => typeof key !== 'number').join('.') || 'the entry';

/** Numbers that YAML would change: `26.10` becomes 26.1. */
function listChangedNumbers(document: Document): { at: number; message: string }[] {
  const found: { at: number; message: string }[] = [];
  visit(document, {
    Scalar(_, node) {
      const { value, source, range } = node;
      if (!isScalar(node) || typeof value !== 'number' || source === undefined) return;
      if (String(value) !== source) {
        found.push({
          at: range?.[0] ?? 0,
          message: `${source} is read as ${value}: write it in quotes, '${source}'`,
        });
      }
    },
  });
  return found;
}

/** Zod's messages are for programmers. */
function describeIssue(issue: z.core.$ZodIssue, value: unknown): string {
  const { message } = issue;
  if (value === undefined) return 'is missing. Write it, as in the other entries';
  if (!message.startsWith('Invalid ')) return message;
  if (issue.code === 'invalid_union') return describeNearestForm(issue.errors, value);
  const [, expectedType = ''] = /expected (\w+)/.exec(message) ?? [];
  if (expectedType === 'string' && typeof value === 'number')
    return `write it in quotes, '${value}'`;
  return message.replace(/^Invalid (?:input|option): /, '');
}

/** For a union, the errors of the closest alternative. */
function describeNearestForm(
  forms: readonly (readonly z.core.$ZodIssue[])[],
  value: unknown,
): string {
  const [nearestForm = []] = forms.toSorted((a, b) => a.length - b.length);
  return nearestForm
    .map(
      (issue) =>
        `${formatPath(issue.path)}: ${describeIssue(issue, getValueAt(value, issue.path))}`,
    )
    .join('; ');
}

function getValueAt(value: unknown, keys: readonly PropertyKey[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );
}
