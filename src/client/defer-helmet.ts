/**
 * Leaves the head of a built page and the attributes of `<html>` alone until the page is hydrated.
 *
 * Components report their head tags to Helmet while React hydrates them one after another. Helmet
 * would remove the tags of components that have not hydrated yet and add them back later, and each
 * change makes the browser recompute the style of the whole page. Helmet checks
 * `HelmetProvider.canUseDOM` before it writes; it collects the tags either way.
 */
import { HelmetProvider } from 'react-helmet-async';

const provider = HelmetProvider as typeof HelmetProvider & { canUseDOM: boolean };

if (typeof window !== 'undefined') provider.canUseDOM = false;

/** Lets Helmet write again, starting with its next change. */
export function resumeHelmet(): void {
  provider.canUseDOM = typeof window !== 'undefined';
}
