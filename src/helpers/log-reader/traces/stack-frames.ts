/**
 * Finds out whose code a stack trace went through: platform code (Java, the game, the server
 * program, their libraries) says nothing about the cause, third-party code does.
 */
import { joinInOrder } from '../../../lib/join-patterns';
import { PLATFORM_JAR, PLATFORM_PACKAGE } from './platform';

/**
 * A frame of a trace, in Java or .NET, with its named groups:
 *
 *     at shop.jar//com.example.Shop.sell(Shop.java:7) ~[shop.jar:1.0]
 *        └──────── where ──────────────┘ └─ source ─┘   └─── jar ──┘
 */
export const FRAME = joinInOrder([
  // The class and method, after the jar (which may be called `shop(1).jar`) or the class loader.
  /^\s*at (?<where>(?:[^()\n]{1,120}(?:\(\d{1,3}\)[^()\n]{0,40})?\.jar\/{1,2}|LAYER (?=[A-Z]{4,10}\/))?[^\s()]{1,400}) ?/,
  // The file and its line, or in .NET the parameters with their types.
  /\((?<source>[^)\n]{0,600})\)/,
  // The jar, if the logger adds it.
  /(?: ~?\[(?<jar>(?:\[[^\]\n]{1,20}\] ?)?[^\]\n]{0,160})\])?/,
]);
/** Stands where a jar’s name can be: a class, a temporary file named by a UUID, or a .NET offset. */
const NO_JAR = /^$|\.class$|^[0-9a-f]{8}-[0-9a-f-]{20,}|^0x[\da-f]{1,8}$/;
/**
 * A method that Mixin generated, with the id of its mod: `handler$abc000$modid$method`, or a lambda
 * such as `m1a2b3c4$modid$…`. The name `lambda$` itself is no mod’s.
 */
const HANDLER =
  /\.(?:\w{1,40}\$[a-z]{3}\d{3}|m[\da-f]{7})\$(?!lambda\$)(?<mod>[a-z][\w-]{1,60})\$\w/;
/**
 * A member that a mod merged into a class of the game: `net.minecraft.class_1937.modid$method`. The
 * excluded words are those that compilers and Mixin itself put in place of a mod’s id.
 */
const MERGED_MEMBER = joinInOrder([
  /^net\.minecraft\.[\w.$]{1,200}\./,
  /(?!(?:lambda|access|handler|redirect|inject|constant|args?|localvar|accessor|invoker|bridge|mixinextras|val|this|proxy)\$|modify\w*\$|wrap\w*\$)/,
  /(?<mod>[a-z][a-z0-9_-]{2,40})\$(?!lambda\$)[a-z]\w/,
]);
/** `Shop-1.0.jar//com.example.Shop`, `TRANSFORMER/create@0.5.1/com.simibubi…`, `java.base/java.lang…`. */
const LOADER = /^(?<loader>.{1,160}?)\/+(?=[\w$.<>-]+$)/;
/** Names of class loaders and their layers, printed instead of a module name. */
const LOADER_NAME = /^(?:java|jdk|knot|TRANSFORMER|LAYER|MC-BOOTSTRAP|SECURE-BOOTSTRAP|app)\b/;
/** First parts of packages whose second part many authors may share, such as `com.github`. */
const SHARED_PREFIX =
  /^(?:[a-z]{2}|com|net|org|dev|xyz|team|club|tech|fun|site|pro|mods?|info|ovh|github|gitlab|red|gay|moe|lol|wtf|cool|games|online|space)$/;

/** A part that many plugins or mods of one author share, so that only the next part is a name. */
const GENERIC_PART =
  /^(?:mods?|plugins?|addons?|extensions?|minecraft|mc|bukkit|spigot|paper|bungee|velocity|geyser|fabric|forge|github)$/;

/** Games whose names .NET mods put before their own: `Valheim.LampDimmer.DimmerPlugin`. */
const GAME_BEFORE_MOD = /^(?:Valheim|VRising|SevenDaysToDie|LethalCompany|Palworld|Subnautica)$/;

/** Returns as many parts of a class name as it takes to identify its author. */
export function getPackage(className: string): string {
  const all = className
    .replace(/^\$wrapper\./, '')
    .split('.')
    .filter((part) => part !== '');
  // `paper.com.example.shop`: a module built for one platform.
  const deep = all.length > 5 && /^(?:com|net|org)$/.test(all[1] as string);
  const parts = deep ? all.slice(1) : all;
  // Packages can have capital letters, too: only the last part of `de.Max98.Shop.Main` is a class.
  const isNet = /^[A-Z]/.test(parts[0] ?? '');
  const classIndex = isNet ? 0 : parts.findLastIndex((part) => /^[A-Z]/.test(part));
  // .NET: `MyMod.Content.Items.Bulb`, `Oxide.Plugins.MyPlugin`.
  if (classIndex === 0 && parts.length > 2) {
    if (parts[1] === 'Plugins') return parts[2] as string;
    return parts[GAME_BEFORE_MOD.test(parts[0] as string) ? 1 : 0] as string;
  }
  const packages = classIndex < 0 ? parts.slice(0, -1) : parts.slice(0, classIndex);
  // `com.github.anna.lamps`: a name of Anna's comes first.
  const ofHost = /^(?:github|gitlab|gmail)$/.test(packages[1] ?? '') ? 1 : 0;
  const isShared = packages[0] !== undefined && SHARED_PREFIX.test(packages[0]);
  const length = (isShared ? 3 : 2) + ofHost;
  const isGeneric = GENERIC_PART.test(packages[length - 1] ?? '');
  return packages.slice(0, isGeneric ? length + 1 : length).join('.');
}

