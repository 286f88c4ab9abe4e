// Change: where the site does not follow the device, a stored `system` is shown in the default mode;
// the original would take the first click as the choice of what is shown already.
import type { ReactNode } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import type { Props } from '@theme/ColorModeToggle';
import ColorModeToggle from '@theme-original/ColorModeToggle';

export default function TwoModeToggle(props: Props): ReactNode {
  const { colorMode } = useColorMode();
  const value = props.respectPrefersColorScheme ? props.value : colorMode;
  return <ColorModeToggle {...props} value={value} />;
}
