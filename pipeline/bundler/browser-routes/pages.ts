/**
 * Pages that are not guides: the route of each, and the chunk with its component. The search page's
 * is `search-page`, because `search` is the chunk of the search's worker.
 */
export const PAGES = { '/not-found': 'not-found', '/search': 'search-page' } as const;

export const PAGE_ROUTES: readonly string[] = Object.keys(PAGES);

/** A chunk that shows a page; `docs` shows every guide. */
export type PageChunk = (typeof PAGES)[keyof typeof PAGES] | 'docs';

/**
 * The chunk that shows a page.
 * @param address its path on the site, such as `/de/search`
 * @param base where the pages of its language begin, such as `/de/`
 */
export function getPageChunk(address: string, base = '/'): PageChunk {
  const route = address.startsWith(base) ? `/${address.slice(base.length)}` : address;
  return route in PAGES ? PAGES[route as keyof typeof PAGES] : 'docs';
}
