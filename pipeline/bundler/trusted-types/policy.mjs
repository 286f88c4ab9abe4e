/*
 * Runs first in every page, inline. With `require-trusted-types-for 'script'` the browser asks this
 * policy before a text becomes HTML, a script or the address of one:
 *
 * - HTML may format text and link; with anything else in it, it is shown as the text it is.
 * - Scripts come from this site alone.
 * - A script's text is data (JSON-LD), never code.
 *
 * React 19.1, Docusaurus's chunk loading and `new Worker` hand over plain texts, which is why
 * the policy is the default one. Browsers without Trusted Types do without it.
 */
// TypeScript's library does not know them yet. No variable here: it would be one of the page.
/** @type {any} */ (window).trustedTypes?.createPolicy('default', {
  /** @param {string} html */
  createHTML(html) {
    const formatting =
      /^(?:[^<]|<\/?(?:a|b|br|code|div|em|i|kbd|mark|p|s|small|span|strong|sub|sup)(?: (?:(?:class|id|rel|role|target|title)="[^"<>]*"|href="(?:https:\/\/|mailto:|\/|#)[^"<>]*"))* ?\/?>)*$/;
    return formatting.test(html) ? html : html.replace(/</g, '&lt;');
  },
  /** @param {string} url */
  createScriptURL(url) {
    return new URL(url, location.href).origin === location.origin ? url : null;
  },
  /** @param {string} text */
  createScript(text) {
    JSON.parse(text);
    return text;
  },
});
