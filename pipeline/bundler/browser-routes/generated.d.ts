/** Declares the files that Docusaurus and `trim-docs-data` write into `.docusaurus`. */
declare module '@generated/docusaurus-plugin-content-docs/default/guides.json' {
  /** Paths of `packPaths` by the name of their sidebar. */
  const guides: Readonly<Record<string, string>>;
  export default guides;
}
declare module '@generated/helper-provider/default/provider.json' {
  import type { HelperProvider } from '@site/src/provider/helper-provider';
  const provider: HelperProvider;
  export default provider;
}
declare module '@generated/*.json' {
  const data: unknown;
  export default data;
}
