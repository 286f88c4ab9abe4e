/** Classifies the deepest cause of a trace by its type and message. */
// cspell:ignore testframework gametest datagen Initialisation ersion doesn catserver clinit javax unimi ECONNREFUSED ENOENT ENOSPC EACCES EPERM ENOTFOUND ETIMEDOUT TOML xception Hikari licen couldn Configurate jarfile hronously orldgen Registr Reloadable Handshak electronwill snakeyaml gson joptsimple objectweb uration
import { KIND_PATTERNS } from './kind-patterns';
import { findThirdPartyInMessage } from '../traces/stack-frames';
import { findLibrary } from './libraries';
import type { Area } from './areas';
import type { FaultKind } from './causes';

export type { Area, FaultKind };

export interface Fault {
  readonly kind: FaultKind;
  /** The missing class or method, if the error names it. */
  readonly missing?: string;
  /** True if it is there, but was a class once and is an interface now, or the other way round. */
  readonly changed?: 'for-newer' | 'for-older';
  /** The library that it belongs to, if many parts depend on that library. */
  readonly library?: string;
  /** The file that the error names. */
  readonly file?: string;
}

/** Kinds of errors that healthy servers do not print. */
export const ALARMING_KINDS: ReadonlySet<FaultKind> = new Set([
  'port-taken',
  'address',
  'listen',
  'crashed',
  'newer-data',
  'cut-file',
  'plugin-jar',
  'no-plugin',
  'bad-jar',
  'database',
  'permission',
  'not-permitted',
  'disk',
  'locked',
  'native',
  'mixin',
  'modules',
  'closed-java',
  'hang',
  'folia',
  'memory',
  'not-supported',
  'hybrid',
]);

/** Errors of code that was compiled against something other than what is installed. */
const LINKAGE_ERROR =
  /\b(?:NoSuchMethodError|NoSuchFieldError|AbstractMethodError|IncompatibleClassChangeError|IllegalAccessError|NoClassDefFoundError|ClassNotFoundException|NoSuchMethodException|NoSuchFieldException|TypeNotPresentException|VerifyError|InstantiationError|MissingMethodException|MissingFieldException|TypeLoadException|MethodAccessException)\b:?(?: Type )?(?<words>[^\n]{0,600})/;
