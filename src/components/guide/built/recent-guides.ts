/**
 * The guides that this window shows and has shown recently, as the elements that they are on the page:
 * what a reader unfolded, chose and typed in them is there again when Back brings them up. Kept in
 * memory alone, and only the last few.
 */
const MAX_GUIDES = 6;

/** A guide's text on the page, or beside it until the reader comes back. */
export interface RecentGuide {
  readonly id: number;
  readonly route: string;
  /** In the form of a React ref, which the live parts expect. */
  readonly text: { readonly current: HTMLElement };
}

/** Last shown comes last. */
let guides: readonly RecentGuide[] = [];
/** Guides by the entry of the window's history that shows them. */
const byEntry = new Map<string, RecentGuide>();
const listeners = new Set<() => void>();
let count = 0;

/**
 * The text to show for an entry of the history: the one that it showed before, or a new one.
 * @param standing the text that is there already: a jump within a page is an entry, too
 * @param make gives the element of a text that is not there yet
 */
export function openGuide(
  entry: string,
  route: string,
  standing: Element | null,
  make: () => HTMLElement,
): RecentGuide {
  const known = byEntry.get(entry) ?? guides.find(({ text }) => text.current === standing);
  const isKept = known?.route === route && guides.includes(known);
  const guide = isKept ? known : { id: count++, route, text: { current: make() } };
  byEntry.set(entry, guide);
  guides = [...guides.filter((other) => other !== guide), guide].slice(-MAX_GUIDES);
  return guide;
}

/** Adds a text that is on the page before the entry of the history is there that shows it. */
export function addGuide(route: string, text: HTMLElement): void {
  guides = [...guides, { id: count++, route, text: { current: text } }].slice(-MAX_GUIDES);
}

/** Makes guides that were opened live, and lets those go that are too long ago. */
export function announceRecentGuides(): void {
  for (const [entry, guide] of byEntry) if (!guides.includes(guide)) byEntry.delete(entry);
  for (const listener of listeners) listener();
}

export const recentGuides = (): readonly RecentGuide[] => guides;

/** @returns what ends it */
export function onRecentGuides(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
