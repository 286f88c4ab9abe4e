/** The address of a guide's Markdown copy, which pipeline/files/markdown-copies writes. */
export function markdownAddress(route: string): string {
  const path = route.replace(/\/$/, '');
  return `${path === '' ? '/index' : path}.md`;
}
