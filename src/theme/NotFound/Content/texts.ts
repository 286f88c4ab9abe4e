/** Words of the page for unknown addresses. */
export const TITLE = 'Page Not Found';
export const DESCRIPTION =
  'There is no page at this address. Search the guides, start from the home page, or ask support.';
export const TEXT =
  'We could not find what you were looking for. The address may be old or mistyped.';
export const DID_YOU_MEAN = 'Did you mean:';
export const HOME = 'All guides start on the home page.';
