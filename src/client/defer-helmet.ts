/**
 * Leaves the head of a built page and the attributes of `<html>` alone until the page is hydrated.
 *
 * Components say what they want there through Helmet while React hydrates them one after another;
 * Helmet would remove the tags of those that have not spoken yet and put them back later, and every
 * time the browser computes the style of the whole page again. `HelmetProvider.canUseDOM` is what
 * Helmet asks before it writes; it collects what components want either way.
 */
import { HelmetProvider } from 'react-helmet-async';

const provider = HelmetProvider as typeof HelmetProvider & { canUseDOM: boolean };

if (typeof window !== 'undefined') provider.canUseDOM = false;

/** Lets Helmet write, from its next change on. */
export function resumeHelmet(): void {
  provider.canUseDOM = typeof window !== 'undefined';
}
