/** The address of a guide's Markdown copy, which pipeline/files/markdown-copies writes. */
export function getMarkdownUrl(route: string): string {
  return `${route.endsWith('/') ? `${route}index` : route}.md`;
}
