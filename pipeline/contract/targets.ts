/**
 * Every link has a target: a route, a heading or a row on it, or a glyph. Needs no build; the build
 * checks again on the built pages, which contain what components render.
 */
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { FactTables } from '../../src/quotes/resolve';
import { parseSlug } from '../guides';
import { listAnchors } from '../guides/anchors';
import { tryParseMdx } from '../guides/mdx';
import { PAGE_ROUTES } from '../bundler/browser-routes/pages';
import { findLinkUrl } from '../guides/tree';
import { findNearest } from '../../src/lib/edit-distance';
import { products } from '../../products/all';
import type { ContractFinding, GuideInput } from './rule';

/** The anchors of a guide, which is parsed when they are first asked for; undefined if it is not valid. */
type FindAnchors = () => ReadonlySet<string> | undefined;

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
