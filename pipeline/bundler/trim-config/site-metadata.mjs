/** Takes the place of `@generated/site-metadata` in the browser. */
export default {};
