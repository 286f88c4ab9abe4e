/**
 * Guides that exist and that no list names: readers come to them by a link or an old address.
 * Not in sidebars.ts, whose named exports Docusaurus takes for sidebars.
 */
export const UNLISTED: readonly string[] = [
  'running/ab',
  'running/exploitfix',
  'extras/template',
  'other-servers/namelessmc',
  'games/rust/rust-plus',
  'billing/bare-metal-billing-subusers',
];
