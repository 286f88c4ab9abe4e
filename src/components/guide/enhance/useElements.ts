import { startTransition, useEffect, useState, type RefObject } from 'react';

/** The text of a guide on the page. */
export type TextRef = RefObject<HTMLElement | null>;

/** Elements of a guide's text that match a selector; none before hydration. */
export function useElements(text: TextRef, selector: string): readonly HTMLElement[] {
  const [elements, setElements] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    const found = [...(text.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    // In small batches, because a guide may have dozens.
    startTransition(() => setElements(found));
  }, [text, selector]);
  return elements;
}
