/** Finds elements in the HTML of a guide, for the hooks that enhance it. */
import { startTransition, useEffect, useState, type RefObject } from 'react';

/** The text of a guide on the page. */
export type GuideRef = RefObject<HTMLElement | null>;

/** Elements of a guide's text that match a selector; none before hydration. */
export function useElements(guide: GuideRef, selector: string): readonly HTMLElement[] {
  const [elements, setElements] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    const found = [...(guide.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    // In small batches, because a guide may have dozens.
    startTransition(() => setElements(found));
  }, [guide, selector]);
  return elements;
}
