// Change: made when it is first opened. Closed, it costs every page its rendering, and its links
// count as visible, so that the pages behind them are prefetched.
import { useState, type ReactNode } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

export default function LateMobileSidebar(): ReactNode {
  const { shown } = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) setWasShown(true);
  return wasShown ? <MobileSidebar /> : null;
}
