// Change: a phone does not hydrate the list, which it never shows and would only remove.
import type { ComponentProps, ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import DesktopSidebar from '@theme-original/DocSidebar/Desktop';

/** Minimum width for the list, as in `pipeline/bundler/desktop-breakpoint`. */
const WIDE = '(min-width: 996px)';

export default function WideDesktopSidebar(
  props: ComponentProps<typeof DesktopSidebar>,
): ReactNode {
  if (ExecutionEnvironment.canUseDOM && !matchMedia(WIDE).matches) {
    // With an empty __html, React keeps the server's HTML.
    return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  return <DesktopSidebar {...props} />;
}
