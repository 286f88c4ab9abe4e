/** Where the routes of guides lead that are gone with a function of the host. */
import { slugOf, type GuideSource } from '.';

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
