// Change: what runs on every page: links, heading links that copy themselves, the list of keys, what
// is live in guides, and the end of hydration for Helmet.
import { useEffect, type ReactNode } from 'react';
import { resumeHelmet } from '@site/src/client/defer-helmet';
import { EnhancedGuides } from '@site/src/components/guide/built/EnhancedGuides';
import { HeadingLinks } from '@site/src/components/shell/HeadingLinks';
import { KeyboardHelp } from '@site/src/components/shell/keys/KeyboardHelp';
import { PageLinks } from '@site/src/components/shell/navigation/PageLinks';

export default function Root({ children }: { children: ReactNode }): ReactNode {
  // Before Docusaurus says that the page is hydrated, which it does outside of this component.
  useEffect(resumeHelmet, []);
  return (
    <>
      {children}
      <PageLinks />
      <EnhancedGuides />
      <HeadingLinks />
      <KeyboardHelp />
    </>
  );
}
