import type { Modpack } from './modpacks.data';

/** Columns of the modpack list, for the table on the page and the one in its Markdown copy. */
export const MODPACK_COLUMNS: readonly (readonly [
  heading: string,
  cell: (pack: Modpack) => string,
])[] = [
  ['Pack', ({ name }) => name],
  ['Pack version', ({ version }) => version],
  ['Game version', ({ game }) => game],
  ['Loader', ({ loader }) => loader],
  ['Java', ({ java }) => String(java)],
  ['Memory', ({ memoryGb }) => `${memoryGb} GB`],
  ['Checked on', ({ checked }) => checked],
];
