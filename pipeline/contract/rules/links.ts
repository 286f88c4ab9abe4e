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

/** The home page needs no links; the contributors' page is linked from CONTRIBUTING.md. */
const WITHOUT_LINKS = new Set(['/', '/extras/template']);

/** Every guide links to another one, and another one links to it. */
export function checkLinks(guides: readonly GuideInput[]): ContractFinding[] {
  const findings: ContractFinding[] = [];
  const linksIn = new Map<string, number>();
  const pages = guides.flatMap(({ file, source }) => {
    const tree = tryParseMdx(source);
    if (tree === undefined) return [];
    const slug = parseSlug(source) ?? '';
    const out = new Set<string>();
    visit(tree, 'link', (link: Link) => {
      const target = link.url.replace(/[?#].*$/, '');
      if (target.startsWith('/') && target !== slug) out.add(target);
    });
    for (const target of out) linksIn.set(target, (linksIn.get(target) ?? 0) + 1);
    return { file, slug, out };
  });
  for (const { file, slug, out } of pages) {
    if (WITHOUT_LINKS.has(slug)) continue;
    const report = (message: string) => findings.push({ file, line: 1, point: 11, message });
    if (out.size === 0) report('links to no other guide');
    if ((linksIn.get(slug) ?? 0) === 0) report(`no other guide links to ${slug}`);
  }
  return findings;
}
