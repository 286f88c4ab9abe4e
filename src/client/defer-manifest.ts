/**
 * Adds the manifest link once the page is idle. Browsers fetch the manifest and its icons at once,
 * ahead of the content, and need them only to put the site on a home screen.
 */
import { withBaseUrl } from '../lib/base-url';

if (typeof window !== 'undefined') {
  const addManifestLink = () => {
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = withBaseUrl('/manifest.webmanifest');
    document.head.append(link);
  };
  // Safari has no idle callback.
  const runLater = () =>
    'requestIdleCallback' in window ? requestIdleCallback(addManifestLink) : addManifestLink();
  if (document.readyState === 'complete') runLater();
  else window.addEventListener('load', runLater);
}
