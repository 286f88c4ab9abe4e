/**
 * Collapses and expands content: a category of the sidebar, the table of contents on a phone.
 * Replaces the theme's component of the same name, whose animation takes 200 to 400 ms
 * (`pipeline/bundler/fast-collapsible`).
 */
import { useLayoutEffect, useRef, useState, type ElementType, type ReactNode } from 'react';
import { computeCollapseDuration } from './collapse-duration';

/** State of something that collapses, and how to change it. */
export function useCollapsible({
  initialState = false,
}: {
  readonly initialState?: boolean | (() => boolean);
}) {
  const [collapsed, setCollapsed] = useState(initialState);
  return {
    collapsed,
    setCollapsed,
    toggleCollapsed: () => setCollapsed((current) => !current),
  };
}

interface CollapsibleProps {
  readonly as?: ElementType;
  readonly collapsed: boolean;
  readonly children: ReactNode;
  readonly className?: string;
  /** Whether the content is not rendered until it is first expanded. */
  readonly lazy: boolean;
}

/** Moves the height of a box between nothing and that of its content. */
function playHeightAnimation(box: HTMLElement, isCollapsing: boolean): Animation {
  box.style.display = 'block';
  const height = box.scrollHeight;
  const heights = isCollapsing ? [`${height}px`, '0px'] : ['0px', `${height}px`];
  return box.animate(
    { height: heights, overflow: ['hidden', 'hidden'] },
    { duration: computeCollapseDuration(height), easing: 'ease-in-out' },
  );
}

/** Shows or hides its content, with a short animation of its height. */
export function Collapsible({
  as: As = 'div',
  collapsed,
  lazy,
  className,
  children,
}: CollapsibleProps) {
  const element = useRef<HTMLElement>(null);
  const [hasContent, setHasContent] = useState(!lazy || !collapsed);
  // The value of `collapsed` on screen. The first render applies it at once; later ones animate.
  const applied = useRef<boolean>(undefined);
  if (!collapsed && !hasContent) setHasContent(true);

  useLayoutEffect(() => {
    const wasCollapsed = applied.current;
    applied.current = collapsed;
    const box = element.current;
    if (box === null || wasCollapsed === collapsed) return undefined;
    const setDisplay = () => {
      box.style.display = collapsed ? 'none' : 'block';
    };
    if (wasCollapsed === undefined) {
      setDisplay();
      return undefined;
    }
    const animation = playHeightAnimation(box, collapsed);
    animation.onfinish = setDisplay;
    return () => {
      animation.cancel();
      setDisplay();
    };
  }, [collapsed]);

  return hasContent ? (
    <As ref={element} className={className}>
      {children}
    </As>
  ) : null;
}
