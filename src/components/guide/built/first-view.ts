/**
 * Inserts a guide's text in two steps: what is above the fold at once, before React renders what
 * surrounds it (breadcrumbs, contents list, sidebar), and the rest after that has painted. This
 * halves the time from click to new heading on a slow machine.
 */
import { addLocalTimes } from '../enhance/local-times';
import { showChosenTabs } from '../enhance/useTabs';

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

/** Inserts a text that was created before, with the tabs that the reader chose since, and scrolls to its top. */
export function showFromTop(element: HTMLElement, view: FirstView): void {
  showChosenTabs(view.text);
  showText(element, view);
  scrollTo(0, 0);
}
