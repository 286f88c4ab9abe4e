import { useEffect } from 'react';
import type { Text } from './useElements';
import { WIDE_TABLE } from '../words';

/** Lets the keyboard into the frame of a table that is wider than it, and into no other. */
function openToKeyboard(frame: Element): void {
  if (frame.scrollWidth > frame.clientWidth) {
    frame.setAttribute('tabindex', '0');
    frame.role = 'group';
    frame.ariaLabel = WIDE_TABLE;
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) frame.removeAttribute(name);
  }
}

/** Tables that are wider than their frame: the keyboard can reach and scroll the frame. */
export function useTables(text: Text): void {
  useEffect(() => {
    const frames = text.current?.querySelectorAll('.table-scroll') ?? [];
    // Without it the width that counts is the first one.
    if (!('ResizeObserver' in window)) {
      for (const frame of frames) openToKeyboard(frame);
      return undefined;
    }
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) openToKeyboard(target);
    });
    for (const frame of frames) observer.observe(frame);
    return () => observer.disconnect();
  }, [text]);
}
