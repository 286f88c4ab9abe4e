/**
 * Puts the outcome and the facts line of a guide under its title, from the front matter; what was
 * checked comes from the facts that the guide quotes.
 *
 * In:  `outcome: You can …`, `minutes: 5`, `who: …`, `checked: 2026-11-20`, `status: current`
 * Out: `<p class="guide-outcome">` and `<details class="guide-facts">`, one row that opens, as the
 *      first nodes of the page.
 */
import type { Root } from 'mdast';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { products } from '../../../products/all';
import type { GuideFrontMatter } from '../../front-matter/schema';
import { dayInWords } from '../sources';

/** Word on the page by the status in the front matter. */
export const STATUS_WORDS = {
  current: 'Current',
  unmaintained: 'Works, no longer maintained',
  ended: 'Ended',
} as const;

/** What a quote of a table of facts is about; `example` and `term` hold nothing to look up. */
const THINGS: Readonly<Record<string, string>> = {
  panel: 'panel screens',
  billing: 'billing screens',
  vpsPanel: 'VPS panel screens',
  dedicatedPanel: 'dedicated panel screens',
  provider: 'our limits',
  minecraft: 'game versions',
  ...Object.fromEntries(products.flatMap(({ id, checked }) => (checked ? [[id, checked]] : []))),
  java: 'Java versions',
  server: 'server versions',
  plugin: 'plugin versions',
  mod: 'mod versions',
  modpack: 'modpack versions',
  other: 'program versions',
  port: 'ports',
  node: 'permission nodes',
};

/**
 * What was looked up on the day of the check: every fact, and in words those kinds of facts that
 * the guide quotes.
 */
export function checkedThings(source: string): string {
  const quoted = new Set(
    [...source.matchAll(/\[\[(?:button\.)?(\w+)\./g)].map(([, table = '']) => THINGS[table]),
  );
  const things = [...new Set(Object.values(THINGS))].filter((thing) => quoted.has(thing));
  const list = new Intl.ListFormat('en-US', { type: 'conjunction' }).format(things);
  return list === '' ? 'every fact on this page' : `every fact, with ${list}`;
}

/** The remark plugin. Pages of kind `page` (home, not a guide) have no facts line. */
export function remarkGuideHeader() {
  return (tree: Root, file: VFile): void => {
    const matter = file.data['frontMatter'] as GuideFrontMatter | undefined;
    if (matter === undefined || matter.kind === 'page') return;
    const minutes = matter.minutes === 1 ? '1 minute' : `${matter.minutes} minutes`;
    const status = matter.status === 'current' ? [] : [STATUS_WORDS[matter.status]];
    const rows: [string, string][] = [
      ['Takes', `about ${minutes}`],
      ['Who can do it', matter.who],
      ['Status', STATUS_WORDS[matter.status]],
      ['Checked on', `${dayInWords(matter.checked)} (${checkedThings(String(file.value))})`],
    ];
    const start = tree.children.findIndex((node) => (node.type as string) !== 'yaml');
    const head = [
      element('p', 'guide-outcome', [text(matter.outcome)]),
      element('details', 'guide-facts', [
        element('summary', '', [text([...status, minutes, matter.who].join(' · '))]),
        element(
          'dl',
          '',
          rows.map(([term, value]) => row(term, value)),
        ),
      ]),
    ];
    tree.children.splice(Math.max(start, 0), 0, ...(head as Root['children']));
  };
}

function row(term: string, value: string): Node {
  return element('div', '', [element('dt', '', [text(term)]), element('dd', '', [text(value)])]);
}

function text(value: string): Node {
  return { type: 'text', value } as Node;
}

function element(name: string, className: string, children: Node[]): Node {
  return {
    type: 'guideFacts',
    data: { hName: name, hProperties: className === '' ? {} : { className: [className] } },
    children,
  } as Node;
}
