/**
 * Guides that no list shows: readers reach them by a link or an old address. This is not in
 * sidebars.ts, because Docusaurus treats its named exports as sidebars.
 */
export const UNLISTED: readonly string[] = [
  'running/ab',
  'running/exploitfix',
  'extras/template',
  'other-servers/namelessmc',
  'games/rust/rust-plus',
  'billing/bare-metal-billing-subusers',
];
