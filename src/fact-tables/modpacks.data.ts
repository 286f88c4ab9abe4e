/** Reads popular modpacks from facts/modpack. */
import { readPrograms } from '../fact-files/files';

/** Sorted by name, as in the table. */
export const modpacksByName = Object.entries(readPrograms('modpack'))
  .map(([id, pack]) => ({ id, ...pack }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));
export type Modpack = (typeof modpacksByName)[number];
