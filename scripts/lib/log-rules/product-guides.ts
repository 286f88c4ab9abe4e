/** The guides that records of products assign to rules of the log reader (`logGuides`). */
import { products } from '../../../products/all';
import type { Product } from '../../../products/product';
import { rules } from '../../../src/helpers/log-reader/rules';
import { formatNearest } from '../../../src/lib/edit-distance';

/** The route of the guide by rule. Of two records that name the same rule, the first one counts. */
export function listProductGuides(
  records: readonly Product[] = products,
): Readonly<Record<string, string>> {
  // Later entries replace earlier ones, so the first record comes last.
  const firstLast = [...records].reverse();
  return Object.fromEntries(firstLast.flatMap(({ logGuides = {} }) => Object.entries(logGuides)));
}

/** Rules and guides that records name but that do not exist: one line each. */
export function findWrongProductGuides(
  routes: readonly string[],
  records: readonly Product[] = products,
): string[] {
  const ruleIds = rules.map(({ id }) => id);
  return records.flatMap(({ id, logGuides = {} }) => {
    const place = `products/${id}/index.ts: logGuides`;
    const wrongRules = Object.keys(logGuides)
      .filter((rule) => !ruleIds.includes(rule))
      .map((rule) => `${place}: there is no rule "${rule}". ${formatNearest(rule, ruleIds)}`);
    const wrongRoutes = Object.values(logGuides)
      .filter((route) => !routes.includes(route))
      .map((route) => `${place}: there is no guide "${route}". ${formatNearest(route, routes)}`);
    return [...wrongRules, ...wrongRoutes];
  });
}
