/** Words of the shell that every page has. */
export const LINK_COPIED = 'Link copied';
export const COPY_FROM_BAR = 'Copy the link from the address bar';
export const KEYBOARD_HELP = 'Keyboard help';
export const ON_THIS_PAGE = 'On this page';
export const LOADING = 'Loading';
export const RETRY = 'Retry';
export const CLOSE = 'Close';
export const PAGE_ERROR = 'Page Error';
export const TELL_SUPPORT = 'Something is missing? Tell support';
