/**
 * Finds out whose code a stack trace went through: platform code (Java, the game, the server
 * program, their libraries) says nothing about the cause, third-party code does.
 */
// cspell:ignore javax kotlinx settingdust cleanroommc rong thedarkcolour llamalad paperspigot dreeam leavesmc izzel mohistmc magmafoundation kettingpowered catserver minecrell akarin nukkit pmsrc phar waterfallmc prismlauncher multimc technicpack tlauncher zekerzhayard Newtonsoft krka luaj hypixel Stunlock Steamworks Vintagestory OTAPI unimi joptsimple objectweb oshi electronwill fasterxml zaxxer okhttp typesafe jline joml javassist bytebuddy paulscode tion okio picocli neovisionaries codehaus fmlcore fmlloader modlauncher eventbus javafmllanguage mclanguage securejarhandler bootstraplauncher authlib datafixerupper bawnorton neruina tasgon lucko notenoughcrashes hikari jedis gson snakeyaml jooq ormlite bstats anvilgui boostedyaml configurate flywaydb Subnautica lwjglx
import { joinInOrder, joinPatterns } from '../lines/join-patterns';

/** A frame of a trace, in Java or .NET: `at shop.jar//com.example.Shop.sell(Shop.java:7) ~[shop.jar:1.0]`. */
export const FRAME = joinInOrder([
  // Class and method, with the jar (also `shop(1).jar`) or loader before them.
  /^\s*at (?<where>(?:[^()\n]{1,120}(?:\(\d{1,3}\)[^()\n]{0,40})?\.jar\/{1,2}|LAYER (?=[A-Z]{4,10}\/))?[^\s()]{1,400}) ?/,
  // The file and its line; in .NET the parameters, each with its type.
  /\((?<source>[^)\n]{0,600})\)/,
  // The jar, if a logger adds it.
  /(?: ~?\[(?<jar>(?:\[[^\]\n]{1,20}\] ?)?[^\]\n]{0,160})\])?/,
]);
/** Packages of Java, the game, the server programs and their bundled libraries. */
const PLATFORM_PACKAGES = joinPatterns([
  // Java, and languages that run on it
  /javax?|jdk|sun|com\.sun|jakarta|kotlinx?|scala|groovy|gnu|oracle/,
  // The game and its mod loaders
  /net\.minecraft|com\.mojang|net\.minecraftforge|net\.neoforged|cpw\.mods|net\.fabricmc/,
  /org\.quiltmc|fabric|knot|org\.sinytra|settingdust|com\.cleanroommc|top\.outlands/,
  /zone\.rong|thedarkcolour|com\.llamalad7/,
  // Server programs and proxies
  /org\.spongepowered|org\.bukkit|org\.spigotmc|org\.github\.spigot/,
  /org\.github\.paperspigot|io\.papermc|com\.destroystokyo|co\.aikar|ca\.spottedleaf/,
  /org\.purpurmc|gg\.pufferfish|org\.dreeam|org\.leavesmc|io\.izzel|com\.mohistmc/,
  /org\.magmafoundation|org\.kettingpowered|catserver|thermos|net\.glowstone|net\.minecrell/,
  /io\.akarin|cn\.nukkit|src|pmsrc|phar|pocketmine|net\.md_5|com\.velocitypowered/,
  /io\.github\.waterfallmc/,
  // Launchers
  /launcher|com\.modrinth|org\.prismlauncher|org\.multimc|net\.technicpack|org\.tlauncher/,
  /io\.github\.zekerzhayard/,
  // Other games, .NET, and what loads mods there
  /Newtonsoft|zombie|se\.krka|org\.luaj|com\.hypixel|System|Microsoft|Mono|MonoMod|HarmonyLib|BepInEx/,
  /UnityEngine|Facepunch|Eco\.(?!Mods)|ProjectM|Stunlock|Steamworks|Vintagestory|Torch/,
  /Oxide\.(?:Core|Game|CSharp)|Carbon|SDG|Sandbox|VRage(?:Math)?|SpaceEngineers/,
  /Rocket\.(?:API|Core|Unturned)|Terraria|TerrariaApi|TShockAPI|OTAPI|ReLogic/,
  /CounterStrikeSharp|Exiled\.(?:Events|Loader)|LabApi\.(?:Events|Loader)/,
  // JavaScript's own objects
  /Function|Object|Module|Promise|Array|process/,
  // Libraries that all of them bring
  /io\.netty|com\.google|org\.apache|org\.slf4j|it\.unimi|joptsimple|org\.objectweb|oshi/,
  /org\.lwjglx?|org\.yaml|com\.electronwill|com\.fasterxml|com\.zaxxer|org\.sqlite|com\.mysql/,
  /org\.mariadb|okhttp3|reactor|com\.typesafe|net\.kyori|org\.jline|org\.joml|org\.json/,
  /org\.eclipse|org\.postgresql|com\.mongodb|redis|org\.reflections|javassist/,
  /org\.(?:jetbrains|hibernate|jooq|flywaydb|h2)|io\.lettuce|com\.j256/,
  /net\.bytebuddy|paulscode|tv\.twitch|net\.dv8tion|okio|retrofit2|picocli/,
  /com\.neovisionaries|org\.java_websocket|org\.codehaus|io\.sentry/,
]);
const PLATFORM_PACKAGE = new RegExp(String.raw`^(?:${PLATFORM_PACKAGES.source})\b`);
/** Jars of the platform. */
const PLATFORM_JARS = joinPatterns([
  // Java, and what is printed if there is no jar
  /\?|app|java|jdk|rt|main|server|client|cache/,
  // The game and its mod loaders
  /minecraft|mojang|forge|forge-events|neoforge|fmlcore|fmlloader|loader|modlauncher/,
  /eventbus|javafmllanguage|mclanguage|securejarhandler|bootstraplauncher|fabric/,
  /fabric-loader|fabric-server|quilt|intermediary|sponge-mixin|mixin|universal/,
  // Server programs and proxies
  /paper|purpur|spigot|craftbukkit|folia|pufferfish|leaf|patched|arclight|mohist|magma/,
  /velocity|waterfall|bungeecord|FlameCord/,
  // Libraries
  /guava|netty|log4j|brigadier|authlib|datafixerupper|reflection-rewriter/,
]);
const PLATFORM_JAR = new RegExp(String.raw`^(?:${PLATFORM_JARS.source})(?:[-_.\d%#@/]|$)`, 'i');
/**
 * What can be printed instead of a jar's name: a class, a temporary file named by a UUID, a .NET
 * offset.
 */
