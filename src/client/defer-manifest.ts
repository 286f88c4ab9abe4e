/**
 * Names the manifest when the page is quiet: browsers fetch it and its icons at once, before
 * what the reader came for, and need it only to put the site on a home screen.
 */
import { withBaseUrl } from '../lib/base-url';

if (typeof window !== 'undefined') {
  const name = () => {
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = withBaseUrl('/manifest.webmanifest');
    document.head.append(link);
  };
  // Safari has no idle callback.
  const later = () => ('requestIdleCallback' in window ? requestIdleCallback(name) : name());
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later);
}
