/** Finds `[[table.key]]` in texts and writes the fact in its place. */
import { listQuotedFeatures, type Features } from '../provider/features';
import type { Glossary } from '../fact-files/glossary';
import type { Screen } from '../provider/schema';
import { findNearest } from '../lib/edit-distance';
import { joinPatterns } from '../lib/join-patterns';

/**
 * One `[[table.key]]` in a guide. Anything of this shape counts, and a single word, so that a
 * misspelled quote is never published; `\\[[servers.alpha]]` in code is literal (TOML).
 */
export const FACT_PATTERN = /(?<!\\)\[\[([A-Za-z][\w-]*(?:\.[\w-]+)*)\]\]/g;

/**
 * A quote with spaces inside, `[[ a.b ]]` and `[[a.b ]]`, or with only one bracket at an end, `[[a.b]`
 * and `[a.b]]`.
 */
const MALFORMED_QUOTE = joinPatterns(
  [
    // `[[ a.b ]]`, `[[ a.b]]`.
    /(?<!\\)\[\[[ \t]+([A-Za-z][\w-]*(?:\.[\w-]+)+)[ \t]*\]\]/,
    // `[[a.b ]]`, `[[a.b]`.
    /(?<!\\)\[\[([A-Za-z][\w-]*(?:\.[\w-]+)+)(?:[ \t]+\]\]|\](?![\](]))/,
    // `[a.b]]`.
    /(?<![\\[\w])\[([A-Za-z][\w-]*(?:\.[\w-]+)+)\]\]/,
  ],
  'g',
);

