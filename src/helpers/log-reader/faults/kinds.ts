/** Classifies the deepest cause of a trace by its type and message. */
// cspell:ignore Initialisation ersion doesn catserver clinit javax unimi ECONNREFUSED ENOENT ENOSPC EACCES EPERM ENOTFOUND ETIMEDOUT TOML xception Hikari licen couldn Configurate jarfile hronously orldgen Registr Reloadable Handshak electronwill snakeyaml gson joptsimple objectweb uration
import { anyOf } from '../any-of';
import { libraryOf } from './libraries';
import type { Area } from './areas';
import type { FaultKind } from './causes';

export type { Area, FaultKind };

export interface Fault {
  readonly kind: FaultKind;
  /** The missing class or method, if the error names it. */
  readonly missing?: string;
  /** The library that it belongs to, if many parts depend on that library. */
  readonly library?: string;
  /** The file that the error names. */
  readonly file?: string;
}

/** Kinds of errors that healthy servers do not print. */
export const ALARMING_KINDS: ReadonlySet<FaultKind> = new Set([
  'port-taken',
  'address',
  'cut-file',
  'database',
  'permission',
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
  /\b(?:NoSuchMethodError|NoSuchFieldError|AbstractMethodError|IncompatibleClassChangeError|IllegalAccessError|NoClassDefFoundError|ClassNotFoundException|NoSuchMethodException|NoSuchFieldException|TypeNotPresentException|VerifyError|MissingMethodException|MissingFieldException|TypeLoadException|MethodAccessException)\b:?(?: Type )?(?<words>[^\n]{0,600})/;
/** A class or member with its package, with dots or slashes. */
const QUALIFIED_NAME =
  /(?<![\w./$])L?(?<name>(?:[a-z_][\w]*[./]){1,9}[A-Za-z_$][\w$]*(?:[.#](?:<init>|<clinit>|[\w$]+))?)/g;
/** Words in such messages that look like a class but are not what is missing. */
const JAVA_PACKAGE = /^(?:java|javax|kotlin|scala|it\.unimi)\./;
/** Exists only in the client; servers do not contain it. */
const CLIENT_PACKAGE =
  /^(?:net\.minecraft\.(?:client|src\.client)\b|net\.(?:fabricmc\.fabric\.api|minecraftforge|neoforged\.neoforge)\.client\b|com\.mojang\.blaze3d|org\.lwjgl|net\.minecraft\.class_(?:310|437|638|746)\b)/;
const GAME_PACKAGE =
  /^(?:net\.minecraft|com\.mojang|net\.minecraftforge|net\.neoforged|cpw\.mods|net\.fabricmc|org\.quiltmc|org\.bukkit|org\.spigotmc|io\.papermc|com\.destroystokyo|co\.aikar|net\.md_5|com\.velocitypowered|net\.kyori|forge|fabric)\b/;

/**
 * Libraries that the server provides for plugins and mods: a different one means a different
 * server.
 */
const SERVER_LIBRARY =
  /^(?:org\.yaml\.snakeyaml|org\.apache\.(?:commons|logging|http)|com\.google\.(?:common|gson|inject)|io\.netty|it\.unimi\.dsi|org\.slf4j|joptsimple|org\.objectweb\.asm|com\.electronwill)\b/;

/** What loaders print when code requests a client class. */
const CLIENT_ONLY =
  /(?:Attempted to load|Cannot load) class (?<name>[\w/$.]{1,300}) (?:for invalid dist DEDICATED_SERVER|in environment type SERVER)/;

/** Error types, and equivalent messages in any programming language; the first match wins. */
const KIND_PATTERNS: readonly (readonly [kind: FaultKind, error: RegExp])[] = [
  ['hang', /^The main thread stood still here/],
  [
    'not-supported',
    anyOf(
      [
        /\b(?:version|release|build)\b[^\n]{0,60} (?:is not|isn.t|not) (?:yet )?(?:supported|compatible)/,
        /\b(?:un|not )supported (?:server |minecraft |game |nms )?version\b/,
        /\b(?:does not|doesn.t|no longer) supports? (?:this|your) (?:server|version|minecraft|software)\b/,
        /\bIncompatible server (?:software|version)/,
        /\bIndex 3 out of bounds for length 3\b/,
        /return value of "[^"\n]{0,200}[vV]ersion\w{0,20}\([^"\n]{0,80}\)" is null/,
        /\bneed to run at least \w{1,20} (?:version|build)\b/,
      ],
      'i',
    ),
  ],
  [
    'mixin',
    anyOf([
      /\b(?:MixinApplyError|MixinInitialisationError|InvalidInjectionException|InvalidMixinException|MixinTransformerError|MixinPreProcessorException|InjectionError)\b/,
      /Mixin transformation of [^\n]{1,120} failed/,
      /Critical injection failure/,
    ]),
  ],
  ['modules', /\bjava\.lang\.module\.\w{1,40}Exception|\bexports? package \S{1,120} to /],
  ['closed-java', /InaccessibleObjectException|does not "(?:opens|exports) /],
  [
    'native',
    /UnsatisfiedLinkError|DllNotFoundException|BadImageFormatException|cannot open shared object file|error while loading shared libraries|GLIBC\w{0,4}_[\d.]{1,8}. not found/,
  ],
  ['port-taken', /Address already in use|port is already (?:in use|allocated)|EADDRINUSE/i],
  ['address', /cannot assign requested address|EADDRNOTAVAIL/i],
  ['disk', /No space left on device|not enough (?:disk )?space|Disk quota exceeded|ENOSPC/i],
  [
    'permission',
    /\b(?:AccessDeniedException|UnauthorizedAccessException|EACCES|EPERM)\b|permission denied|Operation not permitted|Access to the path [^\n]{1,200} is denied|Read-only file system/i,
  ],
  [
    'locked',
    /SQLITE_BUSY|database is locked|used by another process|OverlappingFileLockException|already locked|unable to (?:acquire|obtain)[^\n]{0,20} lock/i,
  ],
  [
    'database',
    /\b(?:\w{0,20}SQL\w{0,40}Exception|CommunicationsException|MongoTimeoutException|HikariPool\S{0,20})\b/,
  ],
  [
    'key',
    /\bjavax\.crypto\.\w{1,40}Exception\b|\bjava\.security\.(?:spec\.)?\w{0,30}Key\w{0,5}Exception\b|\b(?:InvalidKey|AEADBadTag|BadPadding)Exception\b/,
  ],
  [
    'refused',
    anyOf(
      [
        /(?:HTTP\D{0,24}|status(?: code)?:? ?|response(?: code)?:? ?|^|\s)\(?(?:401|403)\b(?= |:|\)|,|$)/,
        /\b(?:Unauthorized|Forbidden|LoginException|InvalidTokenException)\b/,
        /invalid (?:(?:\w{1,12} )?(?:token|licen[cs]e|credentials?)|(?:api|access|auth\w{0,12}|secret|server|login)[ -]?key)\b/,
        /authentication (?:failed|error)/,
        /licen[cs]e (?:is )?(?:invalid|expired|not (?:found|valid))/,
      ],
      'i',
    ),
  ],
  [
    'not-online',
    anyOf(
      [
        /(?:HTTP\D{0,24}|status(?: code)?:? ?|response(?: code)?:? ?)404\b/,
        /\b404\b[^\n]{0,4}(?: |:)not found/,
        /No (?:mods?|modpacks?|projects?|versions?) (?:were )?found/,
        /could not (?:find|resolve) (?:an? )?(?:release|version|project|artifact)/,
        /No such (?:image|project|version)/,
      ],
      'i',
    ),
  ],
  [
    'network',
    anyOf(
      [
        /\b(?:UnknownHost|Connect|SocketTimeout|NoRouteToHost|SSL\w{0,20}|HttpTimeout|ConnectTimeout|HttpRequest|Socket|WebSocket\w{0,20})Exception\b/,
        /Connection (?:refused|reset|timed out)/,
        /(?:could not|couldn.t) resolve host/,
        /Temporary failure in name resolution/,
        /Network is unreachable/,
        /No route to host/,
        /\bENOTFOUND\b/,
        /ECONNREFUSED/,
        /ETIMEDOUT/,
        /certificate (?:verify|has expired|is not)/,
        /\b50[0234]:? (?:Internal Server Error|Bad Gateway|Service Unavailable|Gateway Time)/,
        /failed to (?:connect|fetch)\b/,
        /unable to connect(?! [^\n]{0,60}(?:player details|forwarding))/,
        /timeout while connecting/,
        /context deadline exceeded/,
        /\bdial tcp\b/,
        /i\/o timeout/,
        /\bdownload(?:ing|s)?(?: of [^\n]{1,40}?)? (?:seems to )?(?:has |have )?failed\b/,
      ],
      'i',
    ),
  ],
  [
    'packet',
    anyOf(
      [
        /\b(?:CorruptedFrameException|DecoderException|EncoderException|PacketException)\b/,
        /Failed to (?:de|en)code packet/,
        /packet did not (?:de|en)code/,
        /Bad packet/,
        /badly compressed/,
        /VarInt too big/,
        /was larger than (?:I )?expected/,
      ],
      'i',
    ),
  ],
  [
    'recipe',
    anyOf(
      [
        /(?:Parsing error loading|Error (?:while )?(?:parsing|loading)|Failed to (?:parse|load)|Couldn.t (?:parse|load|read)) (?:the )?(?:element |data file |json )?['"]?(?:recipes?|data file|loot[ _]?tables?|advancements?|item modifiers?|predicates?)\b/,
        /Couldn.t parse data file/,
        /(?:Invalid or unsupported|Unknown) recipe (?:type|serializer)/,
        /No key \w{1,40} in MapLike/,
      ],
      'i',
    ),
  ],
  ['names', /ResourceLocationException|InvalidIdentifierException|Non \[a-z0-9/],
  [
    'world-data',
    /\bLoading NBT data|\b(?:\w{0,20}Nbt\w{0,20}Exception|ChunkLoadException)\b|\bNBT (?:tag|data)|Not a \w{1,12} tag|Missing Palette|invalid NBT|playerdata|level\.dat/i,
  ],
  [
    // Bukkit's message to code that passes it something this version does not accept.
    'api',
    anyOf([
      /\bdata \([^\n)]{1,120}\) should be class /,
      /missing required data class /,
      /\brequires data, null provided/,
      /\bdata section is missing/,
      /No enum constant org\.bukkit\./,
      /Cannot get ID of Modern Material/,
      /\bNo (?:sound|NMS particle)(?: found)?\b/,
    ]),
  ],
  ['late', /Registry (?:is )?already frozen|registry is frozen/i],
  [
    'registry',
    anyOf(
      [
        /Unbound values/,
        /Unknown registry (?:key|element)/,
        /Missing registry/,
        /\b(?:item|block|entity|biome|recipe|tag|element|key|sound|effect|attribute|type)\b[^\n]{0,60} not (?:yet )?registered/,
        /(?:Adding )?Duplicate (?:key|id|registration|value)/,
        /unbound (?:value|tag)/,
        /Registry Object not present/,
        /Missing (?:element|key)s? in registry/,
        /Unregistered/,
      ],
      'i',
    ),
  ],
  [
    'script',
    anyOf([
      /\b(?:EcmaError|EvaluatorException|ScriptException|PolyglotException|LuaError|TypeError|ReferenceError|SyntaxError)\b/,
      /\bLua compiler error/,
      /unexpected symbol near/,
      /attempt(?:ed)? to (?:index|call|perform)/,
      /Object tried to call nil/,
      /attempted index/,
    ]),
  ],
  [
    'value',
    anyOf(
      [
        /\bNo enum constant\b/,
        /InvalidEnumArgument/,
        /\bUnknown (?:\w{1,20} )?(?:material|enchantment|item|entity type|sound|particle|value|option|type)\b/,
        /is not a valid \w{1,20}/,
        /invalid value/,
        /\bMaterial cannot be null/,
        /is an invalid type\b/,
        /Not a valid material/,
        /expects \w{1,40} but got/,
      ],
      'i',
    ),
  ],
  [
    'settings',
    anyOf(
      [
        /\b(?:Json\w{0,20}Exception|MalformedJsonException|JSONException|YAMLException|Yaml\w{0,20}Exception|(?:Parser|Scanner|Constructor|Composer)Exception|ParsingException|ConfigurateException|SerializationException|InvalidConfigurationException|Toml\w{0,12}Exception|XmlException)\b/,
        /Expected BEGIN_(?:OBJECT|ARRAY)/,
        /while (?:parsing|scanning) an? /,
        /mapping values are not allowed/,
        /Unexpected (?:token|character)/,
        /(?:could not|failed to|error|cannot) (?:pars(?:e|ing)|read(?:ing)?) (?:the )?\S{0,80}(?:config|settings|\.ya?ml|\.json5?|\.toml|\.properties)/,
      ],
      'i',
    ),
  ],
  [
    // Java's message for a missing entry in a plugin’s settings.
    'setting-missing',
    anyOf([
      /Cannot invoke "[^"\n]{0,200}\b\w{0,30}(?:Config(?:uration(?:Section)?)?|Settings)\w{0,20}\.\w{1,60}\([^"\n]{0,120}" because /,
      /because the return value of "[^"\n]{0,200}(?:getConfigurationSection|get\w{0,20}Config)\(/,
    ]),
  ],
  [
    'cut-file',
    anyOf(
      [
        /hexadecimal value 0x00/,
        /cyclic redundancy check/,
        /\b(?:EOFException|ZipException|UTFDataFormatException|MalformedInputException|EndOfStreamException|InvalidDataException)\b/,
        /zip END header/,
        /unexpected end of (?:file|stream|input)/,
        /checksum mismatch/,
        /corrupt(?:ed)? (?:file|jar|zip)/,
      ],
      'i',
    ),
  ],
  ['file-in-the-way', /\bFileAlreadyExistsException\b/],
  [
    'no-file',
    anyOf(
      [
        /\b(?:FileNotFoundException|NoSuchFileException|DirectoryNotFoundException)\b/,
        /No such file or directory/,
        /cannot find the (?:file|path)/,
        /could not find (?:a part of the path|file)/,
        /\bENOENT\b/,
        /(?:could )?not be found in files/,
        /executable file not found/,
        /: command not found/,
        /Unable to access jarfile/,
      ],
      'i',
    ),
  ],
  ['memory', /\b(?:OutOfMemoryError|StackOverflowError|OutOfMemoryException|StackOverflow)\b/],
  [
    'threads',
    anyOf(
      [
        /\bAsynchronous \S/,
        /IllegalThreadStateException/,
        /(?:on|from|outside)(?: the| a)? wrong thread/,
        /off(?:-| the )main thread/,
        /thread failed main thread check/,
        /not (?:on|from) the (?:main|server) thread/,
        /called from async/,
        /\basync(?:hronously)?\b[^\n]{0,40}(?:not allowed|only)/,
      ],
      'i',
    ),
  ],
  [
    'code',
    anyOf([
      /\b(?:IllegalPluginAccess|NullPointer|NullReference|InvalidOperation|KeyNotFound|ArgumentNull|Argument|ClassCast|IndexOutOfBounds|IndexOutOfRange|ArrayIndexOutOfBounds|StringIndexOutOfBounds|IllegalState|IllegalArgument|UnsupportedOperation|NotImplemented|NoSuchElement|ConcurrentModification|Arithmetic|DivideByZero|NegativeArraySize|InvocationTarget|Runtime|InvalidCast|NumberFormat)\w{0,10}Exception\b/,
      /\bExceptionInInitializerError(?:null)?\b/,
    ]),
  ],
];

/** Kinds of errors that print a file name after the type. */
const KINDS_WITH_FILE: ReadonlySet<FaultKind> = new Set([
  'file-in-the-way',
  'no-file',
  'settings',
  'cut-file',
  'locked',
  'permission',
  'script',
  'world-data',
]);
const FILE_NAME =
  /(?<![\w.-])(?<file>[\w.-]{1,80}\.(?:ya?ml|toml|json5?|conf|cfg|properties|txt|dat|db|nbt|jar|ini|lang|png|js|mca|gz|zip|log|lua|sk))\b(?![\w./\\])/;

/** The class that is missing in a linkage error; undefined if it names none. */
function missingOf(words: string): string | undefined {
  // `Receiver class Lamp does not define … 'abstract void on()' of interface Switch`: the switch changed.
  const inherited = /' of (?:interface|abstract class) (?<owner>[\w.$]{1,200}[\w$])/.exec(words)
    ?.groups?.owner;
  if (inherited !== undefined) return inherited;
  // `'Lamp pkg.Socket.lamp(Bulb)'`: return type, method, parameter types.
  const method = /'[\w.$[\]]{1,200} (?<method>[\w.$]{1,300}[.](?:[\w$]+|<init>))\(/.exec(words)
    ?.groups?.method;
  if (method !== undefined && !JAVA_PACKAGE.test(method)) return method;
  // The class exists, but one of its fields does not.
  const field =
    /^\s*Class (?<owner>[\w.$]{1,200}) does not have member field '\S{1,200} (?<name>[\w$]{1,80})'/.exec(
      words,
    )?.groups;
  if (field !== undefined) return `${field.owner}.${field.name}`;
  for (const match of words.matchAll(QUALIFIED_NAME)) {
    const name = (match.groups?.name as string).replaceAll('/', '.');
    if (!JAVA_PACKAGE.test(name)) return name;
  }
  return undefined;
}

/** Here a player is rejected, not the program. */
const PLAYER_REJECTED = /\b(?:client|player)\b[^\n]{0,24}\b(?:sent|kicked|rejected)\b/i;
/** `"com/example/ConfigException" in class file`. */
const QUOTED_CLASS = /(?:[\w.$]{1,60}\/){1,12}[A-Z]\w{0,60}(?:Exception|Error)\b/g;

/**
 * Classifies an error.
 * @param error its line, e.g. `java.lang.NoSuchMethodError: org/bukkit/Server.getTPS()`, or a
 * program's message without a type
 */
export function faultOf(error: string): Fault | undefined {
  // The class exists: its static initializer failed, mostly with an error of its own further up.
  if (/NoClassDefFoundError: Could not initialize class /.test(error)) return { kind: 'code' };
  const linkage = LINKAGE_ERROR.exec(error)?.groups;
  if (linkage !== undefined) {
    const missing = missingOf(linkage.words as string);
    // The obfuscated game before 1.17 has classes such as `blk`; a field may belong to anyone.
    if (missing === undefined) {
      return { kind: /NoClassDefFound|ClassNotFound/.test(error) ? 'other-game' : 'other-build' };
    }
    if (CLIENT_PACKAGE.test(missing)) return { kind: 'client-code', missing };
    const library = libraryOf(missing);
    if (library !== undefined) return { kind: 'dependency-class', missing, library };
    const shared = GAME_PACKAGE.test(missing) || SERVER_LIBRARY.test(missing);
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
  ['terrain', /ChunkGenerator|[Ww]orldgen|StructureStart|NoiseBased|FeaturePlace|BiomeDecorator/],
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
  ['player', /PlayerList\.(?:load|save|place)|PlayerDataStorage|PlayerAdvancements|ServerStats/],
  ['packets', /Packet|Connection|Protocol|Handshak|NetworkManager/],
  ['entity', /(?:Block|Tile)?Entity\w{0,40}\.|Mob\b/],
];

/** The area indicated by the first frames of a trace. */
export function areaOf(frames: readonly string[]): Area | undefined {
  for (const frame of frames) {
    const area = AREA_PATTERNS.find(([, names]) => names.test(frame))?.[0];
    if (area !== undefined) return area;
  }
  return undefined;
}
