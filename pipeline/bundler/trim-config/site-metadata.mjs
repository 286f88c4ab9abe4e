/** Replaces `@generated/site-metadata` in the browser. */
export default {};
