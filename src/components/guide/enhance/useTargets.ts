import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import type { GuideRef } from './useElements';

/**
 * Reveals the target of the address. Browsers open a `<details>` around the target when they load a
 * page, but not on a navigation within the app, and never open a glossary note, nor the fold that is
 * all that a heading has below it.
 */
export function useTargets(guide: GuideRef): void {
  const { hash } = useLocation();
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1));
    const target = id === '' ? null : document.getElementById(id);
    if (target === null || guide.current?.contains(target) !== true) return;
    for (const fold of guide.current.querySelectorAll('details')) {
      if (fold.open || !(fold.contains(target) || fold.previousElementSibling === target)) continue;
      fold.open = true;
      target.scrollIntoView();
    }
    if (target.popover === 'auto') target.showPopover();
  }, [guide, hash]);
}
