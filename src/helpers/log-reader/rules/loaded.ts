/** Loads the rules to try: those for other games only if a log may be of one. */
import type { Rule } from '../rule';
import { everyLogRules } from './every-log';

/** Typical for the beginning of a log of Minecraft, a proxy, or a tool for either. */
const OF_MINECRAFT =
  /\bMinecraft\b|\bnet\.minecraft|\[Server thread\/|\borg\.bukkit\b|\bVelocity\b|\bBungeeCord\b|\bfabric-?loader\b|\bPocketMine\b/i;
/** Typical for programs from Steam, or on Unity, Unreal or Wine. */
const OF_OTHERS = /\bsteam|\bUnity|\bwine\b|\bUnreal|\.x86_64\b/i;

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
