/**
 * The first view of a guide's text: what is above the fold is put on the page at once, before React
 * renders what is around it (breadcrumbs, contents list, sidebar), and the rest after it has been
 * painted. That halves the time from a click to the new heading on a slow machine.
 */
import { whenIdle } from '../../../lib/after-paint';
import { addLocalTimes } from '../enhance/local-times';
import { showChosenTabs } from '../enhance/useTabs';
import { addGuide } from './recent-guides';

/** A text whose end may still be missing. */
export interface FirstView {
  readonly text: HTMLElement;
  readonly rest: readonly Element[];
}

const UNFINISHED = 'guide-unfinished';

/** Pixels of a character and of a line, rather too small than too large. */
const CHARACTER = 8;
const LINE = 24;
const WIDEST_TEXT = 800;

/** About as many characters as a screen holds. What is below can be laid out when they are seen. */
const charactersOfScreen = () =>
  (Math.min(innerWidth, WIDEST_TEXT) / CHARACTER) * (innerHeight / LINE);

/** Takes out of a text what lies below the first view. */
function cutRest(text: HTMLElement): readonly Element[] {
  const longest = charactersOfScreen();
  let length = 0;
  const rest = [...text.children].filter((block) => {
    const isBelow = length > longest;
    length += block.textContent.length;
    return isBelow;
  });
  for (const block of rest) block.remove();
  return rest;
}

/** Does what changes the height of a text. @param isCut whether what lies below can wait */
export function finishText(text: HTMLElement, isCut: boolean): FirstView {
  showChosenTabs(text);
  addLocalTimes(text);
  return { text, rest: isCut ? cutRest(text) : [] };
}

/** Makes the element of a text from its HTML. */
export function makeText(html: string | TrustedHTML, isCut: boolean): FirstView {
  const text = document.createElement('div');
  text.className = 'theme-doc-markdown markdown';
  text.innerHTML = html as string;
  return finishText(text, isCut);
}

/** Adds what a first view lacks. */
export function appendRest({ text, rest }: FirstView): void {
  text.append(...rest);
  // Tabs of one name agree, and one may have been chosen since this text was made.
  if (rest.length > 0) showChosenTabs(text);
  text.parentElement?.classList.remove(UNFINISHED);
}

/** Puts a text where the guide's text is. Nothing below it shows until it is complete. */
export function showIn(element: HTMLElement, { text, rest }: FirstView): void {
  if (text.parentElement !== element) element.replaceChildren(text);
  element.classList.toggle(UNFINISHED, rest.length > 0);
}

interface Guide {
  readonly route: string;
  readonly html: string | TrustedHTML;
}

/** The element that holds the text of the guide on the screen. */
let frame: HTMLElement | null = null;
/** Made while the pointer rests on a link. */
let prepared: (FirstView & { readonly route: string }) | undefined;
/** Shown, but not yet known to React. */
let shown: FirstView | undefined;

/** Says where guides are shown; nowhere, where the page is none. */
export function setGuideFrame(element: HTMLElement | null): void {
  frame = element;
}

/** A text, or undefined where it cannot be made: React then makes it again, and shows the error. */
function tryText(html: Guide['html']): FirstView | undefined {
  try {
    return makeText(html, true);
  } catch {
    return undefined;
  }
}

/** Makes a text while nothing else is to do, so that a click finds it. */
export function prepareText({ route, html }: Guide): void {
  whenIdle(() => {
    if (prepared?.route === route) return;
    const view = tryText(html);
    prepared = view && { route, ...view };
  });
}

/**
 * Shows the first view of a guide instead of the one that is on the screen, from its top.
 * @returns false where no guide is on the screen, or its text cannot be made
 */
export function showFirstView({ route, html }: Guide): boolean {
  if (frame === null) return false;
  const view = prepared?.route === route ? prepared : tryText(html);
  prepared = undefined;
  if (view === undefined) return false;
  showChosenTabs(view.text);
  addGuide(route, view.text);
  showIn(frame, view);
  shown = view;
  scrollTo(0, 0);
  return true;
}

/** The first view that `showFirstView` showed, once. */
export function takeFirstView(text: HTMLElement): FirstView | undefined {
  const view = shown?.text === text ? shown : undefined;
  shown = undefined;
  return view;
}
