/** Lists the guides that the browser knows. */
import packedPathsBySidebar from '@generated/docusaurus-plugin-content-docs/default/guides.json';
import { unpackPaths } from '../../../src/lib/packed-paths';

/** Path of each guide, and the name of the sidebar that it shows; `''` for those that show none. */
export const guides = Object.entries(packedPathsBySidebar).flatMap(([sidebar, packedPaths]) =>
  unpackPaths(packedPaths).map((path) => ({ path, sidebar })),
);
