/**
 * What a window remembers of guides between two pages. Its parts have the rules and know nothing of
 * the browser; `window-store.ts` makes the one of this window, a test one of its own.
 */
import type { ComponentType } from 'react';
import { createClickedGuide, type ClickedGuide, type GuidePage } from './clicked-guide';
import {
  createLoadedGuides,
  type GuideModule,
  type GuideSource,
  type LoadedGuides,
} from './loaded-guides';
import { createRecentGuides, type RecentGuides } from './recent-guides';

/** What a window remembers of guides. */
export interface GuideStore {
  readonly loaded: LoadedGuides;
  readonly recent: RecentGuides;
  readonly clicked: ClickedGuide;
  /** The page around a guide's text; its code loads with the first guide. */
  layout?: ComponentType<{ content: GuideModule }>;
}

/** The store of a new window. */
export function createGuideStore(source: GuideSource, page: GuidePage): GuideStore {
  const recent = createRecentGuides();
  return {
    loaded: createLoadedGuides(source),
    recent,
    clicked: createClickedGuide(page, recent.add),
  };
}
