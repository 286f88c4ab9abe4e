// Change: a navigation re-renders only the affected entries, not the whole list.
import { memo, type ReactNode } from 'react';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocSidebarItem';
import DocSidebarItem from '@theme-original/DocSidebarItem';

const isActive = ({ item, activePath }: Props) => isActiveSidebarItem(item, activePath);

/**
 * Whether an entry stays the same: true for a group that contains neither the old page nor the new
 * one.
 */
function isSameItem(before: Props, now: Props): boolean {
  const { activePath, ...rest } = now;
  const isSame = Object.entries(rest).every(
    ([name, value]) => before[name as keyof Props] === value,
  );
  return isSame && (before.activePath === activePath || !(isActive(before) || isActive(now)));
}

export default memo(DocSidebarItem as (props: Props) => ReactNode, isSameItem);
