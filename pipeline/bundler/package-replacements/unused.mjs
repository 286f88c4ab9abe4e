/**
 * Replaces packages whose exports nothing calls in a production build: react-router uses them in
 * checks for developers and in `withRouter`, which the site does not use.
 */
export default {};
export const isValidElementType = () => true;
