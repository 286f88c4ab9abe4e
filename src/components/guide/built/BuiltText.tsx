import { memo, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { afterPaint } from '../../../lib/afterPaint';
import { addLocalTimes } from '../live/local-times';
import { showChosenTabs } from '../live/useTabs';
import { announceGuides, openGuide } from './open-guides';
import './styles';

/** An empty text, always the same object: for another one React would empty the element again. */
const AS_IT_IS = { __html: '' };

/** What a history entry is called that no page of this site made, such as the first one. */
export const entryName = ({
  key,
  pathname,
  hash,
}: {
  key?: string;
  pathname: string;
  hash: string;
}) => key ?? pathname + hash;

function newText(html: string | TrustedHTML): HTMLElement {
  const text = document.createElement('div');
  text.className = 'theme-doc-markdown markdown';
  text.innerHTML = html as string;
  return text;
}

/** What changes the height of a text happens before it is seen. */
function settle(text: HTMLElement): void {
  showChosenTabs(text);
  addLocalTimes(text);
}

const UNFINISHED = 'guide-unfinished';

/** About two screens. What is below them can be laid out when they have been seen. */
const FIRST_VIEW_CHARACTERS = 4000;

/** Takes out of a text what lies below the first view. */
function cutRest(text: HTMLElement): readonly Element[] {
  let length = 0;
  const rest = [...text.children].filter((block) => {
    const isBelow = length > FIRST_VIEW_CHARACTERS;
    length += block.textContent.length;
    return isBelow;
  });
  for (const block of rest) block.remove();
  return rest;
}

/**
 * The text of a guide. React knows only its place: the first text is the one that the page was built
 * with, the others are put there as elements (`open-guides`). `LiveGuides` makes it live.
 */
export const BuiltText = memo(function BuiltText({
  route,
  html,
}: {
  route: string;
  html: string | TrustedHTML;
}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const location = useLocation();
  const { action } = useHistory();
  const entry = entryName(location);
  const showsTop = action !== 'POP' && location.hash === '';
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const built = element.firstElementChild;
    let rest: readonly Element[] = [];
    const { text } = openGuide(entry, route, built, () => {
      const made = built instanceof HTMLElement ? built : newText(html);
      settle(made);
      if (made !== built && showsTop) rest = cutRest(made);
      return made;
    });
    if (text.current.parentElement !== element) element.replaceChildren(text.current);
    // Nothing that stands below the text may show meanwhile.
    element.classList.toggle(UNFINISHED, rest.length > 0);
    // Buttons, tabs and helpers can wait, too, until the text is seen.
    afterPaint(() => {
      text.current.append(...rest);
      element.classList.remove(UNFINISHED);
      announceGuides();
    });
    // Only the first view of an entry asks whether it shows its top.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [entry, route, html]);
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />;
});
