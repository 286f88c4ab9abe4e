/**
 * Reads a built page as the search sees it.
 *
 * In:  the HTML of a guide
 * Out: its category, title, headings and the passages below them
 */
import { HTMLElement, parse, type Node } from 'node-html-parser';
import type { IndexPage, IndexSection, Passage } from '../../../src/search/index-format';

export interface ReadPage {
  readonly page: IndexPage;
  readonly passages: readonly Passage[];
}

/** Longest passage; a longer one is cut at a word. */
const LONGEST_PASSAGE = 600;
const SKIPPED = new Set(['SCRIPT', 'STYLE', 'SVG', 'BUTTON', 'NAV']);
const SKIPPED_CLASSES = ['hash-link', 'code-place__label', 'code-place__none', 'search-skip'];
const BLOCKS = new Set(['P', 'LI', 'TR', 'PRE', 'DD', 'FIGCAPTION', 'SUMMARY', 'BLOCKQUOTE']);

/** Reads one page, or gives undefined where the page is no guide or asks not to be indexed. */
export function readPage(html: string, url: string): ReadPage | undefined {
  const root = parse(html, { comment: false });
  const article = root.querySelector('.theme-doc-markdown');
  const title = article?.querySelector('h1')?.text.trim();
  if (article == null || title === undefined) return undefined;
  const robots = root.querySelector('meta[name="robots"]')?.getAttribute('content') ?? '';
  if (robots.includes('noindex')) return undefined;

  const sections: IndexSection[] = [{ level: 1, heading: title, anchor: '' }];
  const passages: Passage[] = [];
  walk(article, sections, passages, '');
  return {
    page: {
      url,
      lvl0: categoryOf(root),
      title,
      description: meta(root, 'description'),
      keywords: meta(root, 'keywords').split(',').map((word) => word.trim()).filter(Boolean),
      sections,
    },
    passages,
  };
}

function meta(root: HTMLElement, name: string): string {
  return root.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
}

function categoryOf(root: HTMLElement): string {
  const crumbs = root
    .querySelectorAll('.theme-doc-breadcrumbs .breadcrumbs__item')
    .map((item) => item.text.trim())
    .filter(Boolean);
  return crumbs.length > 1 ? (crumbs[0] as string) : 'Documentation';
}

function walk(node: HTMLElement, sections: IndexSection[], passages: Passage[], rowAnchor: string): void {
  for (const child of node.childNodes) {
    if (!(child instanceof HTMLElement) || isSkipped(child)) continue;
    const level = /^H([23])$/.exec(child.tagName)?.[1];
    if (level !== undefined) {
      sections.push({ level: Number(level), heading: textOf(child), anchor: child.id });
      continue;
    }
    if (child.tagName === 'H1' || child.classList.contains('guide-facts')) {
      continue;
    }
    const anchor = child.tagName === 'TR' && child.id !== '' ? child.id : rowAnchor;
    const isBlock = BLOCKS.has(child.tagName);
    const holdsBlocks = child.querySelectorAll('p,ul,ol,pre,table').length > 0;
    if (!isBlock || (holdsBlocks && child.tagName !== 'TR')) {
      addOwnText(child, sections, passages, anchor);
      walk(child, sections, passages, anchor);
      continue;
    }
    add(textOf(child), sections, passages, anchor);
  }
}

/** Text that stands directly in a list item or box beside the blocks in it. */
function addOwnText(node: HTMLElement, sections: IndexSection[], passages: Passage[], anchor: string): void {
  if (node.tagName !== 'LI') return;
  const own = node.childNodes
    .filter((child) => !(child instanceof HTMLElement) || !/^(P|UL|OL|DIV|PRE|TABLE)$/.test(child.tagName))
    .map(textOf)
    .join('');
  add(own, sections, passages, anchor);
}

function add(raw: string, sections: IndexSection[], passages: Passage[], anchor: string): void {
  const text = raw.replace(/\s+/g, ' ').trim();
  if (text === '') return;
  const cut = text.length <= LONGEST_PASSAGE ? text : text.slice(0, text.lastIndexOf(' ', LONGEST_PASSAGE));
  passages.push({ section: sections.length - 1, anchor, text: cut });
}

function isSkipped(element: HTMLElement): boolean {
  return SKIPPED.has(element.tagName) || SKIPPED_CLASSES.some((name) => element.classList.contains(name));
}

function textOf(node: Node): string {
  if (!(node instanceof HTMLElement)) return node.text.replaceAll('\u200b', '');
  if (isSkipped(node)) return '';
  if (node.tagName === 'BR') return '\n';
  const inner = node.childNodes.map(textOf).join('');
  return /^(TD|TH|P|DIV|LI)$/.test(node.tagName) ? `${inner} ` : inner;
}
