/** Redirects for pages that moved, and for guides that are absent because a feature is off. */
import {
  getFrontMatterText,
  findKeyLine,
  parseRawFrontMatter,
  parseSlug,
  type GuideSource,
} from '.';
import { formatNearest } from '../../src/lib/edit-distance';

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** The former routes of a guide. */
function listFormerRoutes({ source, file }: GuideSource): string[] {
  if (!/^moved_from:/m.test(getFrontMatterText(source))) return [];
  const { moved_from: oldRoute } = parseRawFrontMatter(source, file);
  return Array.isArray(oldRoute) ? oldRoute.map(String) : [];
}

/** Where the route of a guide leads when the guide is absent (front matter `instead`). */
function parseInstead(source: string): string | undefined {
  return /^instead:\s*['"]?([^'"\s]+)/m.exec(getFrontMatterText(source))?.[1];
}

/** The routes of absent guides, present and former, lead to what a guide names, or to the home page. */
export function listRedirectsOfAbsentGuides({ present, absentGuides }: GuidesByOffer): Redirect[] {
  const pages = new Set(present.map(({ source }) => parseSlug(source)));
  return absentGuides.flatMap((guide) => {
    const { source } = guide;
    const route = parseSlug(source);
    const instead = parseInstead(source);
    const to = instead !== undefined && pages.has(instead) ? instead : '/';
    const routes = route === undefined ? [] : [route, ...listFormerRoutes(guide)];
    return routes.map((from) => ({ from, to }));
  });
}

/** The guides that a provider has, and those that it lacks. */
export interface GuidesByOffer {
  readonly present: readonly GuideSource[];
  readonly absentGuides: readonly GuideSource[];
}

/** An explicit redirect and where it is written: `provider.config.ts` or `docs/panel/sftp.mdx:4`. */
interface ExplicitRedirect extends Redirect {
  readonly place: string;
}

/** The explicit redirects, from the provider file and the guides' front matter. */
function listExplicitRedirects(
  { present }: GuidesByOffer,
  listed: Readonly<Record<string, string>>,
  place = 'provider.config.ts redirects',
): ExplicitRedirect[] {
  const ofGuides = present.flatMap((guide) => {
    const { file, source } = guide;
    const to = parseSlug(source);
    if (to === undefined) return [];
    const inGuide = `${file}:${findKeyLine(source, 'moved_from')} moved_from`;
    return listFormerRoutes(guide).map((from) => ({ from, to, place: inGuide }));
  });
  return [...Object.entries(listed).map(([from, to]) => ({ from, to, place })), ...ofGuides];
}

/** Guides whose `instead` is no guide that a provider can have. */
function listWrongReplacements({ present, absentGuides }: GuidesByOffer): string[] {
  const withAbsent = [...present, ...absentGuides];
  const routes = new Set(withAbsent.flatMap(({ source }) => parseSlug(source) ?? []));
  return withAbsent.flatMap(({ file, source }) => {
    const instead = parseInstead(source);
    if (instead === undefined || routes.has(instead)) return [];
    return [
      `${file}:${findKeyLine(source, 'instead')} instead "${instead}" is not a page of this site. ${formatNearest(instead, routes)}`,
    ];
  });
}

/**
 * Errors in the explicit redirects, one line each: sources that are pages, targets that do not
 * exist or are redirects themselves (possibly a loop), and duplicates.
 * @param listed the redirects of the provider file
 * @param options.others routes that are not guides
 * @param options.place where the provider file lists them
 */
export function checkRedirects(
  guides: GuidesByOffer,
  listed: Readonly<Record<string, string>>,
  { others = [], place }: { readonly others?: readonly string[]; readonly place?: string } = {},
): string[] {
  const redirects = listExplicitRedirects(guides, listed, place);
  const pages = new Set([
    ...guides.present.flatMap(({ source }) => parseSlug(source) ?? []),
    ...others,
  ]);
  const from = new Map<string, ExplicitRedirect>();
  const wrong = redirects.flatMap((redirect) => {
    const other = from.get(redirect.from);
    from.set(redirect.from, redirect);
    const start = `${redirect.place} "${redirect.from}"`;
    if (other !== undefined) return [`${start} has a redirect already: ${other.place}.`];
    if (pages.has(redirect.from)) return [`${start} is a page of the site. Take the redirect out.`];
    if (pages.has(redirect.to)) return [];
    return redirects.some((next) => next.from === redirect.to)
      ? [`${start} leads to "${redirect.to}", which is a redirect too. Name the page at the end.`]
      : [
          `${start} leads to "${redirect.to}", which is not a page of this site. ${formatNearest(redirect.to, pages)}`,
        ];
  });
  return [...wrong, ...listWrongReplacements(guides)];
}

/** All redirects: the explicit ones, then those of absent guides. */
export function listRedirects(
  guides: GuidesByOffer,
  listed: Readonly<Record<string, string>> = {},
): Redirect[] {
  const moved = listExplicitRedirects(guides, listed).map(({ from, to }) => ({ from, to }));
  const taken = new Set(moved.map(({ from }) => from));
  return [...moved, ...listRedirectsOfAbsentGuides(guides).filter(({ from }) => !taken.has(from))];
}
