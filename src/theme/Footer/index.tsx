// Change: only the copyright line; the original adds lists of links and a logo to every page.
import { memo, type ReactNode } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import FooterCopyright from '@theme/Footer/Copyright';
import FooterLayout from '@theme/Footer/Layout';

export default memo(function Footer(): ReactNode {
  const { copyright = '' } = useThemeConfig().footer ?? {};
  return (
    <FooterLayout
      style="light"
      links={undefined}
      logo={undefined}
      copyright={<FooterCopyright copyright={copyright} />}
    />
  );
});
