import { startTransition, useEffect, useState, type RefObject } from 'react';

/** The text of a guide on the page. */
export type Text = RefObject<HTMLElement | null>;

/** Elements of a guide's text that a selector finds; none before the page is live. */
export function useElements(text: Text, selector: string): readonly HTMLElement[] {
  const [elements, setElements] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    const found = [...(text.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    // In small steps, because a guide may have dozens.
    startTransition(() => setElements(found));
  }, [text, selector]);
  return elements;
}
