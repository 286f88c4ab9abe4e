import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import type { Text } from './useElements';

/**
 * What an address leads to is shown: browsers open a fold by themselves when they load a page, not
 * when the page changes its own address, and a note of the glossary they never open.
 */
export function useTargets(text: Text): void {
  const { hash } = useLocation();
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1));
    const target = id === '' ? null : document.getElementById(id);
    if (target === null || text.current?.contains(target) !== true) return;
    let closed = target.closest<HTMLDetailsElement>('details:not([open])');
    if (closed !== null) {
      for (; closed !== null; closed = closed.closest('details:not([open])')) closed.open = true;
      target.scrollIntoView();
    }
    if (target.popover === 'auto') target.showPopover();
  }, [text, hash]);
}
