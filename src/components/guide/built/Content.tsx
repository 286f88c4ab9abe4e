import type { ReactNode } from 'react';

/** Stands for the theme's `DocItem/Content` in the browser, where `BuiltText` brings its own frame. */
export default function Content({ children }: { children: ReactNode }): ReactNode {
  return children;
}
