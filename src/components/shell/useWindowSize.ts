import { useEffect, useState } from 'react';

/** As in `pipeline/bundler/desktop-breakpoint`, which replaces the theme's hook with this one. */
const WIDE = '(min-width: 996px)';

/**
 * Whether the window is wide, for layout that CSS alone cannot switch.
 * @returns `ssr` on the server and until hydrated
 */
export function useWindowSize(): 'desktop' | 'mobile' | 'ssr' {
  const [size, setSize] = useState<'desktop' | 'mobile' | 'ssr'>('ssr');
  useEffect(() => {
    const query = matchMedia(WIDE);
    const update = () => setSize(query.matches ? 'desktop' : 'mobile');
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return size;
}
