/**
 * `npm run sync:log-rules [-- docs/<guide>.mdx …]`: writes the log reader's guide-rows/: in
 * guide-rules.json the rules from the trouble tables of the guides, in guide-texts.json the text of
 * those rows. A row becomes a rule if a message in its first cell is specific enough to search for
 * in a log of any length. For guides given as arguments it lists the rows without a rule, and why.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { InlineCode } from 'mdast';
import { format } from 'prettier';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { runAsCommand } from './lib/run-as-command';
import { loadProvider } from '../config/provider';
import { products } from '../products/all';
import type { Product } from '../products/product';
import { getText } from '../pipeline/guides/tree';
import {
  listTroubleRows,
  TROUBLE_HEADING,
  type TroubleRow,
} from '../pipeline/guides/trouble-tables';
import { createFactTables } from '../src/facts';
import { resolveInText, type FactTables } from '../src/facts/resolve';
import { formatNearest } from '../src/lib/edit-distance';
import {
  encodeRule,
  type GuideRule,
  type GuideTexts,
} from '../src/helpers/log-reader/guide-rows/guide-rule';
import { rules } from '../src/helpers/log-reader/rules';
import { listGuides, parseSlug, type GuideSource } from '../pipeline/guides';
import { parseMdx } from '../pipeline/guides/mdx';
import { EXAMPLES, HINTS, NOT_IN_LOGS, SECTIONS } from './lib/log-rule-choices';
import { selectGuides } from './lib/select-guides';

export const RULES_FILE = 'src/helpers/log-reader/guide-rows/guide-rules.json';
export const TEXTS_FILE = 'src/helpers/log-reader/guide-rows/guide-texts.json';

/** A rule with the text of its row. */
export interface FullRule extends GuideRule {
  readonly cause: string;
  readonly fix: string;
}

/** Shorter literal parts of a message also occur in logs of healthy servers. */
const MIN_PART_LENGTH = 14;
const MIN_WORDS = 3;
const MAX_TEXT_LENGTH = 400;

/** A message cut at the guide's omissions; undefined if too little is left. */
export function splitMessage(message: string): readonly string[] | undefined {
  const parts = EXAMPLES.reduce((text, example) => text.replaceAll(example, '…'), message)
    .split(/…|\.{3,}/)
    .map((part) => part.trim())
    .filter((part) => part.length > 1);
  const longest = Math.max(0, ...parts.map((part) => part.length));
  const wordCount = parts.join(' ').split(/[\s:]+/).length;
  return longest >= MIN_PART_LENGTH && wordCount >= MIN_WORDS ? parts : undefined;
}

/** The rows of the trouble tables of a guide, with facts filled in. */
const listRows = (source: string, tables: FactTables): TroubleRow[] =>
  listTroubleRows(parseMdx(resolveInText(source, tables, () => undefined)));

const isInSections = (file: string) => SECTIONS.some((section) => file.startsWith(section));

/** The guide about lines that healthy servers print. */
const HARMLESS_LINES = '/log-warnings';

/** The rules of one guide, in row order. */
export function parseRules(
  { file, source }: Pick<GuideSource, 'file' | 'source'>,
  tables: FactTables,
): FullRule[] {
  if (!isInSections(file)) return [];
  const route = parseRoute(source);
  return listRows(source, tables)
    .map((row) => toRule(row, route))
    .filter((rule) => rule !== undefined);
}

function toRule({ row, seen, id }: TroubleRow, route: string): FullRule | undefined {
  const [, why, what] = row.children;
  if (why === undefined || what === undefined) return undefined;
  const written = listMessages(seen);
  const messages = written.map(splitIntoParts).filter((parts) => parts !== undefined);
  if (messages.length === 0) return undefined;
  const cause = truncate(why);
  const isHint =
    // Messages that the guide itself calls harmless are not problems.
    /^(?:Harmless\b|[^.]*\bis harmless\b)/.test(cause) ||
    route === HARMLESS_LINES ||
    written.some((message) => HINTS.has(message) && splitIntoParts(message) !== undefined);
  return {
    route,
    row: id,
    messages: messages.map((parts) => [...parts]),
    cause,
    fix: truncate(what),
    hint: isHint,
  };
}

