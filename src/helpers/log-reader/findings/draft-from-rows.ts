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

/** The cause and the fix of a row; undefined if the id is not a row's. */
function findRowTexts(id: string, texts: GuideTexts): readonly string[] | undefined {
  const { rules } = getGuideMessages();
  const rule = rules.find((candidate) => getRowId(candidate) === id);
  if (rule === undefined) return undefined;
  // `guide-texts.json` lists the rows of each guide in the order of the rules.
  const rowsOfGuide = rules.filter(({ route }) => route === rule.route);
  return (texts[rule.route] as GuideTexts[string])[rowsOfGuide.indexOf(rule)];
}

/** Findings completed with texts from the guides' rows, which are not in the rules' chunk. */
export const withGuideTexts = (findings: readonly LogFinding[], texts: GuideTexts): LogFinding[] =>
  findings.map((finding) => {
    const [cause = finding.cause, fix = finding.fix] = findRowTexts(finding.id, texts) ?? [];
    return { ...finding, cause, fix };
  });
