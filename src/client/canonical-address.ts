/**
 * `/x.html` and `/x/index.html` are the page `/x`. Docusaurus preloads a page by its literal
 * address, so an address with a suffix would render before its chunk has loaded: an empty page and
 * a hydration error. This removes the suffix before Docusaurus reads the address.
 */
const SUFFIX = /(?:\/index)?\.html$/;

/** The path without the suffix of a page file; any other path as it is. */
function removeSuffix(pathname: string): string {
  return pathname.replace(SUFFIX, '') || '/';
}

if (typeof window !== 'undefined' && SUFFIX.test(window.location.pathname)) {
  const { pathname, search, hash } = window.location;
  try {
    window.history.replaceState(null, '', `${removeSuffix(pathname)}${search}${hash}`);
  } catch (error) {
    // Browsers rate-limit history changes; if one is refused, the loader in `theme/Loading` covers
    // the gap.
    console.warn('The address keeps its suffix', error);
  }
}
