/**
 * Reads facts about the game and its servers from facts/minecraft.yml and
 * facts/lists/pack-formats.yml.
 */
import * as z from 'zod';
import { requireFacts, readRows } from '../fact-files/files';

/** Values that code reads; guides may quote anything in the file. */
export const minecraft = requireFacts('facts/minecraft.yml', {
  iconSize: z.number(),
  lastOf1: z.string(),
  motdLineWidth: z.number(),
  motdLines: z.number(),
  newWorldFoldersSince: z.string(),
  packFormatsGap: z.string(),
  paperStable: z.string(),
  propertiesUtf8Since: z.string(),
  resourcePackMaxMb: z.number(),
  returnFrom: z.string(),
  returnSixth: z.string(),
  returnTo: z.string(),
});

/** `pack_format` numbers by range of releases, oldest first. */
export const packFormats = readRows('facts/lists/pack-formats.yml', {
  from: z.string(),
  to: z.string(),
  /** Data pack format; the fraction is the minor version. */
  data: z.string(),
  /** Resource pack format. */
  resource: z.string(),
});
export type PackFormat = (typeof packFormats)[number];

/** Rows of `packFormats` by first version, e.g. `[[minecraft.pack.v26_2.data]]`. */
export const packRows = Object.fromEntries(
  packFormats.map(({ from, to, data, resource }) => [
    `v${from.replaceAll('.', '_')}`,
    { span: from === to ? from : `${from} to ${to}`, data, resource },
  ]),
);
