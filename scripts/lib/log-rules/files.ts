/** The files that `npm run sync:log-rules` writes. */
import { format } from 'prettier';
import { loadProvider } from '../../../config/load-provider';
import { replaceForFeatures } from '../../../pipeline/front-matter/resolve-facts';
import {
  listGuides,
  parseRawFrontMatter,
  parseSlug,
  type GuideSource,
} from '../../../pipeline/guides';
import { createFactTables } from '../../../src/quotes/tables';
import { resolveInText, type FactTables } from '../../../src/quotes/resolve';
import type { StoredGuideMessages } from '../../../src/helpers/log-reader/guide-rows/guide-messages';
import { encodeRule, type GuideTexts } from '../../../src/helpers/log-reader/guide-rows/guide-rule';
import { rules } from '../../../src/helpers/log-reader/rules';
import { findWrongProductGuides, listProductGuides } from './product-guides';
import { findRowLinks, groupRowsByRoute } from './row-links';
import { parseRules, type RuleWithText } from './row-rules';

/** The rules, and what they link to. */
export const RULES_FILE = 'src/helpers/log-reader/guide-rows/guide-rules.json';
/** Cause and fix of each rule. */
export const TEXTS_FILE = 'src/helpers/log-reader/guide-rows/guide-texts.json';

/** The content of both files. */
export interface LogRuleFiles {
  readonly rules: StoredGuideMessages;
  readonly texts: GuideTexts;
}

/**
 * Makes the rules of all guides.
 * @throws if a product's record names a rule or a guide that does not exist
 */
export async function createLogRules(): Promise<LogRuleFiles> {
  const tables = createFactTables(await loadProvider());
  const guides = listGuides('docs');
  const wrong = findWrongProductGuides(guides.map(getRoute));
  if (wrong.length > 0) throw new Error(wrong.join('\n'));

  const rowRules = guides.flatMap((guide) => parseRules(guide, tables));
  const productGuides = listProductGuides();
  const linkedRoutes = new Set([
    ...rowRules.map(({ route }) => route),
    ...rules.flatMap(({ guide }) => guide?.route ?? []),
    ...Object.values(productGuides),
  ]);
  const linkedGuides = guides.filter((guide) => linkedRoutes.has(getRoute(guide)));
  return {
    rules: {
      titles: Object.fromEntries(
        linkedGuides.map((guide) => [getRoute(guide), getTitle(guide, tables)]),
      ),
      guides: productGuides,
      links: findRowLinks(groupRowsByRoute(guides, tables)),
      rows: groupByRoute(rowRules, encodeRule),
    },
    texts: groupByRoute(rowRules, ({ cause, fix }) => [cause, fix]),
  };
}

/** The text of both files, by path. */
export async function renderLogRules({
  rules: stored,
  texts,
}: LogRuleFiles): Promise<Record<string, string>> {
  return { [RULES_FILE]: await formatJson(stored), [TEXTS_FILE]: await formatJson(texts) };
}

function getRoute({ source }: GuideSource): string {
  return parseSlug(source) ?? '';
}

function getTitle({ source }: GuideSource, tables: FactTables): string {
  const { title } = replaceForFeatures(parseRawFrontMatter(source), tables);
  return resolveInText(String(title), tables, () => undefined);
}

function groupByRoute<Part>(
  rowRules: readonly RuleWithText[],
  selectPart: (rule: RuleWithText) => Part,
): Record<string, Part[]> {
  const partsByRoute: Record<string, Part[]> = {};
  for (const rule of rowRules) (partsByRoute[rule.route] ??= []).push(selectPart(rule));
  return partsByRoute;
}

function formatJson(value: object): Promise<string> {
  return format(JSON.stringify(value), { parser: 'json', printWidth: 100 });
}
