/**
 * The games that this repository came with, and words of guides that make no sense where one is not
 * sold. A line stays when its game is deleted: that is how tests know that one is gone.
 */
import type { Product } from '../../products/product';

/** Words of guides about Minecraft; as patterns, because `Paper` is also a part of other words. */
const MINECRAFT_WORDS = [
  'Minecraft',
  String.raw`\bPaper\b`,
  'Spigot',
  String.raw`\bFabric\b`,
  'NeoForge',
  String.raw`\bForge\b`,
  'Velocity',
  'BungeeCord',
  'Bedrock',
  String.raw`server\.properties`,
  String.raw`\bJava\b`,
  String.raw`\bjars?\b`,
  String.raw`\beula\b`,
  String.raw`level\.dat`,
  String.raw`ops\.json`,
  'save-all',
  'BlueMap',
  'dynmap',
  'squaremap',
  'Votifier',
  'Geyser',
  String.raw`\bspark\b`,
  String.raw`\bheap\b`,
  'LuckPerms',
  'CoreProtect',
  'DiscordSRV',
  String.raw`\bTPS\b`,
  'FAILED TO BIND',
];

const GAME_WORDS: Readonly<Record<string, RegExp>> = {
  minecraft: new RegExp(MINECRAFT_WORDS.join('|'), 'i'),
  ark: /\bARK\b|saveworld/,
  palworld: /Palworld/i,
  rust: /\bRust\b|Facepunch|uMod/,
  terraria: /Terraria|TShock|tModLoader/i,
};

/** Their ids in `products/`. */
export const GAMES_OF_REPOSITORY: readonly string[] = Object.keys(GAME_WORDS);

/** The words of a game; for one without an entry above, its label as a whole word. */
export function getGameWords({ id, label }: Pick<Product, 'id' | 'label'>): RegExp {
  const escaped = label.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  return GAME_WORDS[id] ?? new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, 'u');
}
