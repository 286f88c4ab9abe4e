/** Loads the rules to try: those for other programs only if a log may be of one. */
import type { Rule } from '../rule';
import { everyLogRules } from './every-log';

/** Typical for the beginning of a log of Minecraft: Java Edition, a proxy, or a tool for either. */
const OF_MINECRAFT =
  /\bMinecraft\b|\bnet\.minecraft|\[Server thread\/|\borg\.bukkit\b|\bVelocity\b|\bBungeeCord\b|\bfabric-?loader\b/i;
/** Typical for programs from Steam, or on Unity, Unreal or Wine, and for servers of Bedrock Edition. */
const OF_OTHERS = new RegExp(
  [
    String.raw`\b(?:steam|Unity|Unreal)|\bwine\b|\.x86_64\b`,
    String.raw`bedrock|\bPocketMine|\.ph(?:p|ar)\b|\[Scripting\]|\bDBStorage|@minecraft/`,
    'No biome matching|No definition found|Level corruption|NOT OK',
  ].join('|'),
  'i',
);

let loadedRules = everyLogRules;

/** The rules in the order in which they are tried. */
export const activeRules = (): readonly Rule[] => loadedRules;

/** Sets the rules for other games if they are already loaded. */
export function setOtherGameRules(rules: readonly Rule[]): void {
  loadedRules = [...everyLogRules, ...rules];
}

/**
 * Loads the rules for other games unless a log is certainly Minecraft's.
 * @param beginning the first part of the log; empty if unknown
 */
export async function loadRulesFor(beginning: string): Promise<void> {
  if (OF_MINECRAFT.test(beginning) && !OF_OTHERS.test(beginning)) return;
  setOtherGameRules((await import('./other-games')).otherGameRules);
}
