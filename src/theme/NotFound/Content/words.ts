/** Words of the page for unknown addresses. */
export const VIEW = {
  title: 'Page Not Found',
  description:
    'There is no page at this address. Search the guides, start from the home page, or ask support.',
  text: 'We could not find what you were looking for. The address may be old or mistyped.',
  didYouMean: 'Did you mean:',
  home: 'All guides start on the home page.',
};
