/** Declares the files that Docusaurus and `trim-docs-data` write into `.docusaurus`. */
declare module '@generated/docusaurus-plugin-content-docs/default/guides.json' {
  /** Paths of `packPaths` by the name of their sidebar. */
  const guides: Readonly<Record<string, string>>;
  export default guides;
}
declare module '@generated/values-for-helpers/default/provider.json' {
  import type { ValuesForHelpers } from '@site/src/provider/values-for-helpers';
  const provider: ValuesForHelpers;
  export default provider;
}
declare module '@generated/*.json' {
  const data: unknown;
  export default data;
}
