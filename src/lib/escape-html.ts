/** Text between tags of HTML or SVG. Only what must be: code is full of `>` and quotes. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Text between tags and for an attribute in double quotes, in HTML, SVG and XML. */
export function escapeHtml(text: string): string {
  return escapeText(text).replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
