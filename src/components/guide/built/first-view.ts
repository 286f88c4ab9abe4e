/**
 * Inserts a guide's text in two steps: what is above the fold at once, before React renders what
 * surrounds it (breadcrumbs, contents list, sidebar), and the rest after that has painted. This
 * halves the time from click to new heading on a slow machine.
 */
import { runWhenIdle } from '../../../lib/after-paint';
import { addLocalTimes } from '../enhance/local-times';
import { showChosenTabs } from '../enhance/useTabs';
import { addGuide } from './recent-guides';

/** A text whose end may not be inserted yet. */
export interface FirstView {
  readonly text: HTMLElement;
  readonly rest: readonly Element[];
}

const UNFINISHED = 'guide-unfinished';

/**
 * Smallest width of a character, smallest height of a line, and largest width of the text, in
 * pixels.
 */
const MIN_CHARACTER_PX = 8;
const MIN_LINE_PX = 24;
const MAX_TEXT_PX = 800;

/**
 * An upper bound of the characters that fit on the screen. The rest can be laid out after the
 * paint.
 */
const countCharactersOnScreen = () =>
  (Math.min(innerWidth, MAX_TEXT_PX) / MIN_CHARACTER_PX) * (innerHeight / MIN_LINE_PX);

/** Removes everything below the first view from a text, and returns it. */
function cutRest(text: HTMLElement): readonly Element[] {
  const maxCharacters = countCharactersOnScreen();
  let length = 0;
  const rest = [...text.children].filter((block) => {
    const isBelow = length > maxCharacters;
    length += block.textContent.length;
    return isBelow;
  });
  for (const block of rest) block.remove();
  return rest;
}

/**
 * Shows the reader's tabs and local times, which change the height of a text.
 * @param isCut whether what lies below the first view can wait
 */
export function completeText(text: HTMLElement, isCut: boolean): FirstView {
  showChosenTabs(text);
  addLocalTimes(text);
  return { text, rest: isCut ? cutRest(text) : [] };
}

/** Creates a text's element from its HTML. */
export function createText(html: string | TrustedHTML, isCut: boolean): FirstView {
  const text = document.createElement('div');
  text.className = 'theme-doc-markdown markdown';
  text.innerHTML = html as string;
  return completeText(text, isCut);
}

/** Appends the rest of a text after its first view. */
export function appendRest({ text, rest }: FirstView): void {
  text.append(...rest);
  // Tabs of the same group agree, and the reader may have chosen one since this text was created.
  if (rest.length > 0) showChosenTabs(text);
  text.parentElement?.classList.remove(UNFINISHED);
}

/** Inserts a text into the guide's container. Nothing below it is visible until it is complete. */
export function showText(element: HTMLElement, { text, rest }: FirstView): void {
  if (text.parentElement !== element) element.replaceChildren(text);
  element.classList.toggle(UNFINISHED, rest.length > 0);
}

interface RenderedGuide {
  readonly route: string;
  readonly html: string | TrustedHTML;
}

/**
 * A click on a link to a guide, in the order of the calls:
 *
 * 1. `setGuideFrame`: React has rendered a guide, so another can take its place.
 * 2. `prepareText`: the pointer rests on the link, and the text is created.
 * 3. `showFirstView`: the link is clicked, and the prepared or a new text is in the frame.
 * 4. `takeFirstView`: React renders the clicked guide, finds its text shown, and adds the rest.
 *
 * Only 3 and 4 always follow each other; React may render a guide without any click.
 */
const current: {
  /** The element that holds the text of the guide on the screen. */
  frame: HTMLElement | null;
  prepared?: (FirstView & { readonly route: string }) | undefined;
  /** Visible, but React does not know it yet. */
  shown?: FirstView | undefined;
} = { frame: null };

/** Sets where guides are shown; null if the page shows no guide. */
export function setGuideFrame(element: HTMLElement | null): void {
  current.frame = element;
}

/** A text, or undefined if creating it failed: React then tries again, and shows the error. */
function tryCreateText(html: RenderedGuide['html']): FirstView | undefined {
  try {
    return createText(html, true);
  } catch {
    return undefined;
  }
}

/** Creates a text while the browser is idle, so that a click finds it ready. */
export function prepareText({ route, html }: RenderedGuide): void {
  runWhenIdle(() => {
    if (current.prepared?.route === route) return;
    const view = tryCreateText(html);
    current.prepared = view && { route, ...view };
  });
}

/**
 * Replaces the guide on the screen with the first view of another, scrolled to its top.
 * @returns false if no guide is on the screen, or if its text cannot be created
 */
export function showFirstView({ route, html }: RenderedGuide): boolean {
  const { frame, prepared } = current;
  if (frame === null) return false;
  const view = prepared?.route === route ? prepared : tryCreateText(html);
  current.prepared = undefined;
  if (view === undefined) return false;
  showChosenTabs(view.text);
  addGuide(route, view.text);
  showText(frame, view);
  current.shown = view;
  scrollTo(0, 0);
  return true;
}

/** Returns the first view that `showFirstView` showed, once. */
export function takeFirstView(text: HTMLElement): FirstView | undefined {
  const { shown } = current;
  current.shown = undefined;
  return shown?.text === text ? shown : undefined;
}
