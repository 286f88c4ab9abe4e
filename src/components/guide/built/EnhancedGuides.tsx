import { startTransition, useEffect, useState, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { EnhancedGuide } from '../enhance/EnhancedGuide';
import { recentGuides, onRecentGuides, type RecentGuide } from './recent-guides';

/**
 * What is live in the texts of guides, also of those that are kept for Back. It is beside the
 * pages, so that a helper goes on where the reader left it. A fault in it leaves the text readable.
 */
export function EnhancedGuides(): ReactNode {
  const [guides, setGuides] = useState<readonly RecentGuide[]>([]);
  useEffect(() => onRecentGuides(() => startTransition(() => setGuides(recentGuides()))), []);
  return guides.map(({ id, text }) => (
    <ErrorBoundary key={id} fallback={() => null}>
      <EnhancedGuide text={text} />
    </ErrorBoundary>
  ));
}
