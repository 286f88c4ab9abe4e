/**
 * Every claim that a reader acts on has evidence: the guide still says every claim of its evidence
 * file, the file covers everything that a reader types or looks for, and nothing destructive rests
 * only on a forum.
 */
// cspell:ignore stackoverflow stackexchange quora
import type { Code, InlineCode, Root } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import {
  getEvidencePath,
  parseEvidence,
  PROVIDER_SOURCE,
  listProofs,
  type Claim,
  type EvidenceSource,
} from '../../evidence';
import { parseFenceMeta } from '../../remark/code-place';
import { CONFIG_LANGUAGES } from './configuration';
import { listTroubleRows } from '../../guides/trouble-tables';
import { DESTRUCTIVE, DESTRUCTIVE_CODE } from './safety';
import { NO_POINT, type ContractFinding, type ParsedGuide, type ContractRule } from '../rule';

/** Places for code that the game or the server program reads. */
const COMMAND_PLACES = new Set(['console', 'game', 'rust-console']);
/** A folder or a file in backticks: `plugins/LuckPerms/config.yml`, `/home/container/logs/`. */
const PATH = /^\/?(?:[\w.@~<>*-]+\/)+[\w.@~<>*-]*$/;
const FORUM_HOST =
  /(^|\.)(reddit|youtube|stackoverflow|stackexchange|quora|facebook|discord)\.|forum/i;
const FORUM_PATH = /^\/(threads?|forums?|topic|t|questions|discussions|community)\//i;

/** Errors in the form of a guide's evidence file. */
export function checkEvidenceForm(file: string, text: string): ContractFinding[] {
  const parsed = parseEvidence(text);
  return parsed.ok
    ? []
    : parsed.problems.map((problem) => ({
        file: getEvidencePath(file),
        point: NO_POINT,
        ...problem,
      }));
}

/** Normalizes white space and Markdown marks, for comparisons. */
function normalizeText(text: string): string {
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
  if (COMMAND_PLACES.has(place ?? '')) {
    const lines = node.value.split('\n').filter((line) => line.trim() !== '');
    return [...file, ...lines.map((text): EvidenceItem => ({ kind: 'command', text, node }))];
  }
  const isConfiguration = CONFIG_LANGUAGES.includes(node.lang ?? '') && place === undefined;
  return isConfiguration ? [...file, { kind: 'configuration', text: node.value, node }] : file;
}

/** Everything in a guide that needs evidence. */
function listItemsNeedingEvidence({ tree }: Pick<ParsedGuide, 'tree'>): EvidenceItem[] {
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
  // Text that is only a quote comes from the provider or the facts.
  return items.filter(({ text }) => normalizeText(text.replace(/\[\[[\w.]+\]\]/g, '')) !== '');
}

/** Whether a text contains a part at word boundaries. */
function includesQuote(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    const before = text.charAt(at - 1);
    const after = text.charAt(at + part.length);
    if (!/\w/.test(before) && !/\w/.test(after)) return true;
  }
  return false;
}

/** Shorter parts of a message are too common to match. */
const MIN_PART_LENGTH = 8;

