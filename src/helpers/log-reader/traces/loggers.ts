/** Finds out who wrote a line, by what its prefix names: a plugin, a mod or a class. */
import { joinInOrder, joinPatterns } from '../../../lib/join-patterns';
import { getLastLine, lacksLevel } from './exception-lines';
import { findThirdPartyInMessage, type ThirdParty } from './stack-frames';

/** Names in brackets that belong to the platform. */
const PLATFORM_LOGGERS = joinPatterns([
  // A proxy’s, for players and connections
  /(?:connected|initial|server|login) ?(?:player|connection)?/,
  // The game, its loaders and server programs
  /ModSorter|server|minecraft|EARLYDISPLAY|LaunchWrapper|Bootstrap|Worldgen/,
  /RegistryDataLoader|mojang|net|mixin|fml|forge|neoforge|loading|modloading/,
  /eventbus|PluginRemapper|ModernPluginLoadingStrategy|PluginInitializerManager/,
  /Minecraft(?:Server)?|FML|DirectoryProviderSource|FabricLoader|ServerMain/,
  /EntrypointUtil|SpigotRemapper|MavenLibraryResolver|LeviLamina|PreLoader|ReobfServer|Sponge/,
  // Other games, threads and streams
  /main|tML|Unity Log|BepInEx|HarmonyX|Oxide|Carbon|Scripting|stderr|stdout|console/,
  /STDERR|STDOUT|Server thread|[A-Z]{1,8}-?\d{3,8}/,
]);
const PLATFORM_LOGGER = new RegExp(`^(?:${PLATFORM_LOGGERS.source})$`);

/** `ERROR]: [Shop] …` of Paper, `ERROR]: [shop/]: …` of Forge, `ERROR] (shop) …` of Fabric. */
const LOGGER_NAME = joinInOrder([
  /(?:(?:ERROR|FATAL|SEVERE|WARN|WARNING|INFO)(?:\]:?)?|(?:Error|Warning)\]:?) {1,4}/,
  [
    // Not the name of a player: `[Alex] <-> …`, `[Alex] /[…`, `[Alex] disconnected with: …`.
    /\[(?<plugin>[A-Za-z][\w+ -]{1,60})(?:\/[^\]\n]{0,60})?\]:? (?!<?->|\/\[|disconnected with: )/,
    /\((?<mod>[A-Za-z][\w+ -]{1,60})\) /,
  ],
]);

/** The plugin or mod that a line names as its writer; undefined for the platform. */
export function findLogger(line: string): string | undefined {
  const groups = LOGGER_NAME.exec(line)?.groups;
  const name = groups?.plugin ?? groups?.mod;
  return name === undefined || PLATFORM_LOGGER.test(name) ? undefined : name;
}

/** The writer of an error: its own line names it, or the one above if the two are one entry. */
export const findLoggerOfError = (line: string, above: string): string | undefined =>
  findLogger(line) ?? (lacksLevel(line) ? findLogger(getLastLine(above)) : undefined);

/**
 * `[pool-1/ERROR] [com.example.lamps.net.LampHandler/]: `: the class that wrote the line, unless its
 * package is cut to two letters a part (`ne.mi.ne`), which names nobody.
 */
const LOGGER_CLASS =
  /\/(?:ERROR|FATAL|WARN)\] \[(?!(?:\w\w\.){2,8}[A-Z])(?<name>(?:[a-z]\w{0,40}\.){2,8}[A-Z][\w$]{0,80})\/?\w{0,30}\]: /;

/** Whose class wrote an error, by its own line or the one above it. */
export function findLoggerClass(line: string, above: string): ThirdParty | undefined {
  const match =
    LOGGER_CLASS.exec(line) ?? (lacksLevel(line) ? LOGGER_CLASS.exec(getLastLine(above)) : null);
  return findThirdPartyInMessage(match?.groups?.name ?? '');
}