const NO_JAR = /^$|\.class$|^[0-9a-f]{8}-[0-9a-f-]{20,}|^0x[\da-f]{1,8}$/;
/** Mixin names its handlers `handler$abc000$modid$method`, its lambdas `m1a2b3c4$modid$…`; a lambda itself is nobody's. */
const HANDLER =
  /\.(?:\w{1,40}\$[a-z]{3}\d{3}|m[\da-f]{7})\$(?!lambda\$)(?<mod>[a-z][\w-]{1,60})\$\w/;
/**
 * A member that a mod merged into a class of the game: `net.minecraft.class_1937.modid$method`. The
 * words are what compilers and Mixin itself put there.
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
/** First parts of a package after which even the second part can be shared by many authors. */
const SHARED_PREFIX =
  /^(?:[a-z]{2}|com|net|org|dev|xyz|team|club|tech|fun|site|pro|mods?|info|ovh|github|gitlab)$/;

/** A part that many plugins or mods of one author share: the next part is the name. */
const GENERIC_PART =
  /^(?:mods?|plugins?|addons?|extensions?|minecraft|mc|bukkit|spigot|paper|bungee|velocity|geyser|fabric|forge|github)$/;

/** Games that mods put before their own name in .NET: `Valheim.LampDimmer.DimmerPlugin`. */
const GAME_BEFORE_MOD = /^(?:Valheim|VRising|SevenDaysToDie|LethalCompany|Palworld|Subnautica)$/;

