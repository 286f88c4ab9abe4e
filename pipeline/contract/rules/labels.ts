/** Point 8: words on screens are quoted, never typed, so that they follow the provider file. */
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Provider } from '../../../src/provider/schema';
import { getText } from '../../guides/tree';
import type { ContractContext, ContractRule, ParsedGuide, ReportFinding } from '../rule';

export const labels: readonly ContractRule[] = [
  { point: 8, appliesTo: 'all-pages', check: checkLabels },
];

/** A quote of a word on a screen: `[[panel.backups.start]]`, also as `[[button.…]]`. */
const SCREEN_QUOTE = /\[\[(?:button\.)?(?<table>\w+)\.(?<screen>\w+)[\].]/g;

/**
 * Bold words that are labels of the provider's screens. One word alone, such as **Start**, is a
 * button of many programs: it counts if the same paragraph quotes its screen.
 */
function checkLabels({ tree }: ParsedGuide, { provider }: ContractContext, report: ReportFinding) {
  const labelsOfSeveralWords = new Set(
    Object.values(provider.screens)
      .flatMap((screens) => Object.values(screens))
      .flatMap((screen) => Object.values(screen))
      .filter((label) => label.includes(' ')),
  );
  visit(tree, 'strong', (node, _index, parent) => {
    const label = getText(node);
    const isOurs = labelsOfSeveralWords.has(label) || listQuotedLabels(parent, provider).has(label);
    if (isOurs)
      report(`label typed out: "${label}" (quote [[panel.…]] or [[button.panel.…]])`, node);
  });
}

/** All words on the screens that a paragraph quotes. */
function listQuotedLabels(paragraph: Nodes | undefined, { screens }: Provider): Set<string> {
  const text = paragraph === undefined ? '' : getText(paragraph);
  const quotes = [...text.matchAll(SCREEN_QUOTE)];
  return new Set(
    quotes.flatMap(({ groups: { table = '', screen = '' } = {} }) => {
      const ofTable = (screens as Readonly<Record<string, Provider['screens']['panel']>>)[table];
      return Object.values(ofTable?.[screen] ?? {});
    }),
  );
}
