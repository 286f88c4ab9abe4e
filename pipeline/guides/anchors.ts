/** The anchors of a guide: what `#…` at the end of a link may name. */
import type { Root } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { createSlugger } from '@docusaurus/utils';
import { helpers } from '../../src/helpers/all';
import { getHelperAnchor } from '../../src/helpers/helper';
import { resolveInText, type FactTables } from '../../src/quotes/resolve';
import { listTroubleRows } from './trouble-tables';
import { findAttribute, findElementName, getText } from './tree';

/** `[[term.heap]]`, a term of the glossary in the source of a guide. */
const QUOTED_TERM = /\[\[term\.(\w+)/g;
/** `## Words {#my-words}`, a heading that names its anchor. */
const EXPLICIT_ANCHOR = /\{#([^}]+)\}$/;

/**
 * The anchors of headings, helpers, elements with an id and rows of trouble tables.
 * @param tree may lack parts, which then have no anchors
 */
export function listTreeAnchors(tree: Root, tables: FactTables): Set<string> {
  const anchors = new Set<string>();
  const slugger = createSlugger();
  const resolveText = (node: Node) => resolveInText(getText(node), tables, () => undefined);
  visit(tree as Node, (node: Node) => {
    if (node.type === 'heading') {
      const text = resolveText(node).trim();
      anchors.add(EXPLICIT_ANCHOR.exec(text)?.[1] ?? slugger.slug(text));
    }
    const helper =
      findElementName(node) === 'Helper' ? helpers[findAttribute(node, 'name') ?? ''] : undefined;
    if (helper !== undefined) anchors.add(getHelperAnchor(helper));
    const id = findAttribute(node, 'id');
    if (id !== undefined) anchors.add(id);
  });
  for (const { id } of listTroubleRows(tree, resolveText)) anchors.add(id);
  return anchors;
}

/** Every anchor of a guide: those of its tree, and the notes of the terms that it quotes. */
export function listAnchors(tree: Root, source: string, tables: FactTables): Set<string> {
  const anchors = listTreeAnchors(tree, tables);
  for (const [, id = ''] of source.matchAll(QUOTED_TERM)) anchors.add(getTermAnchor(id));
  return anchors;
}

/** Anchor of the note of a glossary term: `term-heap` for `heap`. */
export function getTermAnchor(id: string): string {
  return `term-${id.toLowerCase()}`;
}
