/** Where old addresses lead: those that moved, and those of guides that are gone with a function. */
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

/** The categories that hold a guide, the innermost first. */
function categoriesOf(id: string, items: readonly unknown[]): Category[] {
  for (const item of items) {
    if (typeof item === 'string' || !idsIn(item).includes(id)) continue;
    const category = item as Category;
    return [...categoriesOf(id, category.items), category];
  }
  return [];
}

/**
 * To the first guide that is left in the same category of the sidebar, or in the one around it;
 * otherwise to the home page.
 * @param sidebars all of them, as they are written
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

/** Guides that a host has, and those that it has not. */
interface Sorted {
  readonly present: readonly GuideSource[];
  readonly absent: readonly GuideSource[];
}

/** A redirect that somebody wrote, and where: `provider.config.ts` or `docs/panel/sftp.mdx:4`. */
interface Written extends Redirect {
  readonly place: string;
}

/** The redirects of the provider file and of the guides' front matter. */
function written(
  { present }: Sorted,
  listed: Readonly<Record<string, string>>,
  place = 'provider.config.ts redirects',
): Written[] {
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
 * What is wrong with the redirects that somebody wrote, one line each: addresses that are a page,
 * that lead nowhere or to another redirect (and so, perhaps, in a circle), or that are there twice.
 * @param others routes besides those of guides
 * @param place where the listed ones are
 */
export function redirectProblems(
  guides: Sorted,
  listed: Readonly<Record<string, string>>,
  others: readonly string[] = [],
  place?: string,
): string[] {
  const all = written(guides, listed, place);
  const pages = new Set([...guides.present.map(({ source }) => slugOf(source)), ...others]);
  const from = new Map<string, Written>();
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

/** All redirects: those that somebody wrote, then those of guides that are gone. */
export function allRedirects(
  guides: Sorted,
  sidebars: Readonly<Record<string, unknown>>,
  listed: Readonly<Record<string, string>> = {},
): Redirect[] {
  const moved = written(guides, listed).map(({ from, to }) => ({ from, to }));
  const taken = new Set(moved.map(({ from }) => from));
  return [...moved, ...redirectsOfAbsent(guides, sidebars).filter(({ from }) => !taken.has(from))];
}
