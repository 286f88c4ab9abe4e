/** A guide is short, and has no sections that are there only for the template. */
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import { findAttribute, findElementName } from '../../guides/tree';
import { countWords, getProse } from '../nodes';
import { getArticleFrontMatter, NO_POINT, type ContractRule } from '../rule';

/** Including code and tables. */
const MAX_WORDS = 900;

/** The source between the tags of an element, on one line; undefined if nothing is between them. */
function findContent(node: Node, source: string): string | undefined {
  const { children = [] } = node as Partial<Parent>;
  const start = children[0]?.position?.start.offset;
  const end = children.at(-1)?.position?.end.offset;
  return start === undefined ? undefined : source.slice(start, end).replace(/\s+/g, ' ').trim();
}

export const brevity: readonly ContractRule[] = [
  {
    point: NO_POINT,
    appliesTo: 'guides-with-evidence',
    check(guide, _context, report) {
      const frontMatter = getArticleFrontMatter(guide);
      if (frontMatter.kind !== 'guide' || frontMatter.long_because !== undefined) return;
      // A quote counts as one word, so that another provider's longer labels do not make a guide too
      // long.
      const wordCount = countWords(getProse(guide.tree, {}, ({ type }) => type === 'yaml'));
      if (wordCount > MAX_WORDS) {
        report(
          `${wordCount} words, at most ${MAX_WORDS}: take out what a reader needs on another day, or give a reason in the front matter (long_because)`,
        );
      }
    },
  },
  {
    point: NO_POINT,
    appliesTo: 'guides-with-evidence',
    check({ tree, source }, _context, report) {
      visit(tree as Node, (node: Node) => {
        if (findElementName(node) !== 'Tabs') return;
        const texts = new Map<string, string>();
        for (const tab of (node as Parent).children) {
          const text = findElementName(tab) === 'TabItem' ? findContent(tab, source) : undefined;
          if (text === undefined) continue;
          const label = findAttribute(tab, 'label') ?? '';
          const twin = texts.get(text);
          if (twin !== undefined) {
            report(`the tabs "${twin}" and "${label}" say the same: make them one`, tab);
          }
          texts.set(text, label);
        }
      });
    },
  },
];
