/** Decides which guides lead to no next or previous one. */
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** Guides whose next or previous link would lead to an unrelated guide. */
export interface PaginationEnds {
  readonly noNext: ReadonlySet<string>;
  readonly noPrevious: ReadonlySet<string>;
}

/** Ids of all guides in a part of the sidebar, in order. */
export function listGuideIds(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  const { items } = item as { items?: readonly unknown[] };
  return items?.flatMap(listGuideIds) ?? [];
}

/**
 * The guides at the boundaries of sidebar categories: a reader of the last billing guide does not
 * want a third-party tool next. A guide outside all categories (the home page) leads to the first
 * one.
 */
export function findPaginationEnds(sidebars: SidebarsConfig): PaginationEnds {
  const noNext = new Set<string>();
  const noPrevious = new Set<string>();
  for (const sidebar of Object.values(sidebars)) {
    const items: readonly unknown[] = Array.isArray(sidebar) ? sidebar : [];
    for (const [index, item] of items.entries()) {
      const next = items[index + 1];
      if (typeof item === 'string' || next === undefined || typeof next === 'string') continue;
      const last = listGuideIds(item).at(-1);
      const [first] = listGuideIds(next);
      if (last !== undefined) noNext.add(last);
      if (first !== undefined) noPrevious.add(first);
    }
  }
  return { noNext, noPrevious };
}
