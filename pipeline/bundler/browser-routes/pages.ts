/** Pages that are not guides, with the chunk that shows each; the chunk "search" is taken by the worker. */
export const PAGES = { '/not-found': 'not-found', '/search': 'search-page' } as const;

/** Addresses of pages that are not guides. */
export const PAGE_ROUTES: readonly string[] = Object.keys(PAGES);

export type PageChunk = (typeof PAGES)[keyof typeof PAGES] | 'docs';

/** The chunk for a route in any language: what all guides need, unless it is another page. */
export function getPageChunk(address: string, base = '/'): PageChunk {
  const route = address.startsWith(base) ? `/${address.slice(base.length)}` : address;
  return route in PAGES ? PAGES[route as keyof typeof PAGES] : 'docs';
}