function listMessages(cell: Node): string[] {
  const messages: string[] = [];
  visit(cell, 'inlineCode', ({ value }: InlineCode) => {
    messages.push(value);
  });
  return messages;
}

const splitIntoParts = (message: string) =>
  NOT_IN_LOGS.has(message) ? undefined : splitMessage(message);

/** Why rows of a guide have no rule: one line each, with the line in the guide and the fix. */
export function findRowsWithoutRule(
  { file, source }: Pick<GuideSource, 'file' | 'source'>,
  tables: FactTables,
): string[] {
  const rows = listRows(source, tables);
  if (rows.length === 0) return [`${file}: no table below "${TROUBLE_HEADING}"`];
  if (!isInSections(file)) {
    return [
      `${file}: no row gives a rule: name the guide or its folder in SECTIONS of scripts/lib/log-rule-choices.ts, if its messages stand in logs`,
    ];
  }
  return rows
    .filter((row) => toRule(row, '') === undefined)
    .map((troubleRow) => {
      const line = troubleRow.row.position?.start.line ?? 1;
      return `${file}:${line} "${getText(troubleRow.seen).trim()}": ${getReason(troubleRow)}`;
    });
}

function getReason({ row, seen }: TroubleRow): string {
  if (row.children.length < 3) return 'the row needs a message, a cause and a fix';
  const messages = listMessages(seen);
  if (messages.length === 0) return 'nothing in its first cell is in backticks';
  return messages
    .map((message) =>
      NOT_IN_LOGS.has(message)
        ? `\`${message}\` is in NOT_IN_LOGS of scripts/lib/log-rule-choices.ts`
        : `of \`${message}\` too little is left: a part of ${MIN_PART_LENGTH} characters and ${MIN_WORDS} words in all, where … and example values cut it`,
    )
    .join('; ');
}

function parseRoute(source: string): string {
  return parseSlug(source) ?? '';
}

