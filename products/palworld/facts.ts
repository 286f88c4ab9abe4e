/**
 * Palworld: what a server needs, where its files are, and every key of `OptionSettings`.
 * Feeds the Palworld guides, the settings generator on /games/palworld/config and every
 * `[[palworld.…]]` in a text. Ports are in index.ts.
 *
 * Longer than a usual file: the settings are one list in the order of the game's own file, and a
 * generator that reads two lists could lose that order.
 */
import type { Fact } from '../../src/facts/fact';

/** The maker's own guide. Its pages were read as stored excerpts. */
const officialConfiguration = 'https://docs.palworldgame.com/settings-and-operation/configuration/';
const officialArguments = 'https://docs.palworldgame.com/settings-and-operation/arguments/';

/** The community image that most other documentation is checked against. */
const dockerReadme = 'https://github.com/thijsvanloef/palworld-server-docker#readme';
const dockerKnownIssues =
  'https://palworld-server-docker.loef.dev/known-issues/known-issues#setting-breakpad-minidump-appid--2394010';

/** The template that panels of the Pterodactyl family start the server with. */
const egg = 'https://github.com/pelican-eggs/games-steamcmd/blob/main/palworld/egg-palworld.yaml';

/** Values that the Palworld guides quote. */
export const palworld = {
  version: {
    value: '1.0.5',
    source: 'https://store.steampowered.com/news/app/1623730',
    checked: '2026-11-20',
    unverified:
      'Newest version named in public projects in autumn 2026; the game’s own news page could not be opened.',
  },
  released: {
    value: '10 July 2026',
    source: 'https://github.com/thijsvanloef/palworld-server-docker/issues/871',
    checked: '2026-11-20',
  },
  majorVersion: {
    value: '1.0',
    source: 'https://github.com/thijsvanloef/palworld-server-docker/issues/871',
    checked: '2026-11-20',
  },
  appId: { value: 2394010, source: egg, checked: '2026-11-20' },
  gameAppId: { value: 1623730, source: egg, checked: '2026-11-20' },
  memoryMinGb: { value: 16, source: dockerReadme, checked: '2026-11-20' },
  memoryAdvisedGb: { value: 32, source: dockerReadme, checked: '2026-11-20' },
  processorCores: { value: 4, source: dockerReadme, checked: '2026-11-20' },
  diskMinGb: { value: 8, source: dockerReadme, checked: '2026-11-20' },
  diskAdvisedGb: { value: 20, source: dockerReadme, checked: '2026-11-20' },
  maxPlayers: { value: 32, source: egg, checked: '2026-11-20' },
  passwordMaxLength: {
    value: 30,
    source: egg,
    checked: '2026-11-20',
    unverified: 'Limit of the common start template; the game itself publishes none.',
  },
  settingsFile: {
    value: 'Pal/Saved/Config/LinuxServer/PalWorldSettings.ini',
    source: officialConfiguration,
    checked: '2026-11-20',
  },
  settingsFileWindows: {
    value: 'Pal/Saved/Config/WindowsServer/PalWorldSettings.ini',
    source: officialConfiguration,
    checked: '2026-11-20',
  },
  defaultSettingsFile: {
    value: 'DefaultPalWorldSettings.ini',
    source: officialConfiguration,
    checked: '2026-11-20',
  },
  settingsHeader: {
    value: '[/Script/Pal.PalGameWorldSettings]',
    source: 'https://palworld.wiki.gg/wiki/PalWorldSettings.ini',
    checked: '2026-11-20',
  },
  settingsCount: {
    value: 122,
    source: officialConfiguration,
    checked: '2026-11-20',
    unverified:
      'Counted in a settings file that a server of autumn 2026 wrote; version 1.0 itself had 119.',
  },
  unlistedSettings: {
    value:
      'Difficulty, WorkSpeedRate, AutoSaveSpan, bUseAuth, bEnableFriendlyFire, DropItemMaxNum, DropItemAliveMaxHours',
    source: officialConfiguration,
    checked: '2026-11-20',
    unverified:
      'The page lists 94 keys and says that others are reserved or deprecated; whether each of these still does something was not tested.',
  },
  saveFolder: {
    value: 'Pal/Saved/SaveGames/0',
    source: 'https://palworld-server-docker.loef.dev/guides/backup/restoring-backup',
    checked: '2026-11-20',
  },
  saveNameFile: {
    value: 'Pal/Saved/Config/LinuxServer/GameUserSettings.ini',
    source: 'https://palworld-server-docker.loef.dev/guides/backup/restoring-backup',
    checked: '2026-11-20',
  },
  saveNameKey: {
    value: 'DedicatedServerName',
    source: 'https://palworld-server-docker.loef.dev/guides/backup/restoring-backup',
    checked: '2026-11-20',
  },
  worldOptionFile: {
    value: 'WorldOption.sav',
    source: 'https://github.com/legoduded/palworld-worldoptions#readme',
    checked: '2026-11-20',
  },
  readyLine: {
    value: 'Setting breakpad minidump AppID = 2394010',
    source: dockerKnownIssues,
    checked: '2026-11-20',
  },
  readyLineOther: {
    value: 'Running Palworld dedicated server on :8211',
    source: 'https://github.com/CubeCoders/AMPTemplates/blob/main/palworld.kvp',
    checked: '2026-11-20',
    unverified: 'Some start programs wait for this line instead; the port in it is your own.',
  },
  harmlessLine: { value: '[S_API FAIL]', source: dockerKnownIssues, checked: '2026-11-20' },
  communityOption: { value: '-publiclobby', source: officialArguments, checked: '2026-11-20' },
  threadOptions: {
    value: '-useperfthreads -NoAsyncLoadingThread -UseMultithreadForDS',
    source: officialArguments,
    checked: '2026-11-20',
    unverified:
      'Since 1.0 these options may slow a server down, says one widely used template; measure before and after.',
  },
  crossplayDefault: {
    value: '(Steam,Xbox,PS5,Mac)',
    source: officialConfiguration,
    checked: '2026-11-20',
  },
  crossplaySince: {
    value: '0.5',
    source: 'https://palworld-server-docker.loef.dev/quick-setup-xbox',
    checked: '2026-11-20',
    unverified: 'The page says that all platforms can join, but not since which version.',
  },
  restUser: {
    value: 'admin',
    source: 'https://docs.palworldgame.com/api/rest-api/palwold-rest-api/',
    checked: '2026-11-20',
  },
  restBase: {
    value: '/v1/api',
    source: 'https://docs.palworldgame.com/api/rest-api/info/',
    checked: '2026-11-20',
  },
  playerIdExample: {
    value: 'steam_00000000000000000',
    source: 'https://github.com/thijsvanloef/palworld-server-docker/blob/main/scripts/rest_api.sh',
    checked: '2026-11-20',
  },
  technologyIds: {
    value: 'https://docs.palworldgame.com/settings-and-operation/technologyids',
    source: 'https://github.com/CubeCoders/AMPTemplates/blob/main/palworldconfig.json',
    checked: '2026-11-20',
  },
  generator: {
    value: 'pal-conf',
    source: 'https://github.com/Bluefissure/pal-conf',
    checked: '2026-11-20',
    unverified:
      'The newest state that could be read is of December 2025 and lacks the keys of 1.0.',
  },
} satisfies Record<string, Fact>;

