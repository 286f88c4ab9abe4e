/**
 * Reads from a built page what the search indexes.
 *
 * In:  a built guide
 * Out: its category, title, headings and the passages below them
 */
import type { CheerioAPI } from 'cheerio';
import { isTag, isText, type AnyNode, type Element } from 'domhandler';
import { texts as english, type Texts } from '../../texts';
import type { IndexPage, IndexSection, Passage } from '../../../src/search/index-format';
import {
  CODE_PLACE_LABEL,
  CODE_PLACE_NO_OUTPUT,
  GUIDE_FACTS,
  GUIDE_OUTCOME,
  HASH_LINK,
  SEARCH_SKIP,
  TERM,
  TROUBLE_TABLE,
} from '../../../src/lib/guide-classes';

export interface ParsedPage {
  readonly page: IndexPage;
  readonly passages: readonly Passage[];
}

/** Longest passage in letters; longer texts are split between words. */
const MAX_PASSAGE_LENGTH = 600;
/** The search field takes 64 characters, so messages are compared by their beginning. */
const MAX_MESSAGE_LENGTH = 64;
const SKIPPED = new Set(['script', 'style', 'svg', 'button', 'nav', 'noscript']);
const SKIPPED_CLASSES = [HASH_LINK, CODE_PLACE_LABEL, CODE_PLACE_NO_OUTPUT, SEARCH_SKIP];
/** The summary at the top of a guide, which repeats the description. */
const SUMMARY_CLASSES = [GUIDE_OUTCOME, GUIDE_FACTS];
const BLOCKS = new Set(
  'p li tr pre dt dd figcaption caption summary blockquote h4 h5 h6'.split(' '),
);
/** The default heading of a note, which carries no information. */
const DEFAULT_NOTE_TITLE = /^\s*(?:note|tip|info|warning|danger|caution)\s*$/i;
const INNER_BLOCKS = new Set(['p', 'ul', 'ol', 'pre', 'table', 'div']);

/** Reads a page; undefined if it is not a guide or is excluded from search. */
export function parsePage(
  $: CheerioAPI,
  url: string,
  texts: Texts = english,
): ParsedPage | undefined {
  const article = $('.theme-doc-markdown').get(0);
  const title = $('.theme-doc-markdown h1').first().text().trim();
  if (article === undefined || title === '') return undefined;
  if (readMeta($, 'robots').includes('noindex')) return undefined;

  const content: PageContent = {
    sections: [{ level: 1, heading: title, anchor: '' }],
    passages: [],
  };
  collectBlocks(article, content, '');
  const { sections, passages } = content;
  const messages = parseMessages($, sections);
  const keywords = readMeta($, 'keywords')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  return {
    page: {
      url,
      lvl0: getCategory($, texts.documentation),
      title,
      description: readMeta($, 'description'),
      keywords,
      sections,
      ...(messages.length > 0 && { messages }),
    },
    passages,
  };
}

/** The messages: the first cell of each row of the trouble table. */
function parseMessages(
  $: CheerioAPI,
  sections: readonly IndexSection[],
): (readonly [section: number, anchor: string, text: string])[] {
  return $(`.${TROUBLE_TABLE} tr[id]`)
    .toArray()
    .map((row) => {
      // Rarer messages are in a fold.
      const block = $(row).closest('.theme-doc-markdown > *');
      const heading = block.prevAll('h2,h3').first().attr('id') ?? '';
      const section = Math.max(
        0,
        sections.findIndex(({ anchor }) => anchor === heading),
      );
      const cell = $(row).children('td').get(0);
      const text = cell === undefined ? '' : getSearchableText(cell).replace(/\s+/g, ' ').trim();
      return [section, $(row).attr('id') ?? '', text.slice(0, MAX_MESSAGE_LENGTH)] as const;
    });
}

function readMeta($: CheerioAPI, name: string): string {
  return $(`meta[name="${name}"]`).attr('content') ?? '';
}

function getCategory($: CheerioAPI, otherwise: string): string {
  const crumbs = $('.theme-doc-breadcrumbs .breadcrumbs__item')
    .toArray()
    .map((item) => $(item).text().trim())
    .filter(Boolean);
  return crumbs.length > 1 ? (crumbs[0] as string) : otherwise;
}

/** What has been read of a page so far. */
interface PageContent {
  readonly sections: IndexSection[];
  readonly passages: Passage[];
}

/** Adds the headings and passages below a node. @param rowAnchor of the table row that it is in */
function collectBlocks(node: Element, content: PageContent, rowAnchor: string): void {
  for (const child of node.children) {
    if (!isTag(child) || isSkipped(child)) continue;
    const level = /^h([23])$/.exec(child.name)?.[1];
    if (level !== undefined) {
      const anchor = child.attribs['id'] ?? '';
      content.sections.push({
        level: Number(level),
        heading: getSearchableText(child).trim(),
        anchor,
      });
      continue;
    }
    if (child.name === 'h1' || SUMMARY_CLASSES.some((name) => hasClass(child, name))) continue;
    const anchor = child.name === 'tr' ? (child.attribs['id'] ?? rowAnchor) : rowAnchor;
    const holdsBlocks =
      child.name !== 'tr' &&
      child.children.some((inner) => isTag(inner) && INNER_BLOCKS.has(inner.name));
    if ((BLOCKS.has(child.name) || isTextBox(child)) && !holdsBlocks) {
      addPassages(getSearchableText(child), content, anchor);
    } else {
      if (child.name === 'li') addPassages(getOwnText(child), content, anchor);
      collectBlocks(child, content, anchor);
    }
  }
}

/** A box with its own text: the file name above a code block, the heading of a note. */
function isTextBox(element: Element): boolean {
  return (
    element.name === 'div' &&
    !DEFAULT_NOTE_TITLE.test(getSearchableText(element)) &&
    element.children.some((child) => isText(child) && child.data.trim() !== '')
  );
}

/** Text directly in a list item, next to the blocks in it. */
function getOwnText(node: Element): string {
  return node.children
    .filter((child) => !isTag(child) || !INNER_BLOCKS.has(child.name))
    .map(getSearchableText)
    .join('');
}

/** Adds a text to the current section, in passages of at most `MAX_PASSAGE_LENGTH` characters. */
function addPassages(text: string, { sections, passages }: PageContent, anchor: string): void {
  let rest = text.replace(/\s+/g, ' ').trim();
  while (rest !== '') {
    const space = rest.lastIndexOf(' ', MAX_PASSAGE_LENGTH);
    const end = rest.length <= MAX_PASSAGE_LENGTH || space <= 0 ? MAX_PASSAGE_LENGTH : space;
    passages.push({ section: sections.length - 1, anchor, text: rest.slice(0, end) });
    rest = rest.slice(end).trim();
  }
}

function hasClass(element: Element, name: string): boolean {
  return (element.attribs['class'] ?? '').split(/\s+/).includes(name);
}

function isSkipped(element: Element): boolean {
  // A glossary term is a button in the middle of a sentence.
  if (hasClass(element, TERM)) return false;
  return SKIPPED.has(element.name) || SKIPPED_CLASSES.some((name) => hasClass(element, name));
}

function getSearchableText(node: AnyNode): string {
  if (isText(node)) return node.data.replaceAll('\u200b', '');
  if (!isTag(node) || isSkipped(node)) return '';
  if (node.name === 'br') return '\n';
  const inner = node.children.map(getSearchableText).join('');
  return /^(td|th|p|div|li)$/.test(node.name) ? `${inner} ` : inner;
}
