/**
 * Every link has a target: a route, a heading or a row on it, or a glyph. Needs no build; the build
 * checks again on the built pages, which contain what components render.
 */
import type { Root } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { createSlugger } from '@docusaurus/utils';
import { helpers } from '../../src/helpers/all';
import { getHelperAnchor } from '../../src/helpers/helper';
import { resolveInText, type FactTables } from '../../src/quotes/resolve';
import { parseSlug } from '../guides';
import { tryParseMdx } from '../guides/mdx';
import { getTermAnchor } from '../remark/quoted-facts/terms';
import { PAGE_ROUTES } from '../bundler/browser-routes/pages';
import { listTroubleRows } from '../guides/trouble-tables';
import { findLinkUrl, findAttribute, findElementName, getText } from '../guides/tree';
import { findNearest } from '../../src/lib/edit-distance';
import { products } from '../../products/all';
import type { ContractFinding, GuideInput } from './rule';

/** The anchors of a guide, which is parsed when they are first asked for; undefined if it is not valid. */
type FindAnchors = () => ReadonlySet<string> | undefined;

/** Every anchor in a guide. */
export function listAnchors(tree: Root, source: string, tables: FactTables): Set<string> {
  const anchors = new Set<string>();
  const slugger = createSlugger();
  const resolveText = (node: Node) => resolveInText(getText(node), tables, () => undefined);
  visit(tree as Node, (node: Node) => {
    if (node.type === 'heading') {
      const text = resolveText(node).trim();
      const explicitAnchor = /\{#([^}]+)\}$/.exec(text)?.[1];
      anchors.add(explicitAnchor ?? slugger.slug(text));
    }
    const helper =
      findElementName(node) === 'Helper' ? helpers[findAttribute(node, 'name') ?? ''] : undefined;
    if (helper !== undefined) anchors.add(getHelperAnchor(helper));
    const id = findAttribute(node, 'id');
    if (id !== undefined) anchors.add(id);
  });
  for (const { id } of listTroubleRows(tree, resolveText)) anchors.add(id);
  for (const [, id = ''] of source.matchAll(/\[\[term\.(\w+)/g)) anchors.add(getTermAnchor(id));
  return anchors;
}

/** `https:`, `mailto:`: addresses that are not of this site. */
const WITH_SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** `glyph: 'rust'` of a record or front matter, `glyph="rust"` of a component. */
const GLYPH = /\bglyph(?:: |=)['"]([\w-]+)['"]/g;
/** How many similar names a finding suggests. */
const MAX_SUGGESTIONS = 3;

/** The route and the fragment that a link leads to; undefined if it leaves the site or is quoted. */
function splitUrl(
  url: string,
  from: string,
): { readonly route: string; readonly fragment: string } | undefined {
  if (WITH_SCHEME.test(url) || url.startsWith('[[') || url.includes('%5B')) return undefined;
  const [path = '', fragment = ''] = url.replace(/\?[^#]*/, '').split('#');
  if (path === '') return { route: from, fragment };
  return { route: path === '/' ? '/' : path.replace(/\/$/, ''), fragment };
}

/** What is wrong with a link; undefined if nothing is. @param from route of its guide */
function findLinkFault(
  url: string,
  from: string,
  targets: ReadonlyMap<string, FindAnchors>,
): string | undefined {
  const split = splitUrl(url, from);
  if (split === undefined) return undefined;
  const { route, fragment } = split;
  const routes = [...targets.keys(), ...PAGE_ROUTES];
  if (!routes.includes(route)) {
    const suggestions = findNearest(route, routes, MAX_SUGGESTIONS).join(', ');
    return `broken link: no page has the route "${route}". Nearest: ${suggestions}`;
  }
  const anchors = fragment === '' ? undefined : targets.get(route)?.();
  if (anchors === undefined || anchors.has(fragment)) return undefined;
  const suggestions = findNearest(fragment, [...anchors], MAX_SUGGESTIONS).map((id) => `#${id}`);
  return `broken anchor: ${route} has no "#${fragment}". Nearest: ${suggestions.join(', ')}`;
}

/** Every guide by its route, as a target of links. */
function indexTargets(
  guides: readonly GuideInput[],
  tables: FactTables,
): ReadonlyMap<string, FindAnchors> {
  return new Map(
    guides.map(({ source }) => {
      let anchors: ReadonlySet<string> | undefined;
      const findAnchors = () => {
        const tree = anchors === undefined ? tryParseMdx(source) : undefined;
        if (tree !== undefined) anchors = listAnchors(tree, source, tables);
        return anchors;
      };
      return [parseSlug(source) ?? '', findAnchors];
    }),
  );
}

/**
 * Broken links and anchors of guides, and glyphs that do not exist.
 * @param chosen those to check; all by default
 */
export function checkTargets(
  guides: readonly GuideInput[],
  tables: FactTables,
  chosen: readonly GuideInput[] = guides,
): ContractFinding[] {
  const targets = indexTargets(guides, tables);
  const glyphs = products.map(({ id }) => id);
  const findings: ContractFinding[] = [];
  for (const guide of chosen) {
    const tree = tryParseMdx(guide.source);
    if (tree === undefined) continue;
    const route = parseSlug(guide.source) ?? '';
    const report = (message: string, line: number) =>
      findings.push({ file: guide.file, line, point: 11, message });
    visit(tree as Node, (node: Node) => {
      const url = findLinkUrl(node);
      const fault = url === undefined ? undefined : findLinkFault(url, route, targets);
      if (fault !== undefined) report(fault, node.position?.start.line ?? 1);
    });
    for (const match of guide.source.matchAll(GLYPH)) {
      const [, name = ''] = match;
      if (glyphs.includes(name)) continue;
      const line = guide.source.slice(0, match.index).split('\n').length;
      report(`no glyph is named "${name}". There are: ${glyphs.join(', ')}`, line);
    }
  }
  return findings;
}