/** Whether one of the claims covers an item. */
export function isCovered({ kind, text }: EvidenceItem, says: readonly string[]): boolean {
  const item = normalizeText(text)
    .replace(/^\/|\/$/g, '')
    .toLowerCase();
  // A command with other arguments is the same claim; a message may be cut at a variable part.
  const head = item.split(' ').slice(0, 2).join(' ');
  const fixedParts = item
    .split('…')
    .map((part) => part.trim())
    .filter((part) => part.length >= MIN_PART_LENGTH);
  return says.some((quoted) => {
    const quote = normalizeText(quoted).replace(/^\//, '').toLowerCase();
    return (
      includesQuote(quote, item) ||
      (quote.length > 2 && includesQuote(item, quote)) ||
      (kind === 'command' && includesQuote(quote, head)) ||
      (kind === 'message' && fixedParts.some((part) => quote.includes(part)))
    );
  });
}

/** Matches a claim whose evidence is shared by all guides: the words must match exactly. */
export function isCoveredByCommon(
  { kind, text }: EvidenceItem,
  commonClaims: readonly string[],
): boolean {
  const item = normalizeText(text)
    .replace(/^\/|\/$/g, '')
    .toLowerCase();
  return commonClaims.some((quoted) => {
    const quote = normalizeText(quoted).toLowerCase();
    return (
      item === quote ||
      (kind === 'command' && item.split(' ')[0] === quote) ||
      (kind === 'message' && item.length >= MIN_PART_LENGTH && quote.includes(item))
    );
  });
}

/** Whether a source is by players, not by the makers. */
export function isForum(source: EvidenceSource): boolean {
  if (!('url' in source)) return false;
  const { hostname, pathname } = new URL(source.url);
  return source.forum ?? (FORUM_HOST.test(hostname) || FORUM_PATH.test(pathname));
}

/** Why the evidence for a destructive claim is not enough; undefined if it is. */
function findWeakness(
  claim: Claim,
  sources: Readonly<Record<string, EvidenceSource>>,
): string | undefined {
  if (!DESTRUCTIVE.test(claim.says) && !DESTRUCTIVE_CODE.test(claim.says)) return undefined;
  const names = new Set(listProofs(claim).map(({ source }) => source));
  if (names.has(PROVIDER_SOURCE)) return undefined;
  const used = [...names].flatMap((name) => sources[name] ?? []);
  if (used.every(isForum)) return 'something is deleted on the word of a forum alone';
  const isSafe = used.length > 1 || used.some((source) => !('url' in source));
  return isSafe ? undefined : 'something is deleted: name the code, or a second source (also)';
}

export const evidence: readonly ContractRule[] = [
  {
    point: NO_POINT,
    appliesTo: 'guides-with-evidence',
    check({ source, evidence: known, getEvidenceLine }, _context, report) {
      const text = normalizeText(source);
      for (const list of ['claims', 'open'] as const) {
        for (const [index, { says }] of (known?.[list] ?? []).entries()) {
          if (text.includes(normalizeText(says))) continue;
          const line = getEvidenceLine(list, index);
          report(`the guide no longer says "${says}"`, { line, inEvidence: true });
        }
      }
    },
  },
  {
    // The guide itself states how many sources there are.
    point: NO_POINT,
    appliesTo: 'guides-with-evidence',
    check({ evidence: known, getEvidenceLine }, _context, report) {
      const used = new Set(known?.claims.flatMap(listProofs).map(({ source }) => source));
      for (const name of Object.keys(known?.sources ?? {})) {
        if (used.has(name)) continue;
        const line = getEvidenceLine('sources', name);
        report(`no claim rests on the source "${name}": take it out`, { line, inEvidence: true });
      }
    },
  },
  {
    point: NO_POINT,
    appliesTo: 'guides-with-evidence',
    check({ evidence: known, getEvidenceLine }, _context, report) {
      for (const [index, claim] of (known?.claims ?? []).entries()) {
        const reason = findWeakness(claim, known?.sources ?? {});
        if (reason === undefined) continue;
        report(`${reason}: "${claim.says}"`, {
          line: getEvidenceLine('claims', index),
          inEvidence: true,
        });
      }
    },
  },
  {
    point: NO_POINT,
    appliesTo: 'guides-with-evidence',
    check(guide, { commonClaims = [] }, report) {
      if (guide.evidence === undefined) return;
      const says = guide.evidence.claims.map((claim) => claim.says);
      const items = listItemsNeedingEvidence(guide);
      const paths = items.flatMap(({ kind, text }) => (kind === 'path' ? [text] : []));
      const named = new Set<string>();
      for (const item of items) {
        if (named.has(item.text) || isCovered(item, says) || isCoveredByCommon(item, commonClaims))
          continue;
        // Evidence for a path also covers its folders.
        const folder = `${item.text.replace(/\/$/, '')}/`;
        if (
          item.kind === 'path' &&
          paths.some((path) => path.startsWith(folder) && path !== folder)
        )
          continue;
        named.add(item.text);
        const [line = ''] = item.text.split('\n');
        report(`no evidence for the ${item.kind} "${line}"`, item.node);
      }
    },
  },
];
