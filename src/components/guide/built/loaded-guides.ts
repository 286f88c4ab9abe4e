/** Caches the guides loaded in this window, by route. */
import type { GuideData } from './data';

/** A guide shaped like the module Docusaurus expects: the exports other than `default`. */
export interface GuideModule extends GuideData {
  readonly route: string;
  readonly html: string | TrustedHTML;
  readonly frontMatter: unknown;
  readonly assets: object;
}

const guides = new Map<string, GuideModule>();

/** Adds a guide, or replaces the one of its route. */
export function keepGuide(guide: GuideModule): void {
  guides.set(guide.route, guide);
}

/** The guide at a path, if it is loaded. @param pathname with or without a trailing slash */
export const findLoadedGuide = (pathname: string): GuideModule | undefined =>
  guides.get(pathname) ?? guides.get(pathname.replace(/\/$/, ''));
