/**
 * A step that leads to a guide that some providers lack must be in `<If>`: without that guide the link
 * becomes plain text, and the step cannot be followed.
 */
import type { Link, List } from 'mdast';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import { FEATURE_NAMES, type Features } from '../../src/provider/features';
import { isOfferedGuide, getRoutes, parseSlug, type GuideSource } from '../guides';
import { tryParseMdx } from '../guides/mdx';
import { resolveConditions } from '../remark/features';
import { removeReferences } from '../remark/features/absent-links';
import type { ContractFinding } from './rule';

/**
 * Steps of guides that become useless when a feature is off.
 * @param chosen those to check; all by default
 */
export function checkAbsentSteps(
  guides: readonly GuideSource[],
  features: Features,
  chosen: readonly GuideSource[] = guides,
): ContractFinding[] {
  return FEATURE_NAMES.flatMap((name) => {
    const without = { ...features, [name]: false };
    const dependent = guides.filter(
      (guide) => isOfferedGuide(guide, features) && !isOfferedGuide(guide, without),
    );
    const absentRoutes = getRoutes(dependent);
    return chosen
      .filter((guide) => isOfferedGuide(guide, without))
      .flatMap((guide) =>
        listEmptySteps(guide, { features: without, absentRoutes }).map(({ url, line }) => ({
          file: guide.file,
          line,
          point: 4,
          message: `this step leads to ${url}, which is gone where the provider lacks ${name}: put it into <If has="${name}">, and say in <If lacks="${name}"> what to do instead`,
        })),
      );
  });
}

function listEmptySteps(
  { source }: GuideSource,
  { features, absentRoutes }: { features: Features; absentRoutes: ReadonlySet<string> },
): { url: string; line: number }[] {
  if (![...absentRoutes].some((route) => source.includes(`(${route}`))) return [];
  const options = { features, absentTargets: absentRoutes, route: parseSlug(source) ?? '' };
  const found: { url: string; line: number }[] = [];
  const tree = tryParseMdx(source);
  // Other rules report what cannot be parsed, and invalid conditions.
  if (tree === undefined || !resolveConditions(tree, features)) return [];
  visit(tree, 'list', (list: List) => {
    if (list.ordered !== true) return;
    visit(list as Node, (node: Node) => {
      if (!('children' in node)) return;
      for (const child of removeReferences((node as Parent).children, options)) {
        if (child.type !== 'link') continue;
        const { url, position } = child as Link;
        if (absentRoutes.has(url.replace(/#.*$/, '')))
          found.push({ url, line: position?.start.line ?? 1 });
      }
    });
  });
  return found;
}
