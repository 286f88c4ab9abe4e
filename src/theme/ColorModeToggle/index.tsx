// Change: if the site does not follow the device, a stored `system` is shown in the default mode;
// the original’s first click would choose the mode that is already shown.
import type { ReactNode } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import type { Props } from '@theme/ColorModeToggle';
import ColorModeToggle from '@theme-original/ColorModeToggle';

export default function TwoModeToggle(props: Props): ReactNode {
  const { colorMode } = useColorMode();
  const value = props.respectPrefersColorScheme ? props.value : colorMode;
  return <ColorModeToggle {...props} value={value} />;
}
