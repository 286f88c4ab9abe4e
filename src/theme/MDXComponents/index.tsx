// Change: adds tabs, code blocks with their colors, figures, pictures that can be enlarged, tables that the keyboard can scroll, times with the reader's zone, and rows whose id counts as an anchor.
import type { ComponentProps, ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { CodeBlock } from '@site/src/components/guide/CodeBlock';
import { Enlarge } from '@site/src/components/guide/Enlarge';
import { Figure } from '@site/src/components/guide/Figure';
import { ScrollTable } from '@site/src/components/guide/ScrollTable';
import { UtcTime } from '@site/src/components/guide/UtcTime';

function Row(props: ComponentProps<'tr'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <tr {...props} />;
}

function Picture(props: ComponentProps<'img'>): ReactNode {
  return (
    <Enlarge alt={props.alt ?? ''}>
      <MDXComponents.img {...props} />
    </Enlarge>
  );
}

export default {
  ...MDXComponents,
  CodeBlock,
  figure: Figure,
  img: Picture,
  table: ScrollTable,
  time: UtcTime,
  tr: Row,
  Tabs,
  TabItem,
};
