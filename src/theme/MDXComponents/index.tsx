// Change: adds tabs, the guide components and a table row whose id counts as an anchor.
import type { ComponentProps, ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { guideComponents } from '@site/src/components/guide';

function Row(props: ComponentProps<'tr'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <tr {...props} />;
}

export default { ...MDXComponents, ...guideComponents, tr: Row, Tabs, TabItem };
