// Change: a picture of the theme that is not shown is not downloaded either.
import type { ReactNode } from 'react';
import ThemedImage from '@theme-original/ThemedImage';
import type { Props } from '@theme/ThemedImage';

export default function LazyThemedImage(props: Props): ReactNode {
  return <ThemedImage loading="lazy" {...props} />;
}
