/** Reads Java start flags, as their authors publish them, from facts/lists/java-flags.yml. */
import * as z from 'zod';
import { FactsError, readRowGroups } from '../fact-files/files';

const FILE = 'facts/lists/java-flags.yml';

const groups = readRowGroups(FILE, { flag: z.string(), does: z.string() });
/** A flag and the sentence that explains it. */
export type JavaFlag = (typeof groups)[number]['rows'][number];

function listFlags(set: string): readonly JavaFlag[] {
  const group = groups.find(({ name }) => name === set);
  if (group === undefined) throw new FactsError(`${FILE} has no group with "name: ${set}"`);
  return group.rows;
}

/** Sets of flags, in their authors' order. `aikarLarge`: what changes above 12 GB of heap. */
export const javaFlags = {
  aikar: listFlags('aikar'),
  aikarLarge: listFlags('aikarLarge'),
  velocity: listFlags('velocity'),
  zgc: listFlags('zgc'),
};
