/** Pages that are no guides, with the chunk that shows each; the chunk "search" is the worker. */
export const PAGES = { '/not-found': 'not-found', '/search': 'search-page' } as const;

export type PageChunk = (typeof PAGES)[keyof typeof PAGES] | 'guide';

/** The chunk that shows a route: that of all guides, unless it is another page. */
export function chunkOf(route: string): PageChunk {
  return route in PAGES ? PAGES[route as keyof typeof PAGES] : 'guide';
}

/** The chunk of the shells around all guides, which every guide needs beside its own. */
export const SHELL_CHUNK = 'docs';
