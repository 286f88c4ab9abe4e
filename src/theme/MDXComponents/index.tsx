// Change: adds helpers, tabs, code blocks with their colors, figures, folds as browsers draw them, tables in a frame, and rows whose id counts as an anchor. All write HTML only; EnhancedGuide makes it live.
import type { ComponentProps, ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import MDXComponents from '@theme-original/MDXComponents';
import { CodeBlock } from '@site/src/components/guide/CodeBlock';
import { Figure } from '@site/src/components/guide/Figure';
import { GuideTabItem, GuideTabs } from '@site/src/components/guide/GuideTabs';
import { Island } from '@site/src/components/guide/Island';
import { ScrollTable } from '@site/src/components/guide/ScrollTable';
import { LinkGrid } from '@site/src/components/home/LinkGrid';

function Row(props: ComponentProps<'tr'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <tr {...props} />;
}

function Fold(props: ComponentProps<'details'>): ReactNode {
  return <details {...props} />;
}

export default {
  ...MDXComponents,
  CodeBlock,
  // `<details>` in guides, and as created by pipeline/remark/fold.
  Details: Fold,
  details: Fold,
  figure: Figure,
  // As created by pipeline/remark/product-cards.
  LinkGrid,
  table: ScrollTable,
  tr: Row,
  Helper: Island,
  Tabs: GuideTabs,
  TabItem: GuideTabItem,
};