/** The escape for literal brackets. */
const LITERAL_MARK = /\\(?=\[\[[ \t]*[A-Za-z][\w-]*(?:\.[\w-]+)*[ \t]*\])/g;

/** Code of a guide in TOML, where one word in brackets, `[[proxies]]`, starts an entry of a list. */
const TOML_CODE = /^[ \t]*(`{3,})toml\b.*\n[\s\S]*?^[ \t]*\1/gm;

/**
 * What a quote resolves to: plain text, a path through the screens of a web interface, or a
 * glossary term.
 */
export type ResolvedFact =
  | { readonly ok: true; readonly kind: 'text'; readonly text: string }
  | { readonly ok: true; readonly kind: 'place'; readonly labels: readonly string[] }
  | { readonly ok: true; readonly kind: 'term'; readonly id: string; readonly text: string }
  | { readonly ok: false; readonly reason: string };

/** Nobody reads more keys than these; an error names the nearest ones. */
const MAX_LISTED = 8;

/** Which features the provider has; a symbol, so that no quote can name it. */
export const OFFERED = Symbol('offered');

/** Paths of values that the provider file lacks because their feature is off. */
export const ABSENT = Symbol('absent');

/** Tables by the name before the first dot. */
export interface FactTables {
  readonly [table: string]: unknown;
  /** Absent: everything is offered. */
  readonly [OFFERED]?: Features;
  readonly [ABSENT]?: readonly string[];
}

/** Tables whose entries are screens, so that a quote gives "Files → Upload". */
const PLACE_TABLES = new Set(['panel', 'billing', 'vpsPanel', 'dedicatedPanel']);

/**
 * Looks up a dotted path, e.g. `provider.sftp.port`, `java.for26`, `panel.files.upload`.
 * `button.panel.files.upload` gives only the last label, `term.heap` and `term.heap.many` a
 * glossary term. Lists are joined with commas. A path that depends on a feature the provider lacks is
 * rejected.
 * Never throws: for an unknown path, the result holds a reason that names the nearest known key.
 */
export function resolveFact(path: string, tables: FactTables): ResolvedFact {
  const keys = path.split('.');
  const [table, ...keysInTable] = keys;
  const refusal = findRefusal(path, tables);
  if (refusal !== undefined) return { ok: false, reason: refusal };
  // Checks of parts that this provider's readers do not see ask without the features.
  if (isAbsentValue(path, tables)) return { ok: true, kind: 'text', text: path };
  if (keysInTable.length === 0 && Object.hasOwn(tables, path)) {
    const tableKeys = Object.keys(tables[path] as object).slice(0, MAX_LISTED);
    return {
      ok: false,
      reason: `"${path}" is a whole table: name a value in it, such as ${tableKeys.map((key) => `[[${path}.${key}]]`).join(', ')}`,
    };
  }
  if (table === 'term' && tables['term'] !== undefined) {
    return resolveTerm(keysInTable, tables['term'] as Glossary);
  }
  if (table === 'button') return resolvePlace(keysInTable, tables, { onlyLastLabel: true });
  if (table !== undefined && PLACE_TABLES.has(table)) return resolvePlace(keys, tables);

  let value: unknown = tables;
  for (const [index, part] of keys.entries()) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) {
      return {
        ok: false,
        reason: describeUnknownKey({
          path,
          parents: keys.slice(0, index),
          key: part,
          container: value,
        }),
      };
    }
    value = (value as Record<string, unknown>)[part];
  }
  const text = formatScalar(value);
  return text === undefined
    ? { ok: false, reason: `"${path}" is a group, not a value: name one of ${listKeys(value)}` }
    : { ok: true, kind: 'text', text };
}

/** Whether a quote names, or is inside of, what the provider file lacks because its feature is off. */
export const isAbsentValue = (path: string, tables: FactTables): boolean =>
  tables[ABSENT]?.some((absent) => `${path.replace(/^button\./, '')}.`.startsWith(`${absent}.`)) ??
  false;

/** Why a quote is rejected if it depends on a feature the provider lacks; undefined for all others. */
export function findRefusal(path: string, tables: FactTables): string | undefined {
  const missing = listQuotedFeatures(path.replace(/^button\./, '')).find(
    (name) => tables[OFFERED]?.[name] === false,
  );
  return missing === undefined
    ? undefined
    : `"${path}" belongs to "${missing}", which provider.config.ts turns off: put it into <If has="${missing}">`;
}

/**
 * Replaces every quote in a string with its text; reports unknown and malformed ones to `onProblem`
 * and leaves those unchanged.
 * @param text a whole guide, or a part of one
 */
export function resolveInText(
  text: string,
  tables: FactTables,
  onProblem: (reason: string, offset: number) => void,
): string {
  const isInToml = createTomlCodeTest(text);
  const written = text.replace(FACT_PATTERN, (quote: string, path: string, offset: number) => {
    const resolved = resolveFact(path, tables);
    if (!resolved.ok) {
      if (!isOneWordQuoteAt(text, offset) || !isInToml(offset)) onProblem(resolved.reason, offset);
      return quote;
    }
    return formatResolvedFact(resolved);
  });
  for (const { reason, offset } of findMalformedQuotes(text)) onProblem(reason, offset);
  return written.replace(LITERAL_MARK, '');
}

/** Whether one word in double brackets stands at a place, which starts an entry of a list in TOML. */
export function isOneWordQuoteAt(text: string, offset: number): boolean {
  return /^\[\[[\w-]+\]\]/.test(text.slice(offset));
}

/** Tells whether a place in a guide is inside code in TOML. */
function createTomlCodeTest(text: string): (offset: number) => boolean {
  const blocks = [...text.matchAll(TOML_CODE)];
  return (offset) =>
    blocks.some(({ 0: block, index }) => index <= offset && offset < index + block.length);
}

/** Quotes that are written wrongly, so that nothing would take their place. */
export function findMalformedQuotes(
  text: string,
): { readonly reason: string; readonly offset: number }[] {
  return [...text.matchAll(MALFORMED_QUOTE)].map(({ 0: written, 1: a, 2: b, 3: c, index }) => ({
    reason: `"${written}" is not a quote: write [[${a ?? b ?? c ?? ''}]]`,
    offset: index,
  }));
}

/** A quote as plain text. */
export function formatResolvedFact(resolved: Exclude<ResolvedFact, { ok: false }>): string {
  return resolved.kind === 'place' ? resolved.labels.join(' → ') : resolved.text;
}

function resolveTerm([id = '', form, ...tooMuch]: string[], terms: Glossary): ResolvedFact {
  const term = Object.hasOwn(terms, id) ? terms[id] : undefined;
  const path = ['term', id, form, ...tooMuch].filter((part) => part !== undefined).join('.');
  if (term === undefined)
    return {
      ok: false,
      reason: describeUnknownKey({ path, parents: ['term'], key: id, container: terms }),
    };
  if (form === undefined) return { ok: true, kind: 'term', id, text: term.word };
  if (form === 'many' && term.many !== undefined && tooMuch.length === 0)
    return { ok: true, kind: 'term', id, text: term.many };
  const remedy =
    term.many === undefined ? ', or add "many" to it in facts/glossary.yml' : ` or term.${id}.many`;
  return { ok: false, reason: `unknown form "${path}": write term.${id}${remedy}` };
}

function resolvePlace(
  parts: string[],
  tables: FactTables,
  { onlyLastLabel = false }: { readonly onlyLastLabel?: boolean } = {},
): ResolvedFact {
  const [table = '', screenId = '', control, ...tooMuch] = parts;
  const path = parts.join('.');
  const screens = tables[table];
  if (!PLACE_TABLES.has(table) || typeof screens !== 'object' || screens === null) {
    return {
      ok: false,
      reason: `"${path}" names no web interface: use ${[...PLACE_TABLES].join(', ')}`,
    };
  }
  if (!Object.hasOwn(screens, screenId)) {
    return {
      ok: false,
      reason: describeUnknownKey({ path, parents: [table], key: screenId, container: screens }),
    };
  }
  const screen = (screens as Record<string, Screen>)[screenId] as Screen;
  if (control === undefined) return { ok: true, kind: 'place', labels: [screen.label] };
  if (tooMuch.length > 0 || !Object.hasOwn(screen, control)) {
    return {
      ok: false,
      reason: describeUnknownKey({
        path,
        parents: [table, screenId],
        key: control,
        container: screen,
      }),
    };
  }
  const label = screen[control] as string;
  return { ok: true, kind: 'place', labels: onlyLastLabel ? [label] : [screen.label, label] };
}

function formatScalar(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) {
    return value.join(', ');
  }
  if (typeof value === 'object' && value !== null && 'value' in value && 'source' in value) {
    return formatScalar(value.value);
  }
  return undefined;
}

interface MissingKey {
  readonly path: string;
  readonly parents: string[];
  readonly key: string;
  /** The table in which the key was searched. */
  readonly container: unknown;
}

function describeUnknownKey({ path, parents, key, container }: MissingKey): string {
  const where = parents.length === 0 ? 'the fact tables' : `"${parents.join('.')}"`;
  const keys =
    typeof container === 'object' && container !== null ? Object.keys(container) : undefined;
  const suggestions =
    keys !== undefined && keys.length > MAX_LISTED
      ? `Nearest there: ${findNearest(key, keys).join(', ')}`
      : `Known there: ${listKeys(container)}`;
  return `unknown fact "${path}": there is no "${key}" in ${where}. ${suggestions}`;
}

function listKeys(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '(a plain value)';
  return Object.keys(value).join(', ');
}
