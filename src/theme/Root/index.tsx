// Change: what listens on every page: heading links that copy themselves, and the list of keys.
import type { ReactNode } from 'react';
import { HeadingLinks } from '@site/src/components/shell/HeadingLinks';
import { KeyboardHelp } from '@site/src/components/shell/KeyboardHelp';

export default function Root({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      {children}
      <HeadingLinks />
      <KeyboardHelp />
    </>
  );
}
