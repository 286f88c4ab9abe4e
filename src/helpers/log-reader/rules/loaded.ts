/**
 * Loads the rules to try, in chunks of their own: those for Minecraft, for mods and for other
 * programs only if a log may be of one.
 */
import type { Rule } from './rule';

/** Typical for the beginning of a log of Minecraft: Java Edition, a proxy, or a tool for either. */
const OF_MINECRAFT =
  /\bMinecraft\b|\bnet\.minecraft|\[Server thread\/|\borg\.bukkit\b|\bVelocity\b|\bBungeeCord\b|\bfabric-?loader\b/i;
/** Typical for programs from Steam, or on Unity, Unreal or Wine. */
const OF_STEAM = /\b(?:steam|Unity|Unreal)|\bwine\b|\.x86_64\b/i;
/** Typical for them, and for servers of Bedrock Edition. */
const OF_OTHERS = new RegExp(
  [
    OF_STEAM.source,
    String.raw`bedrock|\bPocketMine|\.ph(?:p|ar)\b|\[Scripting\]|\bDBStorage|@minecraft/`,
    String.raw`/(?:CRITICAL|EMERGENCY)\]|Incompatible API|mojang\.minecraft\.dedicated`,
    'No biome matching|No definition found|Level corruption|NOT OK|Minecraft services',
  ].join('|'),
  'i',
);
/** Typical for software that runs plugins, and for proxies. */
const OF_PLUGINS =
  /\b(?:Paper|Spigot|CraftBukkit|Purpur|Folia)\b|\bBooting up Velocity\b|BungeeCord/;
/** Typical for mods, also on software that runs plugins with them. */
const OF_MODS = /fabric|forge|quilt|\bmods?\b|mixin|\bfml\b|modlauncher/i;

/** Typical for mod loaders, whose logs start with their name. */
const WITHOUT_PLUGINS =
  /\bwith Fabric Loader\b|\bmodlauncher\b|\bNeoForge\b|\bwith Quilt Loader\b/i;

/** In the order in which they are tried: rules about Minecraft come before those for every log. */
const ORDER = ['minecraft', 'everyLog', 'pluginServers', 'modLoaders', 'otherGames'] as const;

/** Rules by the name of their chunk. */
export type RuleChunks = Record<(typeof ORDER)[number], readonly Rule[]>;

let chunks: RuleChunks = {
  minecraft: [],
  everyLog: [],
  pluginServers: [],
  modLoaders: [],
  otherGames: [],
};
let loadedRules: readonly Rule[] = [];

/** The rules in the order in which they are tried. */
export const listActiveRules = (): readonly Rule[] => loadedRules;

/** Sets the rules of some chunks if they are already loaded. */
export function setRules(rules: Partial<RuleChunks>): void {
  chunks = { ...chunks, ...rules };
  loadedRules = ORDER.flatMap((name) => chunks[name]);
}

/** Names of the chunks that are loaded only for some logs. */
export type LazyChunk = Exclude<keyof RuleChunks, 'everyLog'>;

/**
 * Chooses the rules for Minecraft unless a log is certainly of a game from Steam, those for mods
 * unless it is certainly of software that runs plugins, those for plugins unless it is certainly of
 * software without them, and those for other games unless it is certainly Minecraft's.
 * @param beginning the first part of the log; empty if unknown
 */
export function selectChunks(beginning: string): Record<LazyChunk, boolean> {
  const isOfPlugins = OF_PLUGINS.test(beginning);
  return {
    minecraft: OF_MINECRAFT.test(beginning) || !OF_STEAM.test(beginning),
    pluginServers: isOfPlugins || !WITHOUT_PLUGINS.test(beginning),
    modLoaders: !isOfPlugins || OF_MODS.test(beginning),
    otherGames: !OF_MINECRAFT.test(beginning) || OF_OTHERS.test(beginning),
  };
}

/** Loads the rules for a log. @param beginning as for `selectChunks` */
export async function loadRulesFor(beginning: string): Promise<void> {
  const chosen = selectChunks(beginning);
  const [everyLog, minecraft, pluginServers, modLoaders, otherGames] = await Promise.all([
    import('./chunks/every-log'),
    chosen.minecraft ? import('./chunks/minecraft') : undefined,
    chosen.pluginServers ? import('./chunks/plugin-servers') : undefined,
    chosen.modLoaders ? import('./chunks/mod-loaders') : undefined,
    chosen.otherGames ? import('./chunks/other-games') : undefined,
  ]);
  setRules({
    everyLog: everyLog.everyLogRules,
    ...(minecraft !== undefined && { minecraft: minecraft.minecraftRules }),
    ...(pluginServers !== undefined && { pluginServers: pluginServers.pluginServerRules }),
    ...(modLoaders !== undefined && { modLoaders: modLoaders.modLoaderRules }),
    ...(otherGames !== undefined && { otherGames: otherGames.otherGameRules }),
  });
}
