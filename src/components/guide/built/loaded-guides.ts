/**
 * Which guides this window has, and how it gets others. Every guide that was loaded is kept until
 * the window closes; a failed request is forgotten, so that the next call tries again.
 */
import type { GuideData, GuideDataFile } from './data';

/** A guide shaped like the module Docusaurus expects: the exports other than `default`. */
export interface GuideModule extends GuideData {
  readonly route: string;
  readonly html: string | TrustedHTML;
  readonly frontMatter: unknown;
  readonly assets: object;
}

/** Where guides come from. */
export interface GuideSource {
  /** Fetches the data file of a guide as text; rejects if that fails. */
  readonly request: (route: string, priority: RequestPriority) => Promise<string>;
  /** Marks HTML as written by the build. */
  readonly createHTML: (html: string) => string | TrustedHTML;
}

/** The guides of a window. Routes have no slash at the end. */
export interface LoadedGuides {
  /** Keeps a guide that is here already: that of the page, which is never requested. */
  readonly keep: (route: string, guide: GuideDataFile) => GuideModule;
  /** Loads a guide before anything else, once; rejects if its data cannot be fetched. */
  readonly load: (route: string) => Promise<GuideModule>;
  /** Requests a guide after what is more urgent, a few at a time. Never fails. */
  readonly prefetch: (route: string) => void;
  /** The guide at a path, if it is kept. @param pathname with or without a trailing slash */
  readonly find: (pathname: string) => GuideModule | undefined;
}

/** Maximum number of guides prefetched at a time. */
export const MAX_PREFETCHES = 4;

/** The guides of a new window: none. */
export function createLoadedGuides({ request, createHTML }: GuideSource): LoadedGuides {
  const guides = new Map<string, GuideModule>();
  /** Data files by route: in flight or loaded. */
  const texts = new Map<string, Promise<string>>();
  const queuedRoutes: string[] = [];
  let activeRequests = 0;

  const keep = (route: string, { html, metadata, toc }: GuideDataFile): GuideModule => {
    const guide = {
      route,
      html: createHTML(html),
      metadata,
      frontMatter: metadata.frontMatter,
      assets: {},
      toc,
    };
    guides.set(route, guide);
    return guide;
  };

  const requestText = (route: string, priority: RequestPriority): Promise<string> => {
    const text = texts.get(route) ?? request(route, priority);
    texts.set(route, text);
    text.catch(() => texts.delete(route));
    return text;
  };

  const prefetchNext = () => {
    const route = activeRequests < MAX_PREFETCHES ? queuedRoutes.shift() : undefined;
    if (route === undefined) return;
    activeRequests += 1;
    const finish = () => {
      activeRequests -= 1;
      prefetchNext();
    };
    requestText(route, 'low').then(finish, finish);
  };

  return {
    keep,
    load: async (route) => {
      const text = guides.has(route) ? '' : await requestText(route, 'high');
      // Another call may have kept the guide meanwhile; two modules would be two guides to React.
      return guides.get(route) ?? keep(route, JSON.parse(text) as GuideDataFile);
    },
    prefetch: (route) => {
      if (guides.has(route)) return;
      queuedRoutes.push(route);
      prefetchNext();
    },
    find: (pathname) => guides.get(pathname) ?? guides.get(pathname.replace(/\/$/, '')),
  };
}
