import { useEffect } from 'react';
import type { Text } from './useElements';
import { WIDE_TABLE } from '../words';

/** Tables that are wider than their frame: the keyboard can reach and scroll the frame. */
export function useTables(text: Text): void {
  useEffect(() => {
    const observer = new ResizeObserver((entries) => {
      for (const { target: frame } of entries) {
        if (frame.scrollWidth > frame.clientWidth) {
          frame.setAttribute('tabindex', '0');
          frame.role = 'group';
          frame.ariaLabel = WIDE_TABLE;
        } else {
          for (const name of ['tabindex', 'role', 'aria-label']) frame.removeAttribute(name);
        }
      }
    });
    for (const frame of text.current?.querySelectorAll('.table-scroll') ?? [])
      observer.observe(frame);
    return () => observer.disconnect();
  }, [text]);
}
