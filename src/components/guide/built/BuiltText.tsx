import { memo, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { runAfterPaint } from '../../../lib/after-paint';
import { appendRest, completeText, createText, showText } from './first-view';
import { guideStore } from './window-store';
import './styles';

const { clicked, recent } = guideStore;

/** One shared object: React would clear the element's content again if its identity changed. */
const AS_IT_IS = { __html: '' };

/** Key for history entries that no navigation on this site created, such as the first one. */
const getEntryName = ({ key, pathname, hash }: { key?: string; pathname: string; hash: string }) =>
  key ?? pathname + hash;

/**
 * The text of a guide. React knows only its container: the first text comes with the built page,
 * later ones are inserted as DOM elements (`first-view`). `EnhancedGuides` makes the text
 * interactive.
 */
export const BuiltText = memo(function BuiltTextContainer({
  route,
  html,
}: {
  route: string;
  html: string | TrustedHTML;
}): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const isHydrated = useRef(false);
  const location = useLocation();
  const { action } = useHistory();
  const entry = getEntryName(location);
  const showsTop = action !== 'POP' && location.hash === '';
  useLayoutEffect(() => {
    clicked.setFrame(ref.current);
    return () => clicked.setFrame(null);
  }, []);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const shown = element.firstElementChild;
    const { guide, newView } = recent.open({ entry, route, shown }, () =>
      shown instanceof HTMLElement && !isHydrated.current
        ? completeText(shown, false)
        : createText(html, showsTop),
    );
    isHydrated.current = true;
    const text = guide.text.current;
    const clickedView = clicked.take(text);
    // The page is being laid out anyway.
    if (clickedView !== undefined) appendRest(clickedView);
    const firstView = newView ?? { text, rest: [] };
    showText(element, firstView);
    // Buttons, tabs and helpers can wait until the text has been painted.
    runAfterPaint(() => {
      appendRest(firstView);
      recent.update();
    });
    // Only the first render for a history entry asks whether its top is already shown.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [entry, route, html]);
  return <div ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />;
});
