import { startTransition, useEffect, useState, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { LiveGuide } from '../live/LiveGuide';
import { currentGuides, onGuides, type OpenGuide } from './open-guides';

/**
 * What is live in the texts of guides, also of those that are kept for Back. It stands beside the
 * pages, so that a helper goes on where the reader left it. A fault in it leaves the text readable.
 */
export function LiveGuides(): ReactNode {
  const [guides, setGuides] = useState<readonly OpenGuide[]>([]);
  useEffect(() => onGuides(() => startTransition(() => setGuides(currentGuides()))), []);
  return guides.map(({ id, text }) => (
    <ErrorBoundary key={id} fallback={() => null}>
      <LiveGuide text={text} />
    </ErrorBoundary>
  ));
}
