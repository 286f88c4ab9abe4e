/** Redirects for pages that moved, and for guides that are absent because a feature is off. */
import { frontMatterText, lineOfKey, rawFrontMatter, slugOf, type GuideSource } from '.';

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

interface Category {
  readonly items: readonly unknown[];
}

function idsIn(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  const { items } = item as Partial<Category>;
  return items?.flatMap(idsIn) ?? [];
}

/** The categories that contain a guide, innermost first. */
function categoriesOf(id: string, items: readonly unknown[]): Category[] {
  for (const item of items) {
    if (typeof item === 'string' || !idsIn(item).includes(id)) continue;
    const category = item as Category;
    return [...categoriesOf(id, category.items), category];
  }
  return [];
}

/**
 * The first remaining guide of the same sidebar category, or of its parents; otherwise the home
 * page.
 * @param sidebars all sidebars, before absent guides are removed
 */
export function redirectsOfAbsent(
  { present, absent }: { present: readonly GuideSource[]; absent: readonly GuideSource[] },
  sidebars: Readonly<Record<string, unknown>>,
): Redirect[] {
  const routes = new Map(present.map(({ id, source }) => [id, slugOf(source)]));
  const items = Object.values(sidebars).flatMap((sidebar) =>
    Array.isArray(sidebar) ? (sidebar as unknown[]) : [],
  );
  return absent.flatMap(({ id, source }) => {
    const from = slugOf(source);
    if (from === undefined) return [];
    const near = categoriesOf(id, items)
      .flatMap(idsIn)
      .map((other) => routes.get(other))
      .find((route) => route !== undefined);
    return [{ from, to: near ?? '/' }];
  });
}

/** The guides that a host has, and those that it lacks. */
export interface GuidesByOffer {
  readonly present: readonly GuideSource[];
  readonly absent: readonly GuideSource[];
}

/** An explicit redirect and where it is written: `provider.config.ts` or `docs/panel/sftp.mdx:4`. */
interface ExplicitRedirect extends Redirect {
  readonly place: string;
}

/** The explicit redirects, from the provider file and the guides' front matter. */
function explicitRedirects(
  { present }: GuidesByOffer,
  listed: Readonly<Record<string, string>>,
  place = 'provider.config.ts redirects',
): ExplicitRedirect[] {
  const ofGuides = present.flatMap(({ file, source }) => {
    if (!/^moved_from:/m.test(frontMatterText(source))) return [];
    const to = slugOf(source);
    const { moved_from: old } = rawFrontMatter(source);
    if (to === undefined || !Array.isArray(old)) return [];
    const inGuide = `${file}:${lineOfKey(source, 'moved_from')} moved_from`;
    return old.map((from) => ({ from: String(from), to, place: inGuide }));
  });
  return [...Object.entries(listed).map(([from, to]) => ({ from, to, place })), ...ofGuides];
}

/**
 * Errors in the explicit redirects, one line each: sources that are pages, targets that do not
 * exist or are redirects themselves (possibly a loop), and duplicates.
 * @param listed the redirects of the provider file
 * @param options.others routes that are not guides
 * @param options.place where the provider file lists them
 */
export function redirectProblems(
  guides: GuidesByOffer,
  listed: Readonly<Record<string, string>>,
  { others = [], place }: { readonly others?: readonly string[]; readonly place?: string } = {},
): string[] {
  const all = explicitRedirects(guides, listed, place);
  const pages = new Set([...guides.present.map(({ source }) => slugOf(source)), ...others]);
  const from = new Map<string, ExplicitRedirect>();
  return all.flatMap((one) => {
    const other = from.get(one.from);
    from.set(one.from, one);
    const start = `${one.place} "${one.from}"`;
    if (other !== undefined) return [`${start} has a redirect already: ${other.place}.`];
    if (pages.has(one.from)) return [`${start} is a page of the site. Take the redirect out.`];
    if (pages.has(one.to)) return [];
    return all.some((next) => next.from === one.to)
      ? [`${start} leads to "${one.to}", which is a redirect too. Name the page at the end.`]
      : [`${start} leads to "${one.to}", which is no page of the site.`];
  });
}

/** All redirects: the explicit ones, then those of absent guides. */
export function allRedirects(
  guides: GuidesByOffer,
  sidebars: Readonly<Record<string, unknown>>,
  listed: Readonly<Record<string, string>> = {},
): Redirect[] {
  const moved = explicitRedirects(guides, listed).map(({ from, to }) => ({ from, to }));
  const taken = new Set(moved.map(({ from }) => from));
  return [...moved, ...redirectsOfAbsent(guides, sidebars).filter(({ from }) => !taken.has(from))];
}
