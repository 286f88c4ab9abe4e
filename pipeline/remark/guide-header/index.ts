/**
 * Puts the outcome and the facts line of a guide under its title, from the front matter; the list
 * of what was checked comes from the facts that the guide quotes.
 *
 * In:  `outcome: You can …`, `minutes: 5`, `who: …`, `checked: 2026-11-20`, `status: current`
 * Out: `<p class="guide-outcome">` and `<details class="guide-facts">`, one row that opens, as the
 *      first nodes of the page.
 */
import type { Root } from 'mdast';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { products } from '../../../products/all';
import { listQuotedFeatures, isOffered, type Features } from '../../../src/provider/features';
import { GUIDE_FACTS, GUIDE_OUTCOME } from '../../../src/lib/guide-classes';
import type { GuideFrontMatter } from '../../front-matter/schema';
import { formatDay } from '../sources';
import { texts as english, type Texts } from '../../texts';
import { createHtmlElement, createTextNode, insertAtTop } from '../html-nodes';
import type { TextsOptions } from '../texts-options';

/** The subject of quoted product facts, by product id. */
const CHECKED_OF_PRODUCTS: Readonly<Record<string, string>> = Object.fromEntries(
  products.flatMap(({ id, checkedSubject }) =>
    checkedSubject === undefined ? [] : [[id, checkedSubject]],
  ),
);

/** `[[minecraft.newest]]`, `[[button.panel.files]]`: the table that a guide quotes. */
const QUOTED_TABLE = /\[\[(?:button\.)?(\w+)\./g;

/**
 * The text about the last check, which names the kinds of facts that the guide quotes.
 * @param features what the provider offers; facts about anything else are not on the page
 */
export function describeChecked(
  source: string,
  { header, locale }: Texts = english,
  features?: Features,
): string {
  const subjectByTable = { ...header.things, ...(header.productThings ?? CHECKED_OF_PRODUCTS) };
  const quotedTables = new Set([...source.matchAll(QUOTED_TABLE)].map(([, table]) => table));
  const isShown = (table: string) =>
    features === undefined || listQuotedFeatures(table).every((name) => isOffered(features, name));
  // Several tables can have one subject. The order is that of the subjects, not of the quotes.
  const shown = Object.entries(subjectByTable).filter(([table]) => isShown(table));
  const quoted = new Set(
    shown.filter(([table]) => quotedTables.has(table)).map(([, subject]) => subject),
  );
  const subjects = [...new Set(shown.map(([, subject]) => subject))];
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    subjects.filter((subject) => quoted.has(subject)),
  );
  return list === '' ? header.everything : header.everythingWith(list);
}

/** The remark plugin. Pages of kind `page` (home, not a guide) have no facts line. */
export function remarkGuideHeader({
  textsFor = () => english,
  features,
}: TextsOptions & { readonly features?: Features } = {}) {
  return (tree: Root, file: VFile): void => {
    const frontMatter = file.data['frontMatter'] as GuideFrontMatter | undefined;
    if (frontMatter === undefined || frontMatter.kind === 'page') return;
    const texts = textsFor(file.path);
    const { header } = texts;
    const minutes = header.minutes(frontMatter.minutes);
    const status = frontMatter.status === 'current' ? [] : [header.statuses[frontMatter.status]];
    const day = formatDay(frontMatter.checked, texts.locale);
    const rows: [string, string][] = [
      [header.takes, header.about(minutes)],
      [header.who, frontMatter.who],
      [header.status, header.statuses[frontMatter.status]],
      [header.checkedOn, `${day} (${describeChecked(String(file.value), texts, features)})`],
    ];
    insertAtTop(tree, [
      createHtmlElement('p', { className: [GUIDE_OUTCOME] }, [createTextNode(frontMatter.outcome)]),
      createHtmlElement('details', { className: [GUIDE_FACTS] }, [
        createHtmlElement('summary', {}, [
          createTextNode([...status, minutes, frontMatter.who].join(' · ')),
        ]),
        createHtmlElement(
          'dl',
          {},
          rows.map(([term, value]) => createDefinition(term, value)),
        ),
      ]),
    ]);
  };
}

function createDefinition(term: string, value: string): Node {
  return createHtmlElement('div', {}, [
    createHtmlElement('dt', {}, [createTextNode(term)]),
    createHtmlElement('dd', {}, [createTextNode(value)]),
  ]);
}
