/** What Docusaurus and `trim-docs-data` write into `.docusaurus`, as the bundler reads it. */
declare module '@generated/docusaurus-plugin-content-docs/default/guides.json' {
  const guides: Readonly<Record<string, readonly string[]>>;
  export default guides;
}
declare module '@generated/*.json' {
  const data: unknown;
  export default data;
}