/** Groups in which the generator of the file and the tables show the settings. */
export type PalworldTopic =
  | 'server'
  | 'access'
  | 'network'
  | 'performance'
  | 'saving'
  | 'world'
  | 'players'
  | 'pals'
  | 'items'
  | 'bases'
  | 'guilds'
  | 'pvp'
  | 'death'
  | 'travel'
  | 'stats'
  | 'voice'
  | 'interface'
  | 'legacy';

/** One key of `OptionSettings=(…)`. */
export interface PalworldSetting {
  /** As the game spells it, its own spelling mistakes included. */
  readonly key: string;
  /** `string` goes in straight quotation marks; `list` goes in round brackets, or stays empty. */
  readonly type: 'number' | 'boolean' | 'string' | 'enum' | 'list';
  /** The game writes the number without decimals; all others with six. */
  readonly whole?: true;
  /** What the game uses when the key is missing. Booleans are written `True` and `False`. */
  readonly default: number | boolean | string;
  readonly min?: number;
  /** Only where the makers or the game itself set a limit. */
  readonly max?: number;
  readonly options?: readonly string[];
  /** Version or month of the first file that had the key; absent when 1.0 already had it. */
  readonly since?: string;
  readonly topic: PalworldTopic;
  /** For the reader: what changes, and in which direction. */
  readonly meaning: string;
}

