/** Records of programs, one file each: `[[plugin.bluemap.newest]]` is `newest` in facts/plugin/bluemap.yml. */
import * as z from 'zod';
import { address, day, strict } from './yaml';

const read = {
  source: address,
  /** The day on which a person or a script last read `source`. */
  read: day,
  /** What could not be settled, in one sentence a reader understands. */
  unverified: z.string().optional(),
};

/** A plugin, mod, tool or server program as a guide describes it. */
const software = strict({
  /** As the project itself writes it. */
  name: z.string(),
  /** `current`: developed; `unmaintained`: works, but nobody answers; `ended`: its makers stopped it. */
  status: z.enum(['current', 'unmaintained', 'ended']),
  /** Newest version seen, as its makers number it. */
  newest: z.string(),
  /** When `newest` came out: a day, or a month or year where the day is not known. */
  released: z
    .string()
    .regex(/^\d{4}(?:-\d{2}){0,2}$/, 'write 2026-11-20, 2026-11 or 2026')
    .optional(),
  /** Supported game versions as a phrase that fits a sentence, e.g. `1.21 to 26.2`. */
  game: z.string(),
  /** Where it runs: Paper, Folia, Velocity, Fabric, NeoForge, … */
  platforms: z.array(z.string()).min(1),
  /** Java release that the program needs, only where it states one. */
  java: z.number().optional(),
  price: z.enum(['free', 'paid', 'free and paid']),
  /** The project's own page: the one upstream link of a guide. */
  home: address,
  ...read,
});

const modpack = strict({
  /** As its makers write it. */
  name: z.string(),
  /** Newest pack version seen. */
  version: z.string(),
  /** Game version it is built for. */
  game: z.string(),
  loader: z.string(),
  /** Java release for the server. */
  java: z.number(),
  /** Heap in GB for a few players, without the container's own reserve. */
  memoryGb: z.number(),
  home: address,
  ...read,
});

export type Modpack = z.infer<typeof modpack>;

/** Folders of `facts/` with a file per program: the word in front of the first dot of a quote. */
export const PROGRAMS = { mod: software, modpack, plugin: software, server: software } as const;
