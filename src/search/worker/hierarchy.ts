/**
 * Describes the location of a hit or record, with the field names of Algolia's crawler.
 * Pure.
 */

export interface Hierarchy {
  lvl0: string | null;
  lvl1: string | null;
  lvl2: string | null;
  lvl3: string | null;
  lvl4: string | null;
  lvl5: string | null;
  lvl6: string | null;
}

/** The hierarchy of a page itself; its sections add their headings. */
export function createHierarchy({ lvl0, title }: { lvl0: string; title: string }): Hierarchy {
  return { lvl0, lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
}

/** The URL of a place on a page, in Algolia's three variants. */
export function createHitUrls(url: string, anchor: string) {
  return {
    url: anchor === '' ? url : `${url}#${anchor}`,
    url_without_anchor: url,
    anchor: anchor === '' ? null : anchor,
  };
}
