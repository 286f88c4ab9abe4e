/**
 * Facts about Palworld that code reads, validated against `facts.yml`, `settings.yml` and
 * `ports.yml`.
 */
import * as z from 'zod';
import { requireFacts, readRows } from '../../src/fact-files/files';
import { readPorts } from '../../src/fact-tables/port-rows';

export const ports = readPorts('products/palworld/ports.yml');

/** Facts for the settings generator. */
export const palworld = requireFacts('products/palworld/facts.yml', {
  passwordMaxLength: z.number(),
  settingsHeader: z.string(),
});

/** Groups of settings in the generator and in the tables. */
const topic = z.enum([
  'server',
  'access',
  'network',
  'performance',
  'saving',
  'world',
  'players',
  'pals',
  'items',
  'bases',
  'guilds',
  'pvp',
  'death',
  'travel',
  'stats',
  'voice',
  'interface',
  'legacy',
]);
export type PalworldTopic = z.infer<typeof topic>;

/** Keys of `OptionSettings=(…)`, in the order of the file that the game writes. */
export const palworldSettings = readRows('products/palworld/settings.yml', {
  /** The game's spelling, including its mistakes. */
  key: z.string(),
  /** `string` has straight quotation marks; `list` has round brackets, or is empty. */
  type: z.enum(['number', 'boolean', 'string', 'enum', 'list']),
  /** The game writes the number without decimals; all others with six. */
  whole: z.literal(true).optional(),
  /** The game's default if the key is missing. Booleans are written `True` and `False`. */
  default: z.union([z.number(), z.boolean(), z.string()]),
  min: z.number().optional(),
  /** Only if the makers or the game itself set a limit. */
  max: z.number().optional(),
  options: z.array(z.string()).optional(),
  /** Version or month of the first file that had the key; absent when 1.0 already had it. */
  since: z.string().optional(),
  topic,
  /** What changes for the reader, and in which direction. */
  meaning: z.string(),
});
export type PalworldSetting = (typeof palworldSettings)[number];
