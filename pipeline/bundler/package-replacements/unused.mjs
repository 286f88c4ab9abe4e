/**
 * Stands for packages whose exports nothing calls in a production build: react-router names them in
 * checks for developers, and in a function (`withRouter`) that the site does not have.
 */
export default {};
export const isValidElementType = () => true;
