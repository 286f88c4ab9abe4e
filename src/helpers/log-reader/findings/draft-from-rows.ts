/** Makes a finding of the rows of guides that match a line, and adds their texts to the report. */
import { getGuideMessages } from '../guide-rows/guide-messages';
import type { GuideRule, GuideTexts } from '../guide-rows/guide-rule';
import type { RowItem } from '../matching/catalog';
import { ON_JAVA, type GuideLink } from '../rules/rule';
import type { LogFinding, LogFindingDraft } from './findings';

const getRowId = ({ route, row }: GuideRule): string => `${route}#${row}`;

/** The row with the longest message; the guides of the others are listed with it. */
export function draftFromRows(
  rows: readonly RowItem[],
  line: number,
  text: string,
): LogFindingDraft {
  const { row, parts } = rows[0] as RowItem;
  return {
    source: 'row',
    id: getRowId(row),
    title: parts.join(' … '),
    // The text is in its guide: `withGuideTexts` adds it.
    cause: '',
    fix: '',
    guides: mergeLinks([], createRowLinks(rows)),
    line,
    text,
    count: 1,
    lastLine: line,
    software: ON_JAVA,
    versions: undefined,
    isNamed: false,
  };
}

/** A link to each row. */
export const createRowLinks = (rows: readonly RowItem[]): GuideLink[] =>
  rows.map(({ row }) => ({ route: row.route, row: row.row }));

const MAX_LINKS = 3;

/**
 * Joins two lists of guides without duplicates, the first list first, up to the maximum per
 * finding.
 */
export function mergeLinks(first: readonly GuideLink[], second: readonly GuideLink[]): GuideLink[] {
  const links = [...first];
  for (const link of second) {
    if (links.length < MAX_LINKS && !links.some(({ route }) => route === link.route)) {
      links.push(link);
    }
  }
  return links;
}

/** The position of each row’s texts in `guide-texts.json`: the route, and the index in its list. */
function createRowTextIndex(): ReadonlyMap<string, readonly [route: string, number: number]> {
  const { rules } = getGuideMessages();
  return new Map(
    rules.map((rule, index) => [
      getRowId(rule),
      [rule.route, index - rules.findIndex(({ route }) => route === rule.route)],
    ]),
  );
}

/** Findings completed with texts from the guides' rows, which are not in the rules' chunk. */
export function withGuideTexts(findings: readonly LogFinding[], texts: GuideTexts): LogFinding[] {
  const textIndexes = createRowTextIndex();
  return findings.map((finding) => {
    const textIndex = textIndexes.get(finding.id);
    if (textIndex === undefined) return finding;
    const [route, number] = textIndex;
    const [cause, fix] = (texts[route] as GuideTexts[string])[number] as [string, string];
    return { ...finding, cause, fix };
  });
}
