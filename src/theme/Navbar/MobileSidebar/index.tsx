// Change: renders when it is first opened. Even closed, it would be rendered on every page, and its
// links would count as visible, so their pages would be prefetched. While it is open, the focus
// stays in it, and Escape closes it: the original leaves the focus on what it covers.
import { useEffect, useState, type ReactNode } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { runAfterPaint } from '@site/src/lib/after-paint';

/** Makes everything but the menu inert, and focuses its first button; returns what undoes it. */
function keepFocus(): () => void {
  const bar = document.querySelector('nav.navbar');
  const covered = [...(bar?.parentElement?.children ?? []), ...(bar?.children ?? [])].filter(
    (element) => element !== bar && !element.matches('[class*="navbar-sidebar"]'),
  );
  const setInert = (isInert: boolean) => {
    for (const element of covered) element.toggleAttribute('inert', isInert);
  };
  const find = (name: string) => document.querySelector<HTMLElement>(name);
  setInert(true);
  // It is hidden, and cannot be focused, until the second frame of its transition.
  runAfterPaint(() =>
    runAfterPaint(() => find('.navbar-sidebar--show .navbar-sidebar__close')?.focus()),
  );
  return () => {
    setInert(false);
    if (document.activeElement?.closest('.navbar-sidebar') != null)
      find('.navbar__toggle')?.focus();
  };
}

export default function LateMobileSidebar(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) setWasShown(true);
  useEffect(() => (shown ? keepFocus() : undefined), [shown]);
  useEffect(() => {
    if (!shown) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      // The search may be open above the menu.
      if (key === 'Escape' && document.querySelector('.DocSearch-Container') === null) toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shown, toggle]);
  return wasShown ? <MobileSidebar /> : null;
}