/**
 * Every key, in the order of the file that the game writes. Keys and defaults: the default file of
 * 1.0 (119 keys) as the community image and KJAyano/Palworld-Config-Parser-Tool carry it, and a
 * file of autumn 2026 (122 keys). Limits: the official configuration page. Read on 2026-11-20.
 */
export const palworldSettings: readonly PalworldSetting[] = [
  {
    key: 'Difficulty',
    type: 'enum',
    default: 'None',
    options: ['None', 'Casual', 'Normal', 'Hard'],
    topic: 'world',
    meaning:
      'Preset of the whole world. `None` lets every value below count; leave it there on a server.',
  },
  {
    key: 'RandomizerType',
    type: 'enum',
    default: 'None',
    options: ['None', 'Region', 'All'],
    topic: 'world',
    meaning:
      'Shuffles which Pals live where: not at all, within each region, or over the whole world.',
  },
  {
    key: 'RandomizerSeed',
    type: 'string',
    default: '',
    topic: 'world',
    meaning: 'Text that makes the shuffle repeatable. Only counts when `RandomizerType` is on.',
  },
  {
    key: 'bIsRandomizerPalLevelRandom',
    type: 'boolean',
    default: false,
    topic: 'world',
    meaning: 'Off: shuffled Pals keep a level that suits the area. On: any level anywhere.',
  },
  {
    key: 'DayTimeSpeedRate',
    type: 'number',
    default: 1,
    min: 0,
    topic: 'world',
    meaning: 'Speed of the day. 2 halves its length, 0.5 doubles it. 0 may stop the clock.',
  },
  {
    key: 'NightTimeSpeedRate',
    type: 'number',
    default: 1,
    min: 0,
    topic: 'world',
    meaning: 'Speed of the night. 2 halves its length, 0.5 doubles it. 0 may stop the clock.',
  },
  {
    key: 'ExpRate',
    type: 'number',
    default: 1,
    min: 0,
    topic: 'world',
    meaning: 'Experience earned. 2 means twice as much.',
  },
  {
    key: 'PalCaptureRate',
    type: 'number',
    default: 1,
    min: 0,
    topic: 'pals',
    meaning: 'How easily a sphere catches a Pal. Higher is easier.',
  },
  {
    key: 'PalSpawnNumRate',
    type: 'number',
    default: 1,
    min: 0,
    topic: 'pals',
    meaning: 'How many wild Pals appear. Higher costs processor time and memory.',
  },
  {
    key: 'PalDamageRateAttack',
    type: 'number',
    default: 1,
    min: 0,
    topic: 'pals',
    meaning: 'Damage that Pals deal.',
  },
  {
    key: 'PalDamageRateDefense',
    type: 'number',
    default: 1,
    min: 0,
    topic: 'pals',
    meaning: 'Damage that Pals take, despite the name. Higher makes them weaker.',
  },
  {
    key: 'PlayerDamageRateAttack',
    type: 'number',
    default: 1,
    min: 0,
    topic: 'players',
    meaning: 'Damage that players deal.',
  },
  {
    key: 'PlayerDamageRateDefense',
    type: 'number',
    default: 1,
    min: 0,
    topic: 'players',
    meaning: 'Damage that players take, despite the name. Higher makes them weaker.',
  },
  {
    key: 'PlayerStomachDecreaceRate',
    type: 'number',
    default: 1,
    min: 0,
    topic: 'players',
    meaning: 'How fast players get hungry. The spelling is the game’s own.',
  },
  {
    key: 'PlayerStaminaDecreaceRate',
    type: 'number',
    default: 1,
    min: 0,
    topic: 'players',
    meaning: 'How fast players lose stamina. The spelling is the game’s own.',
  },
  {
    key: 'PlayerAutoHPRegeneRate',
    type: 'number',
    default: 1,
    min: 0,
    topic: 'players',
    meaning: 'How fast players heal by themselves.',
  },
  {
    key: 'PlayerAutoHpRegeneRateInSleep',
    type: 'number',
    default: 1,
    min: 0,
    topic: 'players',
    meaning: 'How fast players heal while asleep.',
  },
  {
    key: 'PalStomachDecreaceRate',
    type: 'number',
    default: 1,
    min: 0,
    topic: 'pals',
    meaning: 'How fast Pals get hungry. The spelling is the game’s own.',
  },
  {
    key: 'PalStaminaDecreaceRate',
    type: 'number',
    default: 1,
    min: 0,
    topic: 'pals',
    meaning: 'How fast Pals lose stamina. The spelling is the game’s own.',
  },
  {
    key: 'PalAutoHPRegeneRate',
    type: 'number',
    default: 1,
    min: 0,
    topic: 'pals',
    meaning: 'How fast Pals heal by themselves.',
  },
  {
    key: 'PalAutoHpRegeneRateInSleep',
    type: 'number',
    default: 1,
    min: 0,
    topic: 'pals',
    meaning: 'How fast Pals heal inside the Palbox.',
  },
  {
    key: 'BuildObjectHpRate',
    type: 'number',
    default: 1,
    min: 0,
    topic: 'bases',
    meaning: 'Health of buildings. Higher makes them tougher.',
  },
  {
    key: 'BuildObjectDamageRate',
    type: 'number',
    default: 1,
    min: 0,
    topic: 'bases',
    meaning: 'Damage that buildings take.',
  },
  {
    key: 'BuildObjectDeteriorationDamageRate',
    type: 'number',
    default: 1,
    min: 0,
    topic: 'bases',
    meaning: 'How fast buildings outside a base decay. 0 turns decay off.',
  },
  {
    key: 'CollectionDropRate',
    type: 'number',
    default: 1,
    min: 0,
    topic: 'items',
    meaning: 'Yield of trees, ore and other things that are gathered.',
  },
  {
    key: 'CollectionObjectHpRate',
    type: 'number',
    default: 1,
    min: 0,
    topic: 'items',
    meaning: 'Health of trees, ore and the like. Lower breaks them faster.',
  },
  {
    key: 'CollectionObjectRespawnSpeedRate',
    type: 'number',
    default: 1,
    min: 0,
    topic: 'items',
    meaning: 'Waiting time until gathered things grow back. Lower is faster, despite the name.',
  },
  {
    key: 'EnemyDropItemRate',
    type: 'number',
    default: 1,
    min: 0,
    topic: 'items',
    meaning: 'How much defeated enemies drop.',
  },
  {
    key: 'DeathPenalty',
    type: 'enum',
    default: 'Item',
    options: ['None', 'Item', 'ItemAndEquipment', 'All'],
    topic: 'death',
    meaning:
      'What a player loses on death: nothing, items, items and gear, or all of it and the Pals carried.',
  },
  {
    key: 'bEnablePlayerToPlayerDamage',
    type: 'boolean',
    default: false,
    topic: 'pvp',
    meaning:
      'Players can hurt each other. One of three switches that fighting between players needs.',
  },
  {
    key: 'bEnableFriendlyFire',
    type: 'boolean',
    default: false,
    topic: 'pvp',
    meaning: 'Members of one guild can hurt each other.',
  },
  {
    key: 'bEnableInvaderEnemy',
    type: 'boolean',
    default: true,
    topic: 'world',
    meaning: 'Raids on bases. Turning them off makes the world calmer and saves load.',
  },
  {
    key: 'bActiveUNKO',
    type: 'boolean',
    default: false,
    topic: 'items',
    meaning: 'Pals leave droppings on the ground.',
  },
  {
    key: 'bEnableAimAssistPad',
    type: 'boolean',
    default: true,
    topic: 'interface',
    meaning: 'Aim help for game controllers.',
  },
  {
    key: 'bEnableAimAssistKeyboard',
    type: 'boolean',
    default: false,
    topic: 'interface',
    meaning: 'Aim help for mouse and keyboard.',
  },
  {
    key: 'DropItemMaxNum',
    type: 'number',
    whole: true,
    default: 3000,
    min: 0,
    topic: 'performance',
    meaning: 'Most items that may lie on the ground in the whole world. Lower saves load.',
  },
  {
    key: 'PhysicsActiveDropItemMaxNum',
    type: 'number',
    whole: true,
    default: -1,
    min: -1,
    topic: 'performance',
    meaning: 'Most dropped items that roll and fall like real objects at once. −1 is no limit.',
  },
  {
    key: 'DropItemMaxNum_UNKO',
    type: 'number',
    whole: true,
    default: 100,
    min: 0,
    topic: 'performance',
    meaning: 'Most droppings that may lie on the ground.',
  },
  {
    key: 'BaseCampMaxNum',
    type: 'number',
    whole: true,
    default: 128,
    min: 0,
    topic: 'bases',
    meaning: 'Most bases on the whole server.',
  },
  {
    key: 'BaseCampWorkerMaxNum',
    type: 'number',
    whole: true,
    default: 15,
    min: 1,
    max: 50,
    topic: 'bases',
    meaning: 'Most Pals that work at one base. Each one costs load.',
  },
  {
    key: 'DropItemAliveMaxHours',
    type: 'number',
    default: 1,
    min: 0,
    topic: 'performance',
    meaning: 'Hours until an item on the ground disappears.',
  },
  {
    key: 'bAutoResetGuildNoOnlinePlayers',
    type: 'boolean',
    default: false,
    topic: 'guilds',
    meaning: 'Deletes buildings and base Pals of a guild in which nobody has played for a while.',
  },
  {
    key: 'AutoResetGuildTimeNoOnlinePlayers',
    type: 'number',
    default: 72,
    min: 0,
    topic: 'guilds',
    meaning: 'Hours without any member online before that deletion.',
  },
  {
    key: 'GuildPlayerMaxNum',
    type: 'number',
    whole: true,
    default: 20,
    min: 1,
    topic: 'guilds',
    meaning: 'Most members of one guild.',
  },
  {
    key: 'BaseCampMaxNumInGuild',
    type: 'number',
    whole: true,
    default: 4,
    min: 1,
    max: 10,
    topic: 'guilds',
    meaning: 'Most bases of one guild. More of them cost load.',
  },
  {
    key: 'PalEggDefaultHatchingTime',
    type: 'number',
    default: 1,
    min: 0,
    topic: 'pals',
    meaning:
      'Hours until a huge egg hatches; smaller eggs follow in proportion. 0 hatches at once.',
  },
  {
    key: 'WorkSpeedRate',
    type: 'number',
    default: 1,
    min: 0,
    topic: 'bases',
    meaning: 'How fast Pals and players work and craft.',
  },
  {
    key: 'AutoSaveSpan',
    type: 'number',
    default: 30,
    min: 0,
    topic: 'saving',
    meaning:
      'Time between two automatic saves, read as seconds. Longer spares the disk but loses more in a crash.',
  },
  {
    key: 'bIsMultiplay',
    type: 'boolean',
    default: false,
    topic: 'legacy',
    meaning: 'Belongs to games that players host themselves. Leave it off on a server.',
  },
  {
    key: 'bIsPvP',
    type: 'boolean',
    default: false,
    topic: 'pvp',
    meaning:
      'Fighting between players. Also needs `bEnablePlayerToPlayerDamage` and `bEnableDefenseOtherGuildPlayer`.',
  },
  {
    key: 'bHardcore',
    type: 'boolean',
    default: false,
    topic: 'death',
    meaning: 'A dead player does not come back.',
  },
  {
    key: 'bPalLost',
    type: 'boolean',
    default: false,
    topic: 'death',
    meaning: 'Pals that die are gone for good.',
  },
  {
    key: 'bCharacterRecreateInHardcore',
    type: 'boolean',
    default: false,
    topic: 'death',
    meaning: 'In hardcore, a dead player may start again with a new character.',
  },
  {
    key: 'bCanPickupOtherGuildDeathPenaltyDrop',
    type: 'boolean',
    default: false,
    topic: 'death',
    meaning: 'Players may loot what members of other guilds dropped on death.',
  },
  {
    key: 'bEnableNonLoginPenalty',
    type: 'boolean',
    default: true,
    topic: 'legacy',
    meaning: 'Penalty for staying away. Its effect on a server is not documented; leave it alone.',
  },
  {
    key: 'bEnableFastTravel',
    type: 'boolean',
    default: true,
    topic: 'travel',
    meaning: 'Fast travel between statues and bases.',
  },
  {
    key: 'bEnableFastTravelOnlyBaseCamp',
    type: 'boolean',
    default: false,
    topic: 'travel',
    meaning: 'Fast travel only from base to base.',
  },
  {
    key: 'bIsStartLocationSelectByMap',
    type: 'boolean',
    default: false,
    topic: 'travel',
    meaning: 'New players pick their starting point on the map.',
  },
  {
    key: 'bExistPlayerAfterLogout',
    type: 'boolean',
    default: false,
    topic: 'players',
    meaning: 'The body stays where the player logged out and can be attacked.',
  },
  {
    key: 'bEnableDefenseOtherGuildPlayer',
    type: 'boolean',
    default: false,
    topic: 'pvp',
    meaning: 'Base Pals attack players of other guilds.',
  },
  {
    key: 'bInvisibleOtherGuildBaseCampAreaFX',
    type: 'boolean',
    default: false,
    topic: 'interface',
    meaning: 'Hides the ring around bases of other guilds.',
  },
  {
    key: 'bBuildAreaLimit',
    type: 'boolean',
    default: false,
    topic: 'bases',
    meaning: 'No building close to fast travel points and other landmarks.',
  },
  {
    key: 'ItemWeightRate',
    type: 'number',
    default: 1,
    min: 0,
    topic: 'items',
    meaning: 'Weight of items. 0.5 lets players carry twice as much.',
  },
  {
    key: 'CoopPlayerMaxNum',
    type: 'number',
    whole: true,
    default: 4,
    min: 1,
    topic: 'legacy',
    meaning:
      'Group size in games that players host themselves. Does not set the slots of a server.',
  },
  {
    key: 'ServerPlayerMaxNum',
    type: 'number',
    whole: true,
    default: 32,
    min: 1,
    max: 32,
    topic: 'server',
    meaning: 'Player slots.',
  },
  {
    key: 'ServerName',
    type: 'string',
    default: 'Default Palworld Server',
    topic: 'server',
    meaning: 'Name in the server list.',
  },
  {
    key: 'ServerDescription',
    type: 'string',
    default: '',
    topic: 'server',
    meaning: 'Text under the name in the server list.',
  },
  {
    key: 'AdminPassword',
    type: 'string',
    default: '',
    topic: 'access',
    meaning: 'Password for administrators, the REST API and RCON. Never leave it empty.',
  },
  {
    key: 'ServerPassword',
    type: 'string',
    default: '',
    topic: 'access',
    meaning: 'Password that players need to join. Empty lets everybody in.',
  },
  {
    key: 'bAllowClientMod',
    type: 'boolean',
    default: true,
    topic: 'access',
    meaning: 'Players with mods in their own game may join.',
  },
  {
    key: 'PublicPort',
    type: 'number',
    whole: true,
    default: 8211,
    min: 1,
    max: 65535,
    topic: 'network',
    meaning: 'Port that the community list shows. Does not change the port the server uses.',
  },
  {
    key: 'PublicIP',
    type: 'string',
    default: '',
    topic: 'network',
    meaning: 'Address that the community list shows. Only needed when the automatic one is wrong.',
  },
  {
    key: 'RCONEnabled',
    type: 'boolean',
    default: false,
    topic: 'network',
    meaning: 'Old remote console. Pocketpair marks it as out of date; use the REST API.',
  },
  {
    key: 'RCONPort',
    type: 'number',
    whole: true,
    default: 25575,
    min: 1,
    max: 65535,
    topic: 'network',
    meaning: 'Port of the old remote console. Never open it to the internet.',
  },
  {
    key: 'Region',
    type: 'string',
    default: '',
    topic: 'server',
    meaning: 'Region label. Does not move the server.',
  },
  {
    key: 'bUseAuth',
    type: 'boolean',
    default: true,
    topic: 'access',
    meaning: 'Checks who a player is with the platform. Leave it on.',
  },
  {
    key: 'BanListURL',
    type: 'string',
    default: 'https://b.palworldgame.com/api/banlist.txt',
    topic: 'access',
    meaning: 'Address of the shared ban list. Your own bans are kept elsewhere.',
  },
  {
    key: 'RESTAPIEnabled',
    type: 'boolean',
    default: false,
    topic: 'network',
    meaning: 'Web interface for administration. Needs `AdminPassword`.',
  },
  {
    key: 'RESTAPIPort',
    type: 'number',
    whole: true,
    default: 8212,
    min: 1,
    max: 65535,
    topic: 'network',
    meaning: 'Port of the REST API. Never open it to the internet.',
  },
  {
    key: 'bShowPlayerList',
    type: 'boolean',
    default: false,
    topic: 'interface',
    meaning: 'List of players in the Esc menu.',
  },
  {
    key: 'ChatPostLimitPerMinute',
    type: 'number',
    whole: true,
    default: 30,
    min: 0,
    topic: 'interface',
    meaning: 'Chat messages that a player may send per minute.',
  },
  {
    key: 'CrossplayPlatforms',
    type: 'list',
    default: '(Steam,Xbox,PS5,Mac)',
    options: ['Steam', 'Xbox', 'PS5', 'Mac'],
    topic: 'access',
    meaning: 'Platforms that may join, in round brackets and without quotation marks.',
  },
  {
    key: 'bIsUseBackupSaveData',
    type: 'boolean',
    default: true,
    topic: 'saving',
    meaning: 'The server keeps its own rotating copies of the save. Costs disk time.',
  },
  {
    key: 'LogFormatType',
    type: 'enum',
    default: 'Text',
    options: ['Text', 'Json'],
    topic: 'server',
    meaning: 'Form of the log: for people or for programs.',
  },
  {
    key: 'bIsShowJoinLeftMessage',
    type: 'boolean',
    default: true,
    topic: 'interface',
    meaning: 'Tells everybody when a player joins or leaves.',
  },
  {
    key: 'SupplyDropSpan',
    type: 'number',
    whole: true,
    default: 180,
    min: 1,
    topic: 'world',
    meaning: 'Minutes between meteorites and supply drops.',
  },
  {
    key: 'EnablePredatorBossPal',
    type: 'boolean',
    default: true,
    topic: 'world',
    meaning: 'Roaming predator bosses.',
  },
  {
    key: 'MaxBuildingLimitNum',
    type: 'number',
    whole: true,
    default: 0,
    min: 0,
    topic: 'bases',
    meaning:
      'Building limit, 0 for none. Per player in 1.0; newer settings tools read it as the limit of the whole server.',
  },
  {
    key: 'MaxBuildingLimitNumPerPlayer',
    type: 'number',
    whole: true,
    default: 0,
    min: 0,
    since: 'after 1.0',
    topic: 'bases',
    meaning: 'Building limit per player, 0 for none.',
  },
  {
    key: 'ServerReplicatePawnCullDistance',
    type: 'number',
    default: 15000,
    min: 5000,
    max: 15000,
    topic: 'performance',
    meaning: 'Distance in centimeters at which players see Pals. Lower saves load.',
  },
  {
    key: 'bAllowGlobalPalboxExport',
    type: 'boolean',
    default: true,
    topic: 'pals',
    meaning: 'Players may store Pals in their own global Palbox.',
  },
  {
    key: 'bAllowGlobalPalboxImport',
    type: 'boolean',
    default: false,
    topic: 'pals',
    meaning: 'Players may bring in Pals from other worlds.',
  },
  {
    key: 'EquipmentDurabilityDamageRate',
    type: 'number',
    default: 1,
    min: 0,
    topic: 'items',
    meaning: 'How fast gear wears out. 0 means never.',
  },
  {
    key: 'ItemContainerForceMarkDirtyInterval',
    type: 'number',
    default: 1,
    min: 0,
    topic: 'performance',
    meaning: 'Seconds between updates of a chest that somebody has open.',
  },
  {
    key: 'PlayerDataPalStorageUpdateCheckTickInterval',
    type: 'number',
    default: 1,
    min: 0,
    topic: 'performance',
    meaning:
      'Seconds between checks of a player’s Pal storage. No tuning advice exists; leave it alone.',
  },
  {
    key: 'ItemCorruptionMultiplier',
    type: 'number',
    default: 1,
    min: 0,
    topic: 'items',
    meaning: 'How fast food spoils. 0 means never.',
  },
  {
    key: 'MonsterFarmActionSpeedRate',
    type: 'number',
    default: 1,
    min: 0,
    topic: 'bases',
    meaning: 'How fast Pals on a ranch produce.',
  },
  {
    key: 'FishingDifficultyRate',
    type: 'number',
    default: 1,
    min: 0.1,
    max: 1,
    since: 'September 2026',
    topic: 'world',
    meaning: 'Difficulty of fishing. Lower is easier.',
  },
  {
    key: 'DenyTechnologyList',
    type: 'list',
    default: '',
    topic: 'world',
    meaning: 'Technologies that nobody may unlock, as IDs from the official list.',
  },
  {
    key: 'GuildRejoinCooldownMinutes',
    type: 'number',
    whole: true,
    default: 0,
    min: 0,
    topic: 'guilds',
    meaning: 'Minutes before a player may join a guild again after leaving one.',
  },
  {
    key: 'AutoTransferMasterCheckIntervalSeconds',
    type: 'number',
    default: 3600,
    min: 0,
    topic: 'guilds',
    meaning: 'Seconds between checks for guild masters who stay away.',
  },
  {
    key: 'AutoTransferMasterThresholdDays',
    type: 'number',
    whole: true,
    default: 14,
    min: 0,
    topic: 'guilds',
    meaning: 'Days without a login before somebody else becomes guild master.',
  },
  {
    key: 'MaxGuildsPerFrame',
    type: 'number',
    whole: true,
    default: 10,
    min: 1,
    topic: 'performance',
    meaning:
      'Guilds that the server works on in one step. No tuning advice exists; leave it alone.',
  },
  {
    key: 'BlockRespawnTime',
    type: 'number',
    default: 5,
    min: 0,
    topic: 'death',
    meaning: 'Seconds that a dead player waits.',
  },
  {
    key: 'RespawnPenaltyDurationThreshold',
    type: 'number',
    default: 0,
    min: 0,
    topic: 'death',
    meaning: 'Seconds a player must survive, or the next wait is longer.',
  },
  {
    key: 'RespawnPenaltyTimeScale',
    type: 'number',
    default: 2,
    min: 0,
    topic: 'death',
    meaning: 'How many times longer that wait gets.',
  },
  {
    key: 'bDisplayPvPItemNumOnWorldMap_BaseCamp',
    type: 'boolean',
    default: false,
    topic: 'pvp',
    meaning: 'The map shows how many PvP items lie in each base.',
  },
  {
    key: 'bDisplayPvPItemNumOnWorldMap_Player',
    type: 'boolean',
    default: false,
    topic: 'pvp',
    meaning: 'The map shows where players are and how many PvP items they carry.',
  },
  {
    key: 'AdditionalDropItemWhenPlayerKillingInPvPMode',
    type: 'string',
    default: 'PlayerDropItem',
    topic: 'pvp',
    meaning: 'ID of the extra item that a killed player drops.',
  },
  {
    key: 'AdditionalDropItemNumWhenPlayerKillingInPvPMode',
    type: 'number',
    whole: true,
    default: 1,
    min: 0,
    topic: 'pvp',
    meaning: 'How many of those items drop.',
  },
  {
    key: 'bAdditionalDropItemWhenPlayerKillingInPvPMode',
    type: 'boolean',
    default: false,
    topic: 'pvp',
    meaning: 'Killed players drop an extra item.',
  },
  {
    key: 'bEnableVoiceChat',
    type: 'boolean',
    default: false,
    topic: 'voice',
    meaning: 'Voice chat with players nearby.',
  },
  {
    key: 'VoiceChatMaxVolumeDistance',
    type: 'number',
    default: 3000,
    min: 0,
    topic: 'voice',
    meaning: 'Distance in centimeters up to which a voice stays at full volume.',
  },
  {
    key: 'VoiceChatZeroVolumeDistance',
    type: 'number',
    default: 15000,
    min: 0,
    topic: 'voice',
    meaning: 'Distance in centimeters at which a voice can no longer be heard.',
  },
  {
    key: 'bAllowEnhanceStat_Health',
    type: 'boolean',
    default: true,
    topic: 'stats',
    meaning: 'Players may put status points into health.',
  },
  {
    key: 'bAllowEnhanceStat_Attack',
    type: 'boolean',
    default: true,
    topic: 'stats',
    meaning: 'Players may put status points into attack.',
  },
  {
    key: 'bAllowEnhanceStat_Stamina',
    type: 'boolean',
    default: true,
    topic: 'stats',
    meaning: 'Players may put status points into stamina.',
  },
  {
    key: 'bAllowEnhanceStat_Weight',
    type: 'boolean',
    default: true,
    topic: 'stats',
    meaning: 'Players may put status points into carrying weight.',
  },
  {
    key: 'bAllowEnhanceStat_WorkSpeed',
    type: 'boolean',
    default: true,
    topic: 'stats',
    meaning: 'Players may put status points into work speed.',
  },
  {
    key: 'bEnableBuildingPlayerUIdDisplay',
    type: 'boolean',
    default: false,
    topic: 'interface',
    meaning: 'Buildings show the ID of the player who placed them.',
  },
  {
    key: 'BuildingNameDisplayCacheTTLSeconds',
    type: 'number',
    whole: true,
    default: 60,
    min: 0,
    topic: 'performance',
    meaning: 'Seconds for which a looked-up builder name is kept.',
  },
  {
    key: 'bAllowEnemyCampSpawnNearBaseCamp',
    type: 'boolean',
    default: false,
    since: '1.0.3',
    topic: 'world',
    meaning: 'Enemy camps may appear close to player bases.',
  },
];
