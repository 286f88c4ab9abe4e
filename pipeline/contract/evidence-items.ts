/** What in a guide needs evidence, and which claims are evidence for it. */
import type { Code, InlineCode, Root } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { isGameConsole } from '../code-places';
import { listTroubleRows } from '../guides/trouble-tables';
import { parseFenceMeta } from '../remark/code-place';
import { CONFIG_LANGUAGES } from './rules/configuration';

/** A folder or a file in backticks: `plugins/LuckPerms/config.yml`, `/home/container/logs/`. */
const PATH = /^\/?(?:[\w.@~<>*-]+\/)+[\w.@~<>*-]*$/;

/** Normalizes white space and Markdown marks, for comparisons. */
export function normalizeText(text: string): string {
  return text
    .replace(/[`*_\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Something that a reader types or looks for. */
export interface EvidenceItem {
  readonly kind: 'command' | 'configuration' | 'path' | 'message';
  readonly text: string;
  readonly node: Node;
}

/** The messages in the first column of the trouble table, as nodes of inline code. */
function findTroubleMessages(tree: Root): ReadonlySet<InlineCode> {
  const messages = new Set<InlineCode>();
  for (const { seen } of listTroubleRows(tree))
    visit(seen as Node, 'inlineCode', (code: InlineCode) => void messages.add(code));
  return messages;
}

/** What a reader types or copies from a code block; nothing for a program's output. */
function listCodeItems(node: Code): EvidenceItem[] {
  const { place, title, output } = parseFenceMeta(node.meta);
  if (output) return [];
  const file: EvidenceItem[] =
    title?.includes('/') === true ? [{ kind: 'path', text: title, node }] : [];
  if (isGameConsole(place)) {
    const lines = node.value.split('\n').filter((line) => line.trim() !== '');
    return [...file, ...lines.map((text): EvidenceItem => ({ kind: 'command', text, node }))];
  }
  const isConfiguration = CONFIG_LANGUAGES.includes(node.lang ?? '') && place === undefined;
  return isConfiguration ? [...file, { kind: 'configuration', text: node.value, node }] : file;
}

/** Everything in a guide that needs evidence. */
export function listEvidenceItems(tree: Root): EvidenceItem[] {
  const messages = findTroubleMessages(tree);
  const items: EvidenceItem[] = [];
  visit(tree as Node, (node: Node) => {
    if (node.type === 'code') items.push(...listCodeItems(node as Code));
    if (node.type !== 'inlineCode') return;
    const code = node as InlineCode;
    const text = code.value;
    if (messages.has(code)) items.push({ kind: 'message', text, node });
    else if (PATH.test(text)) items.push({ kind: 'path', text, node });
  });
  // What consists of quotes alone has its evidence with the facts.
  return items.filter(({ text }) => normalizeText(text.replace(/\[\[[\w.]+\]\]/g, '')) !== '');
}

/** Whether a text contains a part that neither begins nor ends inside a word. */
function includesWords(text: string, part: string): boolean {
  for (let start = text.indexOf(part); start >= 0; start = text.indexOf(part, start + 1)) {
    const before = text.charAt(start - 1);
    const after = text.charAt(start + part.length);
    if (!/\w/.test(before) && !/\w/.test(after)) return true;
  }
  return false;
}

/** Shorter parts of a message are too common to match. */
const MIN_PART_LENGTH = 8;
const MIN_QUOTE_LENGTH = 3;

/** The text of an item in the form in which it is compared: without slashes at either end. */
function normalizeItem(text: string): string {
  return normalizeText(text)
    .replace(/^\/|\/$/g, '')
    .toLowerCase();
}

/** Whether one of the claims covers an item. @param says what the claims quote from the guide */
export function isCovered({ kind, text }: EvidenceItem, says: readonly string[]): boolean {
  const item = normalizeItem(text);
  // A command with other arguments is the same claim: `whitelist add Alex`, `whitelist add Sam`.
  const commandStart = item.split(' ').slice(0, 2).join(' ');
  // A message may be cut where it varies.
  const messageParts = item
    .split('…')
    .map((part) => part.trim())
    .filter((part) => part.length >= MIN_PART_LENGTH);
  return says.some((claim) => {
    const quote = normalizeText(claim).replace(/^\//, '').toLowerCase();
    return (
      includesWords(quote, item) ||
      (quote.length >= MIN_QUOTE_LENGTH && includesWords(item, quote)) ||
      (kind === 'command' && includesWords(quote, commandStart)) ||
      (kind === 'message' && messageParts.some((part) => quote.includes(part)))
    );
  });
}

/**
 * Whether one of the claims that all guides share covers an item. It must have the same words, or for
 * a command the same first word.
 */
export function isCoveredByCommon(
  { kind, text }: EvidenceItem,
  commonClaims: readonly string[],
): boolean {
  const item = normalizeItem(text);
  return commonClaims.some((claim) => {
    const quote = normalizeText(claim).toLowerCase();
    return (
      item === quote ||
      (kind === 'command' && item.split(' ')[0] === quote) ||
      (kind === 'message' && item.length >= MIN_PART_LENGTH && quote.includes(item))
    );
  });
}
