import type { ReactNode } from 'react';

/**
 * Replaces the theme's `DocItem/Content` in the browser, where `BuiltText` brings its own
 * container.
 */
export default function Content({ children }: { children: ReactNode }): ReactNode {
  return children;
}
