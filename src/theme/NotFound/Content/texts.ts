/** Words of the page for unknown addresses. */
export const title = 'Page Not Found';
export const description =
  'There is no page at this address. Search the guides, start from the home page, or ask support.';
export const text =
  'We could not find what you were looking for. The address may be old or mistyped.';
export const didYouMean = 'Did you mean:';
export const home = 'All guides start on the home page.';
