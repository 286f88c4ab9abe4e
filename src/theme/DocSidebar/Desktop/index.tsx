// Change: a phone does not take over the list that it never shows, only to remove it.
import type { ComponentProps, ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import DesktopSidebar from '@theme-original/DocSidebar/Desktop';

/** The width from which the list is shown, as in `pipeline/bundler/desktop-breakpoint`. */
const WIDE = '(min-width: 996px)';

export default function WideDesktopSidebar(
  props: ComponentProps<typeof DesktopSidebar>,
): ReactNode {
  if (ExecutionEnvironment.canUseDOM && !matchMedia(WIDE).matches) {
    // An empty __html makes React keep what the server wrote.
    return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  return <DesktopSidebar {...props} />;
}
