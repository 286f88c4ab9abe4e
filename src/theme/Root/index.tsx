// Change: what runs on every page: heading links that copy themselves, the list of keys, and the end
// of hydration for Helmet.
import { useEffect, type ReactNode } from 'react';
import { resumeHelmet } from '@site/src/client/defer-helmet';
import { HeadingLinks } from '@site/src/components/shell/HeadingLinks';
import { KeyboardHelp } from '@site/src/components/shell/KeyboardHelp';

export default function Root({ children }: { children: ReactNode }): ReactNode {
  // Before Docusaurus says that the page is hydrated, which it does outside of this component.
  useEffect(resumeHelmet, []);
  return (
    <>
      {children}
      <HeadingLinks />
      <KeyboardHelp />
    </>
  );
}
