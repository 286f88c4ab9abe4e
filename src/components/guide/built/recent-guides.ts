/**
 * Keeps the guides shown now and recently in this window, as DOM elements: whatever a reader expanded,
 * chose or typed is still there when Back returns to them. Kept in memory only, and only the last
 * few.
 */
export const MAX_GUIDES = 6;

/** A guide's text, in the page or detached until the reader comes back. */
export interface RecentGuide {
  readonly id: number;
  readonly route: string;
  /** Shaped like a React ref, which the interactive parts expect. */
  readonly text: { readonly current: HTMLElement };
}

interface GuideView {
  /** The history entry. */
  readonly entry: string;
  readonly route: string;
  /** The text already on the page: a jump within a page is a history entry, too. */
  readonly shown: Element | null;
}

type Listener = (guides: readonly RecentGuide[]) => void;

/** The guides that were shown last. */
export interface RecentGuides {
  /** Adds a guide with its text, as the one shown last. */
  readonly add: (route: string, text: HTMLElement) => RecentGuide;
  /**
   * Opens the guide of a history entry: the one it showed before, or a new one.
   * @param create creates the view of a guide that is not kept
   * @returns the guide, and its view if it is new
   */
  readonly open: <View extends { readonly text: HTMLElement }>(
    view: GuideView,
    create: () => View,
  ) => { readonly guide: RecentGuide; readonly newView?: View };
  /** Tells the listeners, and forgets history entries whose guide was shown too long ago. */
  readonly update: () => void;
  /**
   * Calls the listener at each `update`, with the least recently shown guide first.
   * @returns a function that stops it
   */
  readonly subscribe: (listener: Listener) => () => void;
}

/** The recent guides of a new window: none. */
export function createRecentGuides(): RecentGuides {
  let guides: readonly RecentGuide[] = [];
  /** Guides by the history entry that shows them. */
  const byEntry = new Map<string, RecentGuide>();
  const listeners = new Set<Listener>();
  let count = 0;

  const add = (route: string, text: HTMLElement): RecentGuide => {
    const guide = { id: count++, route, text: { current: text } };
    guides = [...guides, guide].slice(-MAX_GUIDES);
    return guide;
  };

  return {
    add,
    open: ({ entry, route, shown }, create) => {
      const recent = byEntry.get(entry) ?? guides.find(({ text }) => text.current === shown);
      if (recent?.route === route && guides.includes(recent)) {
        byEntry.set(entry, recent);
        guides = [...guides.filter((other) => other !== recent), recent];
        return { guide: recent };
      }
      const newView = create();
      const guide = add(route, newView.text);
      byEntry.set(entry, guide);
      return { guide, newView };
    },
    update: () => {
      for (const [entry, guide] of byEntry) if (!guides.includes(guide)) byEntry.delete(entry);
      for (const listener of listeners) listener(guides);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
