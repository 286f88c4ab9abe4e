import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import clsx from 'clsx';
import styles from './GuideTabs.module.css';

interface TabItemProps {
  readonly value: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** One alternative inside `GuideTabs`, which draws it. */
export function GuideTabItem({ children }: TabItemProps): ReactNode {
  return children;
}

/** The tabs that an author wrote. @throws if something else is among them, or a value comes twice */
function readItems(children: ReactNode): TabItemProps[] {
  const items = Children.toArray(children)
    .filter((child) => child !== '\n')
    .map((child) => {
      if (isValidElement(child) && child.type === GuideTabItem) {
        return (child as ReactElement<TabItemProps>).props;
      }
      throw new Error('<Tabs> contains something other than <TabItem value label>.');
    });
  const values = items.map(({ value }) => value);
  if (new Set(values).size < values.length) {
    throw new Error(`<Tabs> contains a value twice: ${values.join(', ')}`);
  }
  return items;
}

/**
 * Tabs; `enhance/useTabs` lets the reader switch between them.
 * @param groupId groups with the same id show the same value on every page
 * @throws if a child is not a `TabItem`, or two have the same value
 */
export function GuideTabs({
  groupId,
  children,
}: {
  groupId?: string;
  children: ReactNode;
}): ReactNode {
  const items = readItems(children);
  const [shown] = items;
  return (
    <div className={clsx('tabs-container', styles.tabs)} data-tabs={groupId}>
      <ul role="tablist" aria-orientation="horizontal" className="tabs">
        {items.map((item) => (
          <li
            key={item.value}
            role="tab"
            data-value={item.value}
            tabIndex={item === shown ? 0 : -1}
            aria-selected={item === shown}
            className={clsx('tabs__item', item === shown && 'tabs__item--active')}
          >
            {item.label}
          </li>
        ))}
      </ul>
      <div className="margin-top--md">
        {items.map((item) => (
          <div
            key={item.value}
            role="tabpanel"
            aria-label={item.label}
            hidden={item !== shown}
            className={styles.panel}
          >
            {item.children}
          </div>
        ))}
      </div>
    </div>
  );
}
