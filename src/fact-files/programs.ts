/**
 * Reads the records of programs, one file each: `[[plugin.bluemap.newest]]` is `newest` in
 * facts/plugin/bluemap.yml.
 */
import * as z from 'zod';
import { urlSchema, daySchema, createStrictObject } from './yaml';

const read = {
  source: urlSchema,
  /** The day on which a person or a script last read `source`. */
  read: daySchema,
  /** What could not be verified, in one sentence that a reader understands. */
  unverified: z.string().optional(),
};

/** A plugin, mod, tool or server program as a guide describes it. */
const software = createStrictObject({
  /** As the project spells it. */
  name: z.string(),
  /**
   * `current`: in development; `unmaintained`: works, but nobody responds; `ended`: discontinued.
   */
  status: z.enum(['current', 'unmaintained', 'ended']),
  /** Newest version found, in the developers' numbering. */
  newest: z.string(),
  /** Release date of `newest`: a day, or a month or year if the day is unknown. */
  released: z
    .string()
    .regex(/^\d{4}(?:-\d{2}){0,2}$/, 'write 2026-11-20, 2026-11 or 2026')
    .optional(),
  /** Supported game versions as a phrase for a sentence, e.g. `1.21 to 26.2`. */
  game: z.string(),
  /** Where it runs: Paper, Folia, Velocity, Fabric, NeoForge, … */
  platforms: z.array(z.string()).min(1),
  /** Required Java release, only if the program states one. */
  java: z.number().optional(),
  price: z.enum(['free', 'paid', 'free and paid']),
  /** The project's own page: the one upstream link of a guide. */
  home: urlSchema,
  ...read,
});

const modpack = createStrictObject({
  /** As its authors spell it. */
  name: z.string(),
  /** Newest pack version found. */
  version: z.string(),
  /** Game version it is built for. */
  game: z.string(),
  loader: z.string(),
  /** Java release for the server. */
  java: z.number(),
  /** Heap in GB for a few players, without the container's own overhead. */
  memoryGb: z.number(),
  home: urlSchema,
  ...read,
});

export type ModpackRecord = z.infer<typeof modpack>;

/** Folders in `facts/` with one file per program: the word before the first dot of a quote. */
export const PROGRAMS = { mod: software, modpack, plugin: software, server: software } as const;
