/**
 * `/x.html` and `/x/index.html` are the page `/x`. Docusaurus preloads the page by the address
 * as it is, so an address with a suffix would be rendered before its code is there: an empty
 * page and a hydration error. The suffix therefore goes before Docusaurus reads the address.
 */
const SUFFIX = /(?:\/index)?\.html$/;

/** The path without the suffix of a page file; any other path as it is. */
export function withoutSuffix(pathname: string): string {
  return pathname.replace(SUFFIX, '') || '/';
}

if (typeof window !== 'undefined' && SUFFIX.test(window.location.pathname)) {
  const { pathname, search, hash } = window.location;
  try {
    window.history.replaceState(null, '', `${withoutSuffix(pathname)}${search}${hash}`);
  } catch (error) {
    // Browsers limit how often an address may change. The loader then covers the gap.
    console.warn('The address keeps its suffix', error);
  }
}
