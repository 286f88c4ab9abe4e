import { startTransition, useEffect, useState, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { EnhancedGuide } from '../enhance/EnhancedGuide';
import type { RecentGuide } from './recent-guides';
import { guideStore } from './window-store';

/**
 * The interactive parts of every guide text, including those kept for Back. Rendered outside the
 * pages, so that a helper keeps its state across navigation. If it crashes, the text stays
 * readable.
 */
export function EnhancedGuides(): ReactNode {
  const [guides, setGuides] = useState<readonly RecentGuide[]>([]);
  useEffect(
    () => guideStore.recent.subscribe((recent) => startTransition(() => setGuides(recent))),
    [],
  );
  return guides.map(({ id, text }) => (
    <ErrorBoundary key={id} fallback={() => null}>
      <EnhancedGuide guide={text} />
    </ErrorBoundary>
  ));
}