/** The first parts of a class name, as many as it takes to identify its author. */
export function getPackage(className: string): string {
  const all = className
    .replace(/^\$wrapper\./, '')
    .split('.')
    .filter((part) => part !== '');
  // `paper.com.example.shop`: a module built for one platform.
  const deep = all.length > 5 && /^(?:com|net|org)$/.test(all[1] as string);
  const parts = deep ? all.slice(1) : all;
  // In `de.Max98.Shop.Main` only the last part is a class: packages can have capital letters, too.
  const isNet = /^[A-Z]/.test(parts[0] ?? '');
  const classAt = isNet ? 0 : parts.findLastIndex((part) => /^[A-Z]/.test(part));
  // .NET: `MyMod.Content.Items.Bulb`, `Oxide.Plugins.MyPlugin`.
  if (classAt === 0 && parts.length > 2) {
    if (parts[1] === 'Plugins') return parts[2] as string;
    return parts[GAME_BEFORE_MOD.test(parts[0] as string) ? 1 : 0] as string;
  }
  const packages = classAt < 0 ? parts.slice(0, -1) : parts.slice(0, classAt);
  // `com.github.anna.lamps`: a name of Anna's comes first.
  const ofHost = /^(?:github|gitlab|gmail)$/.test(packages[1] ?? '') ? 1 : 0;
  const isShared = packages[0] !== undefined && SHARED_PREFIX.test(packages[0]);
  const length = (isShared ? 3 : 2) + ofHost;
  const isGeneric = GENERIC_PART.test(packages[length - 1] ?? '');
  return packages.slice(0, isGeneric ? length + 1 : length).join('.');
}

/** Third-party code: its package, and the jars and mods given for it. */
export interface ThirdParty {
  readonly package?: string;
  readonly names: string[];
}

/** A class in an exception message: `type gregtech.common.TileEntityOres`; not a mixin behind its file. */
const CLASS_IN_MESSAGE = /(?<![\w./$]|\.json:)(?:[a-z][\w]*[./]){2,8}[A-Z][\w$]*/g;

/** The same in .NET: `EquipmentSlots.Inventory_Patch::Prefix`. */
const NET_CLASS_IN_MESSAGE = /(?<![\w./$])([A-Z]\w{2,60}(?:[.+]\w{1,80}){1,6})::\w/;

/** The first third-party class in an exception message. */
export function findThirdPartyInMessage(message: string): ThirdParty | undefined {
  for (const [name] of message.matchAll(CLASS_IN_MESSAGE)) {
    const dotted = name.replaceAll('/', '.');
    if (!PLATFORM_PACKAGE.test(dotted)) return { package: getPackage(dotted), names: [] };
  }
  const net = NET_CLASS_IN_MESSAGE.exec(message)?.[1];
  if (net === undefined || PLATFORM_PACKAGE.test(net)) return undefined;
  return { package: getPackage(`${net.replaceAll('+', '.')}.method`), names: [] };
}

/** The jar or module that the class loader prints before a class. */
function findLoaderName(where: string): string | undefined {
  const loader = LOADER.exec(where)?.groups?.loader;
  if (loader === undefined) return undefined;
  return (loader.split('/').at(-1) as string).replace(/@.*$/, '');
}

/** Mods that only watch what others do at each tick, or catch their errors. */
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

/** The mod whose code stands in a class of the game; undefined if it is a loader or only watches. */
const findModOwner = (mod: string): ThirdParty | undefined =>
  PLATFORM_JAR.test(mod) || BYSTANDER.test(mod) ? undefined : { names: [mod] };

/** The third party that a trace line belongs to; undefined for platform code and other lines. */
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
  // Without a jar nothing says whose library it is.
  return names.length === 0 && CARRIED.test(method)
    ? undefined
    : { package: getPackage(method), names };
}

/** `com.example.glow`: a package or class, and what is in it. */
const QUALIFIED_METHOD = /^[\w$]+\.[\w$]+\.[\w$<]/;

const isOfPlatform = (method: string): boolean =>
  PLATFORM_PACKAGE.test(method) || BYSTANDER.test(method);

/**
 * The names that a frame gives for the jar of its class.
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
