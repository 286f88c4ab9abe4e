import { useLayoutEffect, useState, type RefObject } from 'react';

/** The text of a guide on the page. */
export type Text = RefObject<HTMLElement | null>;

/** Elements of a guide's text that a selector finds; none before the page is live. */
export function useElements<E extends HTMLElement = HTMLElement>(
  text: Text,
  selector: string,
): readonly E[] {
  const [elements, setElements] = useState<readonly E[]>([]);
  useLayoutEffect(() => {
    setElements([...(text.current?.querySelectorAll<E>(selector) ?? [])]);
  }, [text, selector]);
  return elements;
}
