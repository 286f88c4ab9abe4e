/**
 * Fixes anchors in untranslated guides: their links name English headings, but if the target guide
 * is translated, its headings have other anchors.
 *
 * In:  `[deadlines](/billing/cancellations#deadlines-with-dates)` in `docs/billing/payments.mdx`, in
 *      the German build, where there are no German payments but German cancellations
 * Out: the anchor of the German heading at the same position, if both guides have headings of the
 *      same number and levels; otherwise no anchor
 */
import { createSlugger } from '@docusaurus/utils';
import type { Definition, Heading, Link, Root } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { resolveInText, type FactTables } from '../../../src/quotes/resolve';
import { parseSlug, type GuideSource } from '../../guides';
import { parseMdx } from '../../guides/mdx';
import { getText } from '../../guides/tree';

/** A guide in both languages. */
interface TranslatedGuide {
  readonly english: string;
  readonly translated: string;
}

/** Maps an anchor to the translation of the guide at a route; empty if there is no counterpart. */
export type TranslateAnchor = (route: string, anchor: string) => string;

interface HeadingAnchor {
  readonly depth: number;
  readonly id: string;
}

function parseHeadings(source: string, tables: FactTables): HeadingAnchor[] {
  const slugger = createSlugger();
  const found: HeadingAnchor[] = [];
  visit(parseMdx(source) as Node, 'heading', (node: Node) => {
    const text = resolveInText(getText(node), tables, () => undefined).trim();
    found.push({ depth: (node as Heading).depth, id: slugger.slug(text) });
  });
  return found;
}

/**
 * @param originals all guides in English
 * @param present guides of the language, translated or not
 * @param tables facts of the language, which headings may quote
 */
export function createAnchorTranslator(
  originals: readonly GuideSource[],
  present: readonly GuideSource[],
  tables: FactTables,
): TranslateAnchor {
  const english = new Map(originals.map(({ id, source }) => [id, source]));
  const pairs = new Map<string, TranslatedGuide>(
    present.flatMap(({ id, source, isTranslated }) => {
      const original = english.get(id);
      return isTranslated === true && original !== undefined
        ? [[parseSlug(source) ?? '', { english: original, translated: source }]]
        : [];
    }),
  );
  const read = new Map<string, { from: HeadingAnchor[]; to: HeadingAnchor[] }>();
  return (route, anchor) => {
    const pair = pairs.get(route);
    if (pair === undefined) return anchor;
    const known = read.get(route) ?? {
      from: parseHeadings(pair.english, tables),
      to: parseHeadings(pair.translated, tables),
    };
    read.set(route, known);
    const { from, to } = known;
    if (to.some(({ id }) => id === anchor)) return anchor;
    const isAlike =
      from.length === to.length && from.every(({ depth }, place) => depth === to[place]?.depth);
    const place = from.findIndex(({ id }) => id === anchor);
    return isAlike ? (to[place]?.id ?? '') : '';
  };
}

/** The remark plugin. */
export function remarkTranslatedAnchors({
  isTranslated,
  anchorFor,
}: {
  readonly isTranslated: (file: string) => boolean;
  readonly anchorFor: TranslateAnchor;
}) {
  return (tree: Root, file: VFile): void => {
    if (isTranslated(file.path)) return;
    visit(tree, ['link', 'definition'], (node) => {
      const link = node as Link | Definition;
      const [, route = '', anchor = ''] = /^(\/[^?#]*)#(.+)$/.exec(link.url) ?? [];
      if (anchor === '') return;
      const other = anchorFor(route, anchor);
      link.url = other === '' ? route : `${route}#${other}`;
    });
  };
}