function parseTitle(source: string, tables: FactTables): string {
  const title = /^title:\s*(['"]?)(.+)\1$/m.exec(source)?.[2] ?? '';
  return resolveInText(title, tables, () => undefined);
}

function truncate(cell: Node): string {
  const text = getText(cell).replace(/\s+/g, ' ').trim();
  return text.length <= MAX_TEXT_LENGTH ? text : `${text.slice(0, MAX_TEXT_LENGTH - 1)}…`;
}

/** Two rows that share this fraction of their words count as the same row, reworded. */
const MIN_SHARED_WORDS = 0.6;

/**
 * The row for a rule: the one with its id, otherwise the most similar one of the guide, because
 * guides are reworded more often than messages change; undefined if none is similar.
 */
export function findNearestRow(row: string, rows: Iterable<string>): string | undefined {
  const slugWords = new Set(row.split('-').slice(1));
  let best: { id: string; share: number } | undefined;
  for (const id of rows) {
    if (id === row) return row;
    const others = new Set(id.split('-').slice(1));
    const shared = [...slugWords].filter((word) => others.has(word)).length;
    const share = shared / Math.min(slugWords.size, others.size);
    if (shared >= 3 && share >= MIN_SHARED_WORDS && share > (best?.share ?? 0))
      best = { id, share };
  }
  return best?.id;
}

/** Ids of all rows of trouble tables, by route. */
export function groupRowsByRoute(
  guides: readonly Pick<GuideSource, 'file' | 'source'>[],
  tables: FactTables,
): Map<string, Set<string>> {
  return new Map(
    guides.map(({ source }) => [
      parseRoute(source),
      new Set(listRows(source, tables).map(({ id }) => id)),
    ]),
  );
}

/** Guides that products' records assign to rules, by rule; the first one wins. */
export function listGuidesOfProducts(all: readonly Product[] = products): Record<string, string> {
  return Object.assign({}, ...all.map(({ logGuides = {} }) => logGuides).reverse()) as Record<
    string,
    string
  >;
}

/** Rules and guides in `logGuides` of products' records that do not exist: one line each. */
export function findWrongLogGuides(
  routes: readonly string[],
  all: readonly Product[] = products,
): string[] {
  const ids = rules.map(({ id }) => id);
  return all.flatMap(({ id, logGuides = {} }) => {
    const file = `products/${id}/index.ts`;
    return Object.entries(logGuides).flatMap(([rule, route]) => [
      ...(ids.includes(rule)
        ? []
        : [`${file}: logGuides: there is no rule "${rule}". ${formatNearest(rule, ids)}`]),
      ...(routes.includes(route)
        ? []
        : [`${file}: logGuides: there is no guide "${route}". ${formatNearest(route, routes)}`]),
    ]);
  });
}

/** The rows that rules link to, by rule. */
function toLinks(rows: ReadonlyMap<string, Set<string>>): Record<string, string> {
  return Object.fromEntries(
    rules.flatMap(({ id, guide: { route = '', row } = {} }) => {
      const found = row === undefined ? undefined : findNearestRow(row, rows.get(route) ?? []);
      return found === undefined ? [] : [[id, found]];
    }),
  );
}

function groupByRoute<T>(
  rows: readonly FullRule[],
  part: (row: FullRule) => T,
): Record<string, T[]> {
  const grouped: Record<string, T[]> = {};
  for (const row of rows) (grouped[row.route] ??= []).push(part(row));
  return grouped;
}

/**
 * The content of the generated files, by file name.
 * @throws if a product's record names a rule or a guide that does not exist
 */
export async function renderLogRules(): Promise<Record<string, string>> {
  const tables = createFactTables(await loadProvider());
  const guides = listGuides('docs');
  const wrong = findWrongLogGuides(guides.map(({ source }) => parseRoute(source)));
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  const rows = guides.flatMap((guide) => parseRules(guide, tables));
  const ofProducts = listGuidesOfProducts();
  const used = new Set([
    ...rows.map(({ route }) => route),
    ...rules.flatMap(({ guide }) => (guide === undefined ? [] : [guide.route])),
    ...Object.values(ofProducts),
  ]);
  const titles = Object.fromEntries(
    guides
      .map(({ source }): [string, string] => [parseRoute(source), parseTitle(source, tables)])
      .filter(([route]) => used.has(route)),
  );
  const links = toLinks(groupRowsByRoute(guides, tables));
  const texts: GuideTexts = groupByRoute(rows, ({ cause, fix }) => [cause, fix]);
  const formatJson = (data: object) =>
    format(JSON.stringify(data), { parser: 'json', printWidth: 100 });
  return {
    [RULES_FILE]: await formatJson({
      titles,
      guides: ofProducts,
      links,
      rows: groupByRoute(rows, encodeRule),
    }),
    [TEXTS_FILE]: await formatJson(texts),
  };
}

async function main(named: readonly string[]): Promise<void> {
  const files = await renderLogRules();
  for (const [file, text] of Object.entries(files)) {
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
  const rows = JSON.parse(files[TEXTS_FILE] as string) as GuideTexts;
  console.log(`${RULES_FILE}: ${Object.values(rows).flat().length} rules`);
  const tables = createFactTables(await loadProvider());
  for (const guide of selectGuides(listGuides('docs'), named)) {
    const rowsOfGuide = rows[parseSlug(guide.source) ?? ''] ?? [];
    console.log(`${guide.file}: ${rowsOfGuide.length} rules`);
    for (const line of findRowsWithoutRule(guide, tables)) console.log(line);
  }
}

runAsCommand('scripts/sync-log-rules.ts', main);
