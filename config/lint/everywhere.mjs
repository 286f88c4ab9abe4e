/** Syntax that no file of the project uses. */

/** Options of `no-restricted-syntax`. */
export const EVERYWHERE = [
  {
    selector: 'ExportNamedDeclaration > VariableDeclaration[kind="let"]',
    message: 'An importer cannot see that this changes: export a function that returns it.',
  },
];
