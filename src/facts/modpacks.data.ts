/** Widely run modpacks: facts/modpack. */
import { readPrograms } from './files';

/** By name, as the table shows them. */
export const modpacksByName = Object.entries(readPrograms('modpack'))
  .map(([id, pack]) => ({ id, ...pack }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));
export type Modpack = (typeof modpacksByName)[number];
