/*
 * Runs first in every page, inline. With `require-trusted-types-for 'script'` the browser passes
 * every string that becomes HTML, a script or a script URL through this policy:
 *
 * - HTML may only format text and link; anything else is escaped and shown as text.
 * - Scripts come only from this site.
 * - A script's text is data (JSON-LD), never code.
 *
 * It is the default policy because React 19.1, Docusaurus's chunk loading and `new Worker` pass
 * plain strings. Browsers without Trusted Types ignore it.
 */
// TypeScript's DOM library lacks them. No variable here, because it would be global.
/** @type {any} */ (window).trustedTypes?.createPolicy('default', {
  /** @param {string} html */
  createHTML(html) {
    const formatting =
      // eslint-disable-next-line no-restricted-syntax -- This script imports nothing.
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
