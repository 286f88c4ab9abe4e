// Change: what runs on every page: links, heading links that copy their address, the list of
// shortcuts, the interactive parts of guides, and the end of hydration for Helmet.
import { useEffect, type ReactNode } from 'react';
import { resumeHelmet } from '@site/src/client/defer-helmet';
import { EnhancedGuides } from '@site/src/components/guide/built/EnhancedGuides';
import { HeadingLinkCopier } from '@site/src/components/shell/HeadingLinkCopier';
import { KeyboardHelp } from '@site/src/components/shell/keys/KeyboardHelp';
import { PageLinks } from '@site/src/components/shell/navigation/PageLinks';

export default function Root({ children }: { children: ReactNode }): ReactNode {
  // Must run before Docusaurus reports hydration, which it does outside this component.
  useEffect(resumeHelmet, []);
  return (
    <>
      {children}
      <PageLinks />
      <EnhancedGuides />
      <HeadingLinkCopier />
      <KeyboardHelp />
    </>
  );
}
