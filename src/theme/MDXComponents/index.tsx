// Change: adds tabs, tables that the keyboard can scroll, times with the reader's zone, and rows whose id counts as an anchor.
import type { ComponentProps, ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { ScrollTable } from '@site/src/components/guide/ScrollTable';
import { UtcTime } from '@site/src/components/guide/UtcTime';

function Row(props: ComponentProps<'tr'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <tr {...props} />;
}

export default { ...MDXComponents, table: ScrollTable, time: UtcTime, tr: Row, Tabs, TabItem };
