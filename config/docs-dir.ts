/** Where the guides are: in `docs/`, or in a smaller folder that DOCS_DIR names to build less. */

export function getDocsDir(): string {
  return process.env.DOCS_DIR ?? 'docs';
}

/**
 * Whether the guides are those of this site. Those of another folder have no place in its sidebar,
 * and its records lead to pages that are not there.
 */
export function hasOwnDocs(): boolean {
  return process.env.DOCS_DIR === undefined;
}
