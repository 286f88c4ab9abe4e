/** Maps the problems of codex-minecraft to our rules; its messages identify a problem. */

export interface Kind {
  /** Name of the problem's class there. */
  readonly kind: string;
  /** Its English message; the group named `subject` is what the problem is about, if present. */
  readonly message: RegExp;
  /** The problem counts as found if any of these rules matches. */
  readonly rules: readonly string[];
}

export const KINDS: readonly Kind[] = [
  {
    kind: 'AquaticWorldOnOlderVersion',
    message: /^The current world was created\/loaded with Minecraft 1\.13/,
    rules: ['world-of-1-13-on-older'],
  },
  {
    kind: 'AuthServer',
    message: /authentication servers are currently unreachable/,
    rules: ['auth-servers-unreachable'],
  },
  {
    kind: 'CodeOfConductFolderMissing',
    message: /Code of Conduct folder/,
    rules: ['code-of-conduct-folder'],
  },
  {
    kind: 'DatapackParsing',
    message: /^The datapack '(?<subject>[^']+)' could not be parsed/,
    rules: ['datapack-broken'],
  },
  {
    kind: 'MalformedEncoding',
    message: /malformed formatting codes/,
    rules: ['malformed-properties'],
  },
  { kind: 'OldPlayerDirectory', message: /old player directory/, rules: ['old-player-directory'] },
  {
    kind: 'OverworldSettingsMissing',
    message: /^Overworld settings missing/,
    rules: ['overworld-settings-missing'],
  },
  {
    kind: 'TickingBlockEntity',
    message: /^A block in the world is causing problems/,
    rules: ['ticking-block-entity'],
  },
  {
    kind: 'TickingEntity',
    message: /^The entity '.*' at the location/,
    rules: ['ticking-entity', 'ticking-block-entity'],
  },
  {
    kind: 'AmbiguousPluginName',
    message: /^There are multiple plugin files for the plugin name '(?<subject>[^']+)'/,
    rules: ['plugin-duplicate'],
  },
  {
    kind: 'ChunkLoadException',
    message: /^There was an exception while loading the world chunks/,
    rules: ['chunk-load-failed'],
  },
  {
    kind: 'AuthMeShutdown',
    message: /^The plugin 'AuthMe' fails to load/,
    rules: ['authme-stops-server'],
  },
  {
    kind: 'MultiverseLoad',
    message: /^The world '(?<subject>.+)' could not be loaded because it contains errors/,
    rules: ['multiverse-world-corrupt'],
  },
  {
    kind: 'PermissionsExConfig',
    message: /^The configuration of the plugin 'PermissionsEx'/,
    rules: ['permissionsex-config'],
  },
  {
    kind: 'PluginCommandException',
    message: /^The plugin '(?<subject>.+)' cannot execute the command/,
    rules: ['plugin-command-error'],
  },
  {
    kind: 'PluginDependency, PluginDependencies',
    message: /^The plugin '.+' is missing the required plugins? '(?<subject>[^']+)'/,
    rules: ['plugin-missing-dependency', 'pocketmine-missing-dependency'],
  },
  {
    kind: 'PluginDisabling',
    message: /^The plugin '(?<subject>.+)' could not be disabled/,
    rules: ['plugin-disable-failed'],
  },
  {
    kind: 'PluginEnabling',
    message: /^The plugin '(?<subject>.+)' could not be enabled/,
    rules: ['plugin-enable-failed'],
  },
  {
    kind: 'PluginLoad',
    message: /^The plugin '(?<subject>.+)' could not be loaded/,
    rules: ['plugin-load-failed'],
  },
  {
    kind: 'PluginRuntime',
    message: /^The plugin '(?<subject>.+)' has a problem while running/,
    rules: ['plugin-runtime-error', 'pocketmine-plugin-error'],
  },
  {
    kind: 'UnsupportedApiVersion',
    message: /^The plugin '(?<subject>.+)' needs version/,
    rules: ['plugin-unsupported-api'],
  },
  {
    kind: 'UnsupportedClassVersion',
    message: /^The plugin '(?<subject>.+)' requires Java version/,
    rules: ['plugin-wrong-java'],
  },
  {
    kind: 'WorldDuplicate',
    message: /^World '(?<subject>.+)' is a duplicate of another world/,
    rules: ['world-duplicate'],
  },
  {
    kind: 'FabricModDependency, Forge ModDependency',
    message: /^The mod '(?<subject>.+)' is missing the required mods? /,
    rules: [
      'fabric-missing-mod',
      'fabric-wrong-mod-version',
      'fabric-wrong-game-version',
      'forge-missing-mod',
    ],
  },
  {
    kind: 'FabricModIncompatibleMinecraftVersion, ModWrongMinecraftVersion',
    message: /^The mod '(?<subject>.+)' is not compatible with the Minecraft version/,
    rules: ['fabric-wrong-game-version', 'forge-wrong-game-version'],
  },
  {
    kind: 'FabricEntryStage, FabricMixin, ModException',
    message: /^The mod '(?<subject>.+)' has thrown an exception/,
    rules: ['mod-entrypoint-failed', 'mixin-failed', 'forge-mod-error'],
  },
  {
    kind: 'FabricIncompatibleMods, MultipleModulesExport',
    message: /^The mods '(?<subject>.+)' and '.+' are incompatible/,
    rules: ['fabric-incompatible-mods', 'forge-module-conflict'],
  },
  {
    kind: 'FabricDuplicateMod, ModDuplicate',
    message: /^There are multiple mod files for the mod name ' ?'?(?<subject>[^']+)'/,
    rules: ['fabric-duplicate-mod', 'forge-duplicate-mod'],
  },
  {
    kind: 'PluginRegionalTicking',
    message: /^The plugin (?<subject>.+) does not support regional ticking/,
    rules: ['plugin-not-for-folia'],
  },
  { kind: 'FmlConfirm', message: /^Forge requires your confirmation/, rules: ['forge-confirm'] },
  {
    kind: 'LanguageProviderVersion',
    message: /^The mod '(?<subject>.+)' requires '.+', but '.+' is installed/,
    rules: ['forge-language-provider'],
  },
  {
    kind: 'MissingDatapackMod',
    message: /^Datapack is missing, because the mod '(?<subject>.+)' may/,
    rules: ['forge-missing-data-pack'],
  },
  {
    kind: 'ModFatal',
    message: /^The mod '(?<subject>.+)' has a fatal error/,
    rules: ['forge-mod-failed'],
  },
  {
    kind: 'PTRLibDependency',
    message: /^A mod is missing the required mod PTRLib/,
    rules: ['mod-needs-ptrlib'],
  },
  {
    kind: 'WorldMissingMod',
    message: /^The world was saved with mod '(?<subject>.+)' which appears to be missing/,
    rules: ['forge-world-missing-mod'],
  },
  {
    kind: 'WorldModVersion',
    message: /^This world was saved with mod '(?<subject>.+)' version/,
    rules: ['forge-world-mod-version'],
  },
  {
    kind: 'ApiVersionLowerThanAllowed',
    message: /^The plugin '(?<subject>.+)' has an API version specified that is lower/,
    rules: ['plugin-api-too-low'],
  },
  {
    kind: 'VersionDowngrade',
    message: /^Your world was used on a newer version before/,
    rules: ['world-newer-than-server'],
  },
  {
    kind: 'BedrockAuthentication',
    message: /^Using an? (?:allow|white)list without online authentication/,
    rules: ['bedrock-allowlist-offline'],
  },
  {
    kind: 'BedrockDBStorageChain',
    message: /^Unable to decrypt world/,
    rules: ['bedrock-encrypted-world'],
  },
  {
    kind: 'Pocketmine PluginIncompatible',
    message: /^The plugin '(?<subject>.+)' is incompatible with your current server version/,
    rules: ['pocketmine-incompatible-plugin'],
  },
];

/**
 * Logs without expected problems in which our rules find a real one. Their analyzer has no rule for
 * it, or none for that software.
 */
export const TRULY_THERE: Readonly<Record<string, { rules: readonly string[]; why: string }>> = {
  'Vanilla/Bukkit/Paper/paper-exception-in-server-tick-loop-1-20-4.log': {
    rules: ['config-yaml'],
    why: 'Paper cannot read its own settings: “mapping values are not allowed here, line 128” ends the start.',
  },
  'Vanilla/Fabric/fabric-crash-report.log': {
    rules: ['crash-suspect'],
    why: 'The world’s tick ends in the code of the mod improvedmobs, which is named as suspected.',
  },
  'Vanilla/Forge/forge-1-7-10-crash-report.log': {
    rules: ['crash-suspect'],
    why: 'The crash is about a block of the mod gregtech, which is named as suspected.',
  },
  'Vanilla/Bukkit/Spigot/spigot-exception-ticking-world-1-21-4.log': {
    rules: ['crash-unnamed'],
    why: 'A crash report: ticking the world ended with a NullPointerException in the game’s own code.',
  },
  'Vanilla/Forge/forge-slash-in-thread.log': {
    rules: ['world-data-unreadable'],
    why: 'The server ended with “Loading NBT data”: the data of a chunk could not be read.',
  },
  'Vanilla/vanilla-network-protocol-error-report.log': {
    rules: ['registries-failed'],
    why: 'The report’s error is “Failed to load registries due to above errors”.',
  },
  'Vanilla/Bukkit/Paper/paper-metaspace.log': {
    rules: ['out-of-memory'],
    why: 'The crash report’s cause is java.lang.OutOfMemoryError: Metaspace; codex-minecraft has no rule for memory.',
  },
  'Vanilla/Fabric/fabric-26-2-client.log': {
    rules: ['mod-entrypoint-failed'],
    why: 'The mod caxton threw in its entrypoint and the game crashed; newer loaders add the class behind the mod, which the pattern there does not expect.',
  },
  'Vanilla/Forge/Mohist/mohist-crash-report.log': {
    rules: ['made-for-another'],
    why: 'The start ends with NoClassDefFoundError for a class of the mod littleframes, which is named as suspected.',
  },
  'Vanilla/Forge/forge-early-crash.log': {
    rules: ['forge-missing-mod'],
    why: 'An ERROR line says “Missing mandatory dependencies: dynamicregistries” and the log ends there; codex-minecraft has no rule for that wording.',
  },
  'Vanilla/NeoForge/neoforge-1-21-1-server-mod-loading-crash-report.log': {
    rules: ['forge-missing-mod'],
    why: 'The report says that a mod requires yungsapi, which is not installed; codex-minecraft has no rules for NeoForge.',
  },
};
