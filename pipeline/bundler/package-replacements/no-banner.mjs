/** Replaces Docusaurus's `BaseUrlIssueBanner`, which the site does not show. */
export default () => null;
