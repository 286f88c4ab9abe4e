/**
 * Reads Java releases by game version from facts/java.yml, facts/lists/java-versions.yml and
 * class-files.yml.
 */
import * as z from 'zod';
import { requireFacts, readRows } from '../fact-files/files';

/** Numbers that code reads; guides may quote anything in the file. */
export const java = requireFacts('facts/java.yml', {
  forgeUpTo1_16_5: z.number(),
  forge1_17_1: z.number(),
  forge1_18To1_20_4: z.number(),
  forge1_20_6To1_21_11: z.number(),
  forge26: z.number(),
  velocity: z.number(),
  velocity3_5: z.number(),
});

const range = {
  /** First game version of the range. */
  from: z.string(),
  /** Last game version of the range; `newer` if it is open-ended. */
  to: z.string(),
  /** Java release that Paper recommends. */
  paper: z.number(),
  /** Java release that Mojang's version manifest requires. */
  vanilla: z.number(),
  note: z.string().optional(),
};

/** Java release that a server of each game version needs, oldest first, without gaps. */
export const javaRanges = readRows('facts/lists/java-versions.yml', range);
export type JavaRange = (typeof javaRanges)[number];

/** Class-file version, as `UnsupportedClassVersionError` prints it, mapped to the Java release. */
export const classFileVersions = readRows('facts/lists/class-files.yml', {
  classFile: z.number(),
  java: z.number(),
});

/** `1.20.5 to 1.21.1`, `26.1 and newer`, or a single version. */
function formatVersionSpan(from: string, to: string): string {
  if (to === 'newer') return `${from} and newer`;
  return from === to ? from : `${from} to ${to}`;
}

/** Rows of `javaRanges` by first version, e.g. `[[java.row.v1_20_5.paper]]`. */
export const javaRows = Object.fromEntries(
  javaRanges.map(({ from, to, paper, vanilla }) => [
    `v${from.replaceAll('.', '_')}`,
    {
      span: formatVersionSpan(from, to),
      paper,
      vanilla,
    },
  ]),
);

/** Java by class-file version, e.g. `[[java.classFile.v65]]`. */
export const javaByClassFile: Readonly<Record<string, number>> = Object.fromEntries(
  classFileVersions.map(({ classFile, java: release }) => [`v${classFile}`, release]),
);