/** A class or member with its package, with dots or slashes. */
const QUALIFIED_NAME =
  /(?<![\w./$])L?(?<name>(?:[a-z_][\w]*[./]){1,9}[A-Za-z_$][\w$]*(?:[.#](?:<init>|<clinit>|[\w$]+))?)/g;
/** Words in such messages that look like a class but are not what is missing. */
const JAVA_PACKAGE = /^(?:java|javax|kotlin|scala|it\.unimi)\./;
/** Exists only in the client; servers do not contain it. */
const CLIENT_PACKAGE =
  /^(?:net\.minecraft\.(?:client|src\.client)\b|net\.(?:fabricmc\.fabric\.api|minecraftforge|neoforged\.neoforge)\.client\b|com\.mojang\.blaze3d|org\.lwjgl|net\.minecraft\.class_(?:310|437|638|746)\b)/;
/** Parts for tests and for generating data, which the programs that servers run do not bring. */
const DEVELOPER_PACKAGE =
  /^(?!net\.minecraft\.)(?:[\w$]+\.){1,6}(?:testframework|gametest|junit|datagen)\./;
const GAME_PACKAGE =
  /^(?:net\.minecraft|com\.mojang|net\.minecraftforge|net\.neoforged|cpw\.mods|net\.fabricmc|org\.quiltmc|org\.bukkit|org\.spigotmc|io\.papermc|com\.destroystokyo|co\.aikar|ca\.spottedleaf|org\.purpurmc|net\.md_5|com\.velocitypowered|net\.kyori|forge|fabric)\b/;

/**
 * Libraries that the server provides for plugins and mods: a different one means a different
 * server.
 */
const SERVER_LIBRARY =
  /^(?:org\.yaml\.snakeyaml|org\.apache\.(?:commons|logging|http)|com\.google\.(?:common|gson|inject)|io\.netty|it\.unimi\.dsi|org\.slf4j|joptsimple|org\.objectweb\.asm|com\.electronwill)\b/;

/** What loaders print when code requests a client class. */
const CLIENT_ONLY =
  /(?:Attempted to load|Cannot load) class (?<name>[\w/$.]{1,300}) (?:for invalid dist DEDICATED_SERVER|in environment type SERVER)/;

/** Kinds of errors that print a file name after the type. */
const KINDS_WITH_FILE: ReadonlySet<FaultKind> = new Set([
  'file-in-the-way',
  'no-file',
  'settings',
  'cut-file',
  'locked',
  'permission',
  'not-permitted',
  'script',
  'world-data',
]);
const FILE_NAME =
  /(?<![\w.-])(?<file>[\w.-]{1,80}\.(?:ya?ml|toml|json5?|conf|cfg|properties|txt|dat|db|nbt|jar|ini|lang|png|js|mca|gz|zip|log|lua|sk))\b(?![\w./\\])/;

/** What is there, but may not be used from where it is asked for. */
const CLOSED_PART =
  /\bIllegalAccessError: (?![^\n]{0,300}\b(?:module|export)[^\n]{0,80}\bdoes not )/;

/** The API made interfaces of some classes, never the other way round. */
const CHANGED_SHAPE =
  /\bFound (class|interface) [\w./$]{1,200}, but (?:class|interface) was expected/;

/** The class that is missing in a linkage error; undefined if it names none. */
function findMissing(words: string): string | undefined {
  // `Receiver class Lamp does not define … 'abstract void on()' of interface Switch`: the switch changed.
  const inherited =
    /(?:' of (?:interface|abstract class)|from final class) (?<owner>[\w.$]{1,200}[\w$])/.exec(
      words,
    )?.groups?.owner;
  if (inherited !== undefined) return inherited;
  // `'Lamp pkg.Socket.lamp(Bulb)'`: return type, method, parameter types.
  const method = /'[\w.$[\]]{1,200} (?<method>[\w.$]{1,300}[.](?:[\w$]+|<init>))\(/.exec(words)
    ?.groups?.method;
  if (method !== undefined && !JAVA_PACKAGE.test(method)) return method;
  // The class exists, but one of its fields does not.
  const field =
    /^\s*Class (?<owner>[\w.$]{1,200}) does not have member field (?:'\S{1,200} )?(?<name>[\w$]{1,80})(?:'|\s*$)/.exec(
      words,
    )?.groups;
  if (field !== undefined) return `${field.owner}.${field.name}`;
  for (const match of words.matchAll(QUALIFIED_NAME)) {
    const name = (match.groups?.name as string).replaceAll('/', '.');
    if (!JAVA_PACKAGE.test(name)) return name;
  }
  return undefined;
}

/** The type of a missing field, or what a missing method returns. */
const MEMBER_TYPE = /\bNoSuch(?:Field|Method)Error: [^'\n]{0,300}'(?<type>[\w.$]{1,200})[[\]]* /;

/** True if only a mod can have added a member to a class of the game: its type is the mod's. */
const isAddedByMod = (error: string, missing: string): boolean =>
  missing.startsWith('net.minecraft.') &&
  findThirdPartyInMessage(MEMBER_TYPE.exec(error)?.groups?.type ?? '') !== undefined;

/**
 * Names of members of the game without a meaning, as loaders give them: who inherits one does not
 * have it of their own.
 */
const NAME_OF_GAME = /\.(?:method_\d+|m_\d+_|f_\d+_|func_\d+_\w+|field_\d+(?:_\w+)?)$/;

/** Here a player is rejected, not the program. */
const PLAYER_REJECTED = /\b(?:client|player)\b[^\n]{0,24}\b(?:sent|kicked|rejected)\b/i;
/** `"com/example/ConfigException" in class file`. */
const QUOTED_CLASS = /(?:[\w.$]{1,60}\/){1,12}[A-Z]\w{0,60}(?:Exception|Error)\b/g;

/**
 * Classifies an error.
 * @param error its line, e.g. `java.lang.NoSuchMethodError: org/bukkit/Server.getTPS()`, or a
 * program's message without a type
 */
export function classifyError(error: string): Fault | undefined {
  // The class exists: its static initializer failed, mostly with an error of its own further up.
  if (/NoClassDefFoundError: Could not initialize class /.test(error)) return { kind: 'code' };
  const linkage = LINKAGE_ERROR.exec(error)?.groups;
  if (linkage !== undefined) {
    const missing = findMissing(linkage.words as string);
    // The obfuscated game before 1.17 has classes such as `blk`; a field may belong to anyone.
    if (missing === undefined) {
      return { kind: /NoClassDefFound|ClassNotFound/.test(error) ? 'other-game' : 'other-build' };
    }
    if (isAddedByMod(error, missing)) return { kind: 'added-member', missing };
    if (DEVELOPER_PACKAGE.test(missing)) return { kind: 'developer-part', missing };
    if (CLOSED_PART.test(error)) return { kind: 'closed-part', missing };
    if (CLIENT_PACKAGE.test(missing)) return { kind: 'client-code', missing };
    const library = findLibrary(missing);
    if (library !== undefined) return { kind: 'dependency-class', missing, library };
    const shape = CHANGED_SHAPE.exec(error)?.[1];
    if (shape !== undefined && GAME_PACKAGE.test(missing))
      return {
        kind: 'other-game',
        missing,
        changed: shape === 'class' ? 'for-newer' : 'for-older',
      };
    const shared =
      GAME_PACKAGE.test(missing) || SERVER_LIBRARY.test(missing) || NAME_OF_GAME.test(missing);
    return { kind: shared ? 'other-game' : 'dependency-class', missing };
  }
  const client = CLIENT_ONLY.exec(error)?.groups?.name;
  if (client !== undefined) return { kind: 'client-code', missing: client.replaceAll('/', '.') };
  // A quoted class name is not the error's type.
  const words = error.replace(QUOTED_CLASS, '');
  const kind = KIND_PATTERNS.find(([, form]) => form.test(words))?.[0];
  if (kind === undefined || (kind === 'refused' && PLAYER_REJECTED.test(words))) return undefined;
  const file = KINDS_WITH_FILE.has(kind) ? FILE_NAME.exec(error)?.groups?.file : undefined;
  return file === undefined ? { kind } : { kind, file };
}

/** What the game was doing, by names in its own code; the first one found in a trace wins. */
const AREA_PATTERNS: readonly (readonly [area: Area, names: RegExp])[] = [
  ['hybrid', /\[(?:arclight|mohist|ketting|magma|catserver|youer)\b/i],
  ['tshock', /\bTShockAPI\./],
  ['command', /\bnet\.minecraft\.commands\.Commands\.|\bcom\.mojang\.brigadier\./],
  ['terrain', /ChunkGenerator|[Ww]orldgen|StructureStart|NoiseBased|FeaturePlace|BiomeDecorator/],
  [
    'settings',
    /\.(?:Server|Game)(?:Config|Settings)\w{0,20}\.(?:\w{0,20}Deserialize|Load|Read|Parse)/i,
  ],
  [
    'world',
    /RegionFile|ChunkSerializer|ChunkMap|ChunkStorage|LevelStorage|AnvilChunk|WorldLoader|worldPathName|WorldFile|SaveRestore|LoadWorld|WorldLoad|ChunkDataLoad/,
  ],
  // .NET’s frames without a debugger’s files, as Unity prints them.
  ['unity', /\) \[0x[\da-f]{4,8}\] in <|\) \(at <[\da-f]{8,}/],
  [
    'data',
    /Recipe|LootTable|RegistryData|Registr(?:y|ies)|ReloadableServer|TagLoader|Datapack|ResourceLocation/,
  ],
  [
    'drawing',
    /\bnet\.minecraft\.client\.render(?:er)?\.|\bcom\.mojang\.blaze3d\.|\bnet\.minecraft\.class_(?:757|761|4587)\./,
  ],
  ['player', /PlayerList\.(?:load|save|place)|PlayerDataStorage|PlayerAdvancements|ServerStats/],
  ['packets', /Packet|Connection|Protocol|Handshak|NetworkManager/],
  ['entity', /(?:Block|Tile)?Entity\w{0,40}\.|Mob\b/],
];

const PROXY_FRAME = /^\s*at (?:[^\s(]{1,80}\/)?(?:com\.velocitypowered\.proxy|net\.md_5\.bungee)\./;

/** A player joins: whatever fails there, their saved data or what acts on joining comes first. */
const JOINING_FRAME =
  /\bPlayerList\.(?:placeNewPlayer|m_11261_|func_72355_a)\(|\bclass_3324\.method_14570\(/;

/** The area indicated by the first frames of a trace. */
export function findArea(frames: readonly string[]): Area | undefined {
  if (frames.some((frame) => PROXY_FRAME.test(frame))) return 'proxy';
  if (frames.some((frame) => JOINING_FRAME.test(frame))) return 'player';
  for (const frame of frames) {
    const area = AREA_PATTERNS.find(([, names]) => names.test(frame))?.[0];
    if (area !== undefined) return area;
  }
  return undefined;
}
