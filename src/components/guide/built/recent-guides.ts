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

/** Creates a guide from its text, as the one shown last. */
export function addGuide(route: string, text: HTMLElement): RecentGuide {
  const guide = { id: count++, route, text: { current: text } };
  guides = [...guides, guide].slice(-MAX_GUIDES);
  return guide;
}

/**
 * Opens the guide of a history entry: the one it showed before, or a new one.
 * @param create creates the view of a guide that is not kept
 * @returns the guide, and its view if it is new
 */
export function openGuide<View extends { readonly text: HTMLElement }>(
  { entry, route, shown }: GuideView,
  create: () => View,
): { readonly guide: RecentGuide; readonly newView?: View } {
  const recent = byEntry.get(entry) ?? guides.find(({ text }) => text.current === shown);
  if (recent?.route === route && guides.includes(recent)) {
    byEntry.set(entry, recent);
    guides = [...guides.filter((other) => other !== recent), recent];
    return { guide: recent };
  }
  const newView = create();
  const guide = addGuide(route, newView.text);
  byEntry.set(entry, guide);
  return { guide, newView };
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