/** Third-party code: its package, and the names of jars or mods that the log gives for it. */
export interface ThirdParty {
  readonly package?: string;
  readonly names: string[];
}

/** A class in an exception message: `type gregtech.common.TileEntityOres`. A mixin after its file is none. */
const CLASS_IN_MESSAGE = /(?<![\w./$]|\.json:)(?:[a-z][\w]*[./]){2,8}[A-Z][\w$]*/g;

/** The same in .NET: `EquipmentSlots.Inventory_Patch::Prefix`. */
const NET_CLASS_IN_MESSAGE = /(?<![\w./$])([A-Z]\w{2,60}(?:[.+]\w{1,80}){1,6})::\w/;

/** Finds the first third-party class in an exception message. */
export function findThirdPartyInMessage(message: string): ThirdParty | undefined {
  for (const [name] of message.matchAll(CLASS_IN_MESSAGE)) {
    const dotted = name.replaceAll('/', '.');
    if (!PLATFORM_PACKAGE.test(dotted)) return { package: getPackage(dotted), names: [] };
  }
  const net = NET_CLASS_IN_MESSAGE.exec(message)?.[1];
  if (net === undefined || PLATFORM_PACKAGE.test(net)) return undefined;
  return { package: getPackage(`${net.replaceAll('+', '.')}.method`), names: [] };
}

/** Finds the jar or module that the class loader prints before a class. */
function findLoaderName(where: string): string | undefined {
  const loader = LOADER.exec(where)?.groups?.loader;
  if (loader === undefined) return undefined;
  return (loader.split('/').at(-1) as string).replace(/@.*$/, '');
}

/** Mods that only measure other mods at each tick, or catch their errors. */
const BYSTANDER = joinInOrder([
  /^/,
  [
    /com\.bawnorton\.neruina|tasgon\.observable|observable|me\.lucko\.spark/,
    /fudge\.notenoughcrashes|neruina|spark|notenoughcrashes/,
  ],
  /(?:\.|$)/,
]);
/** Libraries that plugins carry inside, under a package of their own. */
const CARRIED = joinInOrder([
  /\./,
  [
    /h2|hikari(?:cp)?|sqlite|mysql|mariadb|mongodb|jedis|lettuce|netty|gson|jackson|snakeyaml/,
    /okhttp3?|okio|caffeine|jooq|ormlite|bstats|commandapi|acf|anvilgui|boostedyaml|configurate/,
    /jda|slf4j|log4j/,
  ],
  /\./,
]);

/** Finds the mod whose code is in a class of the game; undefined for a loader or a bystander. */
const findModOwner = (mod: string): ThirdParty | undefined =>
  PLATFORM_JAR.test(mod) || BYSTANDER.test(mod) ? undefined : { names: [mod] };

/** Finds the third party that a line of a trace belongs to; undefined for platform code and other lines. */
export function findThirdParty(line: string): ThirdParty | undefined {
  const frame = FRAME.exec(line)?.groups;
  if (frame === undefined) return undefined;
  const where = frame.where as string;
  const handler = HANDLER.exec(where)?.groups?.mod;
  if (handler !== undefined) return findModOwner(handler);
  const loader = findLoaderName(where);
  const method = loader === undefined ? where : where.slice(where.lastIndexOf('/') + 1);
  const merged = MERGED_MEMBER.exec(method)?.groups?.mod;
  if (merged !== undefined) return findModOwner(merged);
  if (!QUALIFIED_METHOD.test(method) || isOfPlatform(method)) return undefined;
  const names = listJarNames(loader, frame.jar);
  // Without a jar, nothing shows who carries this library.
  return names.length === 0 && CARRIED.test(method)
    ? undefined
    : { package: getPackage(method), names };
}

/** `com.example.glow`: a package or class, and what is in it. */
const QUALIFIED_METHOD = /^[\w$]+\.[\w$]+\.[\w$<]/;

const isOfPlatform = (method: string): boolean =>
  PLATFORM_PACKAGE.test(method) || BYSTANDER.test(method);

/**
 * Lists the names that a frame gives for the jar of its class.
 * @param loader what the class loader prints before the class
 * @param printedJar what a logger adds to the frame: `shop.jar:1.0`, `shop-1.0.jar%2345!/:?`
 */
export function listJarNames(loader: string | undefined, printedJar = '?'): string[] {
  const jar = (printedJar.split(/:(?=[^:]*$)/)[0] as string).replace(/[%$].*$/, '');
  const isLoaderJar =
    loader !== undefined && !PLATFORM_JAR.test(loader) && !LOADER_NAME.test(loader);
  const isJar = !PLATFORM_JAR.test(jar) && !NO_JAR.test(jar);
  return [...(isLoaderJar ? [loader] : []), ...(isJar ? [jar] : [])];
}
