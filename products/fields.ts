/**
 * Checks the form of the records when a build starts: TypeScript checks it only when somebody runs
 * `npm run check:types`.
 */
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { formatNearest } from '../src/lib/edit-distance';
import { products } from './all';
import type { Product } from './product';

type Shape<T> = { readonly [K in keyof Required<T>]: z.ZodType };

const text = z.string('is not text. Write it in quotes.');
const texts = z.array(text, 'is not a list. Write it in square brackets.');
const lists = z.array(texts, 'is not a list of lists. Write square brackets in square brackets.');
const group = 'is not a group. Write it in braces, as in the other records.';
const number = z.number('is not a number. Write it without quotes.');

type Part<K extends keyof Product, P = NonNullable<Product[K]>> = P extends readonly (infer E)[]
  ? E
  : P;

const cardShape = {
  order: number,
  to: text,
  title: text.optional(),
  text,
} satisfies Shape<Part<'card'>>;

const homeLinkShape = { order: number, to: text } satisfies Shape<Part<'homeLink'>>;

const joinShape = {
  name: text,
  id: text.optional(),
  port: text,
  service: z.strictObject({ name: text, protocol: text }, group).optional(),
} satisfies Shape<Part<'join'>>;

const productSchema = z.strictObject({
  id: text,
  label: text,
  guides: texts,
  glyph: text,
  card: z.strictObject(cardShape, group).optional(),
  homeLink: z.strictObject(homeLinkShape, group).optional(),
  checkedSubject: text.optional(),
  optional: z.literal(true, 'is not true. Write true, or leave the field out.').optional(),
  // Read and checked by `readPorts`.
  ports: z.array(z.unknown()).optional(),
  join: z.array(z.strictObject(joinShape, group)).optional(),
  queryNames: z.record(z.string(), texts, group).optional(),
  synonyms: lists.optional(),
  logGuides: z.record(z.string(), text, group).optional(),
} satisfies Shape<Product>);

/** Names of the fields in a group of the record, which a path of keys leads to. */
function listFields(keys: readonly PropertyKey[]): string[] {
  if (keys.length === 0) return Object.keys(productSchema.shape);
  if (keys[0] === 'card') return Object.keys(cardShape);
  if (keys[0] === 'homeLink') return Object.keys(homeLinkShape);
  return keys.at(-1) === 'service' ? ['name', 'protocol'] : Object.keys(joinShape);
}

/** File and line of a field: `products/rust/index.ts:11`. */
function formatFieldPlace({ id: folder, label }: Partial<Product>, key: string): string {
  if (folder === undefined) return `products/: the record of ${label ?? 'a product'}:`;
  const file = `products/${folder}/index.ts`;
  if (!existsSync(file)) return file;
  const at = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((line) => new RegExp(String.raw`(?:^|[\s{,])${key}\b[:,]?`).test(line));
  return at < 0 ? file : `${file}:${at + 1}`;
}

/** Misspelled, missing and wrong fields of the records, one line each. */
export function checkFields(all: readonly Product[] = products): string[] {
  return all.flatMap((product) => {
    const { success, error } = productSchema.safeParse(product);
    if (success) return [];
    return error.issues.flatMap((issue) => {
      const path = issue.path.filter((key) => typeof key === 'string').join('.');
      const prefix = path === '' ? '' : `${path}.`;
      if (issue.code === 'unrecognized_keys') {
        return issue.keys.map(
          (key) =>
            `${formatFieldPlace(product, key)} ${prefix}${key} is not a field of a record. ${formatNearest(key, listFields(issue.path))}`,
        );
      }
      const key = issue.path.findLast((part) => typeof part === 'string') ?? '';
      const message = isMissing(product, issue.path)
        ? 'is missing. Write it, as in the other records.'
        : issue.message;
      return [`${formatFieldPlace(product, key)} ${path} ${message}`];
    });
  });
}

function isMissing(value: unknown, keys: readonly PropertyKey[]): boolean {
  return (
    keys.reduce<unknown>(
      (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
      value,
    ) === undefined
  );
}
