// Change: its list renders when a phone's menu is first opened.
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/DocSidebar/Mobile';

export default function LateMobileSidebar(props: ComponentProps<typeof MobileSidebar>): ReactNode {
  const { shown } = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) setWasShown(true);
  return wasShown ? <MobileSidebar {...props} /> : null;
}
