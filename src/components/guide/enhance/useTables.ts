import { useEffect } from 'react';
import type { GuideRef } from './useElements';
import { WIDE_TABLE } from '../texts';

/** Makes the frame of a table focusable while the table is wider than it, so that keys can scroll it. */
function updateFocusable(frame: Element): void {
  if (frame.scrollWidth > frame.clientWidth) {
    frame.setAttribute('tabindex', '0');
    frame.role = 'group';
    frame.ariaLabel = WIDE_TABLE;
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) frame.removeAttribute(name);
  }
}

/** Lets keyboard users scroll tables that are wider than their frame. */
export function useTables(guide: GuideRef): void {
  useEffect(() => {
    const frames = guide.current?.querySelectorAll('.table-scroll') ?? [];
    // Without ResizeObserver, only the initial width counts.
    if (!('ResizeObserver' in window)) {
      for (const frame of frames) updateFocusable(frame);
      return undefined;
    }
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) updateFocusable(target);
    });
    for (const frame of frames) observer.observe(frame);
    return () => observer.disconnect();
  }, [guide]);
}
