/** The guides that this window has loaded, by route. */
import type { GuideData } from './data';

/** A guide in the form in which Docusaurus expects a module: what is beside `default`. */
export interface GuideModule extends GuideData {
  readonly route: string;
  readonly html: string | TrustedHTML;
  readonly frontMatter: unknown;
  readonly assets: object;
}

const guides = new Map<string, GuideModule>();

export function keepGuide(guide: GuideModule): void {
  guides.set(guide.route, guide);
}

/** A guide that has been loaded. @param pathname with or without a slash at its end */
export const loadedGuide = (pathname: string): GuideModule | undefined =>
  guides.get(pathname) ?? guides.get(pathname.replace(/\/$/, ''));
