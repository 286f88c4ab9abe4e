/**
 * Escapes text between tags in HTML or SVG. Only what is necessary: code is full of `>` and quotes.
 */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Escapes text between tags and in double-quoted attributes, for HTML, SVG and XML. */
export function escapeHtml(text: string): string {
  return escapeText(text).replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
