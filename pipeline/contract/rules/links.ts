/** Point 11: links in both directions, and few to other sites. */
import type { Link } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseSlug } from '../../guides';
import { tryParseMdx } from '../../guides/mdx';
import type { ContractFinding, GuideInput, ContractRule } from '../rule';

const MAX_EXTERNAL_LINKS = 5;

export const links: readonly ContractRule[] = [
  {
    point: 11,
    appliesTo: 'guides',
    check({ tree }, _context, report) {
      const addresses = new Set<string>();
      visit(tree, 'link', ({ url }: Link) => {
        if (/^https?:/.test(url)) addresses.add(url);
      });
      if (addresses.size > MAX_EXTERNAL_LINKS) {
        report(`five external links or fewer, not ${addresses.size}`);
      }
    },
  },
];

/** The home page, and the example for writers, which only WRITING.md links to. */
const WITHOUT_LINKS = new Set(['/', '/extras/template']);

/** A page and the routes of the other guides that it links to. */
interface PageLinks {
  readonly file: string;
  readonly route: string;
  readonly targets: ReadonlySet<string>;
}

/** Every guide links to another one, and another one links to it. */
export function checkLinks(guides: readonly GuideInput[]): ContractFinding[] {
  const pages = guides.flatMap((guide) => parsePageLinks(guide) ?? []);
  const linkedRoutes = new Set(pages.flatMap(({ targets }) => [...targets]));
  return pages
    .filter(({ route }) => !WITHOUT_LINKS.has(route))
    .flatMap(({ file, route, targets }) => {
      const messages = [
        ...(targets.size === 0 ? ['links to no other guide'] : []),
        ...(linkedRoutes.has(route) ? [] : [`no other guide links to ${route}`]),
      ];
      return messages.map((message) => ({ file, line: 1, point: 11, message }));
    });
}

/** Undefined if the guide cannot be parsed, which other checks report. */
function parsePageLinks({ file, source }: GuideInput): PageLinks | undefined {
  const tree = tryParseMdx(source);
  if (tree === undefined) return undefined;
  const route = parseSlug(source) ?? '';
  const targets = new Set<string>();
  visit(tree, 'link', ({ url }: Link) => {
    const target = url.replace(/[?#].*$/, '');
    if (target.startsWith('/') && target !== route) targets.add(target);
  });
  return { file, route, targets };
}
