/**
 * The games that this repository came with, and words of guides that make no sense where one is not
 * sold. A line stays when its game is deleted: that is how tests know that one is gone.
 */
import type { Product } from '../../products/product';

const GAME_WORDS: Readonly<Record<string, RegExp>> = {
  minecraft:
    /Minecraft|\bPaper\b|Spigot|\bFabric\b|NeoForge|\bForge\b|Velocity|BungeeCord|Bedrock|server\.properties|\bJava\b|\bjars?\b|\beula\b|level\.dat|ops\.json|save-all|BlueMap|dynmap|squaremap|Votifier|Geyser|\bspark\b|\bheap\b|LuckPerms|CoreProtect|DiscordSRV|\bTPS\b|FAILED TO BIND/i,
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
