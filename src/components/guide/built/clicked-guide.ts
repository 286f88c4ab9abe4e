/**
 * A click on a link to a guide, in the order of the calls:
 *
 * 1. `setFrame`: React has rendered a guide, so another can take its place.
 * 2. `prepare`: the pointer rests on the link, and the text is created.
 * 3. `show`: the link is clicked, and the prepared or a new text is in the frame.
 * 4. `take`: React renders the clicked guide, finds its text shown, and adds the rest.
 *
 * Only 3 and 4 always follow each other; React may render a guide without any click.
 */
import type { FirstView } from './first-view';
import type { RecentGuides } from './recent-guides';

/** The part of a guide that is shown. */
export interface RenderedGuide {
  readonly route: string;
  readonly html: string | TrustedHTML;
}

/** What a click changes on the page. */
export interface GuidePage {
  /** Creates a text, without what lies below the first view if that can wait. */
  readonly create: (html: RenderedGuide['html'], isCut: boolean) => FirstView;
  /** Shows a text in the frame, with the reader's tabs of this moment and from its top. */
  readonly show: (frame: HTMLElement, view: FirstView) => void;
}

/** The guide that was clicked last. */
export interface ClickedGuide {
  /** Sets where guides are shown; null if the page shows no guide. */
  readonly setFrame: (element: HTMLElement | null) => void;
  /** Creates a text, so that a click finds it ready. */
  readonly prepare: (guide: RenderedGuide) => void;
  /**
   * Replaces the guide on the screen with the first view of another, scrolled to its top.
   * @returns false if no guide is on the screen, or if its text cannot be created
   */
  readonly show: (guide: RenderedGuide) => boolean;
  /** Returns the first view that `show` showed, once; undefined if it is of another text. */
  readonly take: (text: HTMLElement) => FirstView | undefined;
}

/** No click yet. @param addRecent is told of the guide that is shown */
export function createClickedGuide(page: GuidePage, addRecent: RecentGuides['add']): ClickedGuide {
  /** The element that holds the text of the guide on the screen. */
  let frame: HTMLElement | null = null;
  let prepared: (FirstView & { readonly route: string }) | undefined;
  /** Visible, but React does not know it yet. */
  let shown: FirstView | undefined;

  /** A text, or undefined if creating it failed: React then tries again, and shows the error. */
  const tryCreateText = (html: RenderedGuide['html']): FirstView | undefined => {
    try {
      return page.create(html, true);
    } catch {
      return undefined;
    }
  };

  return {
    setFrame: (element) => {
      frame = element;
    },
    prepare: ({ route, html }) => {
      if (prepared?.route === route) return;
      const view = tryCreateText(html);
      prepared = view && { route, ...view };
    },
    show: ({ route, html }) => {
      if (frame === null) return false;
      const view = prepared?.route === route ? prepared : tryCreateText(html);
      prepared = undefined;
      if (view === undefined) return false;
      addRecent(route, view.text);
      page.show(frame, view);
      shown = view;
      return true;
    },
    take: (text) => {
      const view = shown;
      shown = undefined;
      return view?.text === text ? view : undefined;
    },
  };
}
