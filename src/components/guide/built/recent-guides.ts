/**
 * Keeps the guides shown now and recently in this window, as DOM elements: whatever a reader expanded,
 * chose or typed is still there when Back returns to them. Kept in memory only, and only the last
 * few.
 */
const MAX_GUIDES = 6;

/** A guide's text, in the page or detached until the reader comes back. */
export interface RecentGuide {
  readonly id: number;
  readonly route: string;
  /** Shaped like a React ref, which the interactive parts expect. */
  readonly text: { readonly current: HTMLElement };
}

/** Least recently shown first. */
let guides: readonly RecentGuide[] = [];
/** Guides by the history entry that shows them. */
const byEntry = new Map<string, RecentGuide>();
const listeners = new Set<() => void>();
let count = 0;

interface GuideView {
  /** The history entry. */
  readonly entry: string;
  readonly route: string;
  /** The text already on the page: a jump within a page is a history entry, too. */
  readonly shown: Element | null;
}

/**
 * Returns the text to show for a history entry: the one it showed before, or a new one.
 * @param make creates the element of a text that is not cached
 */
export function openGuide(
  { entry, route, shown }: GuideView,
  make: () => HTMLElement,
): RecentGuide {
  const recent = byEntry.get(entry) ?? guides.find(({ text }) => text.current === shown);
  const isKept = recent?.route === route && guides.includes(recent);
  const guide = isKept ? recent : { id: count++, route, text: { current: make() } };
  byEntry.set(entry, guide);
  guides = [...guides.filter((other) => other !== guide), guide].slice(-MAX_GUIDES);
  return guide;
}

/** Adds a text that is inserted before its history entry exists. */
export function addGuide(route: string, text: HTMLElement): void {
  guides = [...guides, { id: count++, route, text: { current: text } }].slice(-MAX_GUIDES);
}

/** Makes opened guides interactive, and drops those shown too long ago. */
export function announceRecentGuides(): void {
  for (const [entry, guide] of byEntry) if (!guides.includes(guide)) byEntry.delete(entry);
  for (const listener of listeners) listener();
}

export const listRecentGuides = (): readonly RecentGuide[] => guides;

/** @returns a function that stops it */
export function subscribeToRecentGuides(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
