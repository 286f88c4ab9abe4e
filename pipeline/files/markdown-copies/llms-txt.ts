/**
 * Writes `llms.txt`, the list of all guides for programs that read text.
 *
 * In:  guides with their places in the sidebar
 * Out: links to their Markdown copies, by section
 */
import type { GuidePage } from '../../lib/guide-page';
import { texts as english, type Texts } from '../../texts';
import { getMarkdownUrl } from '../../../src/lib/markdown-url';

/** The site's entry in the list of guides; `url` has no trailing slash. */
export interface SiteInfo {
  readonly title: string;
  readonly tagline: string;
  readonly url: string;
}

/** A guide's entry in the list. */
export interface ListedGuide {
  readonly route: string;
  readonly title: string;
  readonly description: string;
}

/** Heading of the section that a shorter context may skip: https://llmstxt.org/ */
const OPTIONAL_HEADING = 'Optional';

/**
 * The list of guides in the form of https://llmstxt.org/: a title, a summary, and links by sidebar
 * section. Guides that the sidebar does not list come last.
 */
export function renderLlmsTxt(
  guides: readonly ListedGuide[],
  pages: readonly Pick<GuidePage, 'route' | 'trail'>[],
  { site, texts = english }: { readonly site: SiteInfo; readonly texts?: Texts | undefined },
): string {
  const { title, tagline, url } = site;
  const { copies } = texts;
  const sectionOf = new Map(pages.map(({ route, trail }) => [route, trail[0]]));
  const sections = new Map<string, string[]>([[copies.start, []]]);
  const optional: string[] = [];
  for (const guide of guides) {
    const line = `- [${guide.title}](${url}${getMarkdownUrl(guide.route)}): ${guide.description}`;
    const section = guide.route === '/' ? copies.start : sectionOf.get(guide.route);
    if (section === undefined) optional.push(line);
    else sections.set(section, [...(sections.get(section) ?? []), line]);
  }
  return [
    `# ${title}`,
    `> ${tagline}`,
    `${copies.allInOne}: ${url}/llms-full.txt`,
    ...[...sections, [OPTIONAL_HEADING, optional] as const]
      .filter(([, lines]) => lines.length > 0)
      .map(([heading, lines]) => `## ${heading}\n\n${lines.join('\n')}`),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
