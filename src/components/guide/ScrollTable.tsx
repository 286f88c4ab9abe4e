import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';

/** A table that scrolls inside itself; where it does, the keyboard can reach and scroll it. */
export function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const table = useRef<HTMLTableElement>(null);
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const element = table.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      setIsWide(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <table ref={table} {...(isWide && { tabIndex: 0 })} {...props} />;
}
