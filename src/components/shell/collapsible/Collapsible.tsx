/**
 * What folds: a category of the sidebar, the contents list of a phone. Stands in for the theme's
 * component of the same name, which takes 200 to 400 ms: `pipeline/bundler/fast-collapsible`.
 */
import { useLayoutEffect, useRef, useState, type ElementType, type ReactNode } from 'react';
import { collapseDuration } from './collapse-duration';

/** Whether something is folded, and how to change that. */
export function useCollapsible({
  initialState = false,
}: {
  readonly initialState?: boolean | (() => boolean);
}) {
  const [collapsed, setCollapsed] = useState(initialState);
  return {
    collapsed,
    setCollapsed,
    toggleCollapsed: () => setCollapsed((before) => !before),
  };
}

interface Props {
  readonly as?: ElementType;
  readonly collapsed: boolean;
  readonly children: ReactNode;
  readonly className?: string;
  /** Whether the content is rendered when it is first unfolded, and not before. */
  readonly lazy: boolean;
}

/** Shows or hides its content, with a short change of height. */
export function Collapsible({ as: As = 'div', collapsed, lazy, className, children }: Props) {
  const element = useRef<HTMLElement>(null);
  const [wasShown, setShown] = useState(!lazy || !collapsed);
  // The first render shows the state; later ones move to it.
  const shown = useRef<boolean>(undefined);
  if (!collapsed && !wasShown) setShown(true);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = collapsed;
    const box = element.current;
    if (box === null || before === collapsed) return undefined;
    const settle = () => {
      box.style.display = collapsed ? 'none' : 'block';
    };
    if (before === undefined) {
      settle();
      return undefined;
    }
    box.style.display = 'block';
    const height = box.scrollHeight;
    const ends = [`${height}px`, '0px'];
    const motion = box.animate(
      { height: collapsed ? ends : ends.reverse(), overflow: ['hidden', 'hidden'] },
      { duration: collapseDuration(height), easing: 'ease-in-out' },
    );
    motion.onfinish = settle;
    return () => {
      motion.cancel();
      settle();
    };
  }, [collapsed]);

  return wasShown ? (
    <As ref={element} className={className}>
      {children}
    </As>
  ) : null;
}
