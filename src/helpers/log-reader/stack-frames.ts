/**
 * Finds out whose code a stack trace went through: platform code (Java, the game, the server
 * program, their libraries) says nothing about the cause, third-party code does.
 */
// cspell:ignore anvilgui bawnorton boostedyaml bstats configurate gson hikari jedis jooq lucko neruina notenoughcrashes ormlite tasgon thedarkcolour Steamworks Vintagestory hypixel DISTXFORM neovisionaries okio picocli tion EARLYDISPLAY Fehler OTAPI Remapper Reobf akarin authlib bootstraplauncher bytebuddy catserver cleanroommc codehaus craftbukkit datafixerupper destroystokyo dreeam electronwill erreur eventbus fallo fasterxml fehlgeschlagen fmlcore fmlloader ftbquests gnu inecraft izzel javafmllanguage javassist javax jline joml joptsimple kettingpowered kotlinx krka kyori launchwrapper leavesmc llamalad luaj lwjgl magmafoundation mariadb mclanguage minecrell modlauncher modloading mohistmc multimc nukkit objectweb okhttp oshi papermc paperspigot paulscode phar prismlauncher pufferfish purpurmc rong securejarhandler settingdust simibubi snakeyaml spigotmc spottedleaf technicpack tlauncher typesafe unimi waterfallmc xception zaxxer zekerzhayard échec ошибка удалось pmsrc handl threadedregions Stunlock

/** A frame of a trace, in Java or .NET. */
export const FRAME =
  /^\s*at (?<where>(?:[^()\n]{1,120}\.jar\/{1,2}|LAYER (?=[A-Z]{4,10}\/))?[^\s()]{1,400}) ?\((?<source>[^)\n]{0,120})\)(?: ~?\[(?<jar>[^\]\n]{0,160})\])?/;
/** Packages of Java, the game, the server programs and their bundled libraries. */
const PLATFORM_PACKAGE =
  /^(?:javax?|jdk|sun|com\.sun|kotlinx?|scala|groovy|gnu|oracle|net\.minecraft|com\.mojang|net\.minecraftforge|net\.neoforged|cpw\.mods|net\.fabricmc|org\.quiltmc|org\.spongepowered|org\.bukkit|org\.spigotmc|io\.papermc|com\.destroystokyo|co\.aikar|ca\.spottedleaf|org\.purpurmc|gg\.pufferfish|org\.dreeam|net\.md_5|com\.velocitypowered|io\.netty|com\.google|org\.apache|org\.slf4j|it\.unimi|joptsimple|org\.objectweb|com\.llamalad7|oshi|org\.lwjgl|org\.yaml|com\.electronwill|com\.fasterxml|com\.zaxxer|org\.sinytra|thedarkcolour|org\.sqlite|com\.mysql|org\.mariadb|okhttp3|reactor|src|pmsrc|phar|pocketmine|se\.krka|org\.luaj|zombie|org\.github\.paperspigot|org\.github\.spigot|com\.typesafe|net\.kyori|org\.jline|org\.joml|org\.json|io\.izzel|com\.mohistmc|org\.magmafoundation|org\.eclipse|org\.postgresql|com\.mongodb|redis|org\.reflections|javassist|net\.bytebuddy|fabric|knot|paulscode|tv\.twitch|settingdust|System|Microsoft|Mono|MonoMod|HarmonyLib|BepInEx|UnityEngine|Facepunch|ProjectM|Stunlock|Steamworks|Vintagestory|Torch|com\.hypixel|Oxide\.(?:Core|Game|CSharp)|Carbon|SDG|Sandbox|VRage(?:Math)?|SpaceEngineers|Rocket\.(?:API|Core|Unturned)|Terraria|TerrariaApi|TShockAPI|OTAPI|ReLogic|io\.github\.waterfallmc|net\.glowstone|net\.minecrell|cn\.nukkit|io\.akarin|com\.cleanroommc|top\.outlands|zone\.rong|org\.kettingpowered|org\.leavesmc|catserver|launcher|thermos|net\.dv8tion|okio|retrofit2|picocli|com\.neovisionaries|org\.java_websocket|com\.modrinth|org\.codehaus|jakarta|org\.prismlauncher|org\.multimc|net\.technicpack|org\.tlauncher|io\.github\.zekerzhayard)\b/;
/** Jars of the platform. */
const PLATFORM_JAR =
  /^(?:\?|app|java|jdk|main|server|client|minecraft|forge|neoforge|fmlcore|fmlloader|loader|modlauncher|eventbus|javafmllanguage|mclanguage|securejarhandler|bootstraplauncher|paper|purpur|spigot|craftbukkit|folia|pufferfish|leaf|patched|velocity|waterfall|bungeecord|FlameCord|fabric-loader|fabric-server|sponge-mixin|mixin|intermediary|guava|netty|log4j|brigadier|authlib|datafixerupper|reflection-rewriter|cache|mojang|universal|arclight|mohist|magma|rt|forge-events|fabric|quilt)(?:[-_.\d%#@/]|$)/i;
/**
 * What can be printed instead of a jar's name: a class, a temporary file named by a UUID, a .NET
 * offset.
 */
const NO_JAR = /^$|\.class$|^[0-9a-f]{8}-[0-9a-f-]{20,}|^0x[\da-f]{1,8}$/;
/** Mixin names its handlers `handler$abc000$modid$method`, its lambdas `m1a2b3c4$modid$…`. */
const HANDLER = /\.(?:\w{1,40}\$[a-z]{3}\d{3}|m[\da-f]{7})\$(?<mod>[a-z][\w-]{1,60})\$\w/;
/** `Shop-1.0.jar//com.example.Shop`, `TRANSFORMER/create@0.5.1/com.simibubi…`, `java.base/java.lang…`. */
const LOADER = /^(?<loader>.{1,160}?)\/+(?=[\w$.<>-]+$)/;
/** Names of class loaders and their layers, printed instead of a module name. */
const LOADER_NAME = /^(?:java|jdk|knot|TRANSFORMER|LAYER|MC-BOOTSTRAP|SECURE-BOOTSTRAP|app)\b/;
/** First parts of a package after which even the second part can be shared by many authors. */
const SHARED_PREFIX =
  /^(?:[a-z]{2}|com|net|org|dev|xyz|team|club|tech|fun|site|pro|mods?|info|ovh|github|gitlab)$/;

/** The first parts of a class name, as many as it takes to identify its author. */
export function packageOf(className: string): string {
  const all = className.split('.').filter((part) => part !== '');
  // `paper.com.example.shop`: a module built for one platform.
  const deep = all.length > 5 && /^(?:com|net|org)$/.test(all[1] as string);
  const parts = deep ? all.slice(1) : all;
  // In `de.Max98.Shop.Main` the second part is an author, not a class, despite its capital letter.
  const classAt = parts.findIndex(
    (part, at) => /^[A-Z]/.test(part) && (at !== 1 || parts.length < 4),
  );
  // .NET: `MyMod.Content.Items.Bulb`, `Oxide.Plugins.MyPlugin`.
  if (classAt === 0 && parts.length > 2) {
    return parts[1] === 'Plugins' ? (parts[2] as string) : (parts[0] as string);
  }
  const packages = classAt < 0 ? parts.slice(0, -1) : parts.slice(0, classAt);
  const length = packages[0] !== undefined && SHARED_PREFIX.test(packages[0]) ? 3 : 2;
  return packages.slice(0, length).join('.');
}

/** Third-party code: its package, and the jars and mods given for it. */
export interface ThirdParty {
  readonly package?: string;
  readonly names: string[];
}

/** A class in an exception message: `type gregtech.common.TileEntityOres`. */
const CLASS_IN_MESSAGE = /(?<![\w./$])(?:[a-z][\w]*[./]){2,8}[A-Z][\w$]*/g;

/** The same in .NET: `EquipmentSlots.Inventory_Patch::Prefix`. */
const NET_CLASS_IN_MESSAGE = /(?<![\w./$])([A-Z]\w{2,60})(?:\.\w{1,80}){1,6}::\w/;

/** The first third-party class in an exception message. */
export function thirdPartyInMessage(message: string): ThirdParty | undefined {
  for (const [name] of message.matchAll(CLASS_IN_MESSAGE)) {
    const dotted = name.replaceAll('/', '.');
    if (!PLATFORM_PACKAGE.test(dotted)) return { package: packageOf(dotted), names: [] };
  }
  const net = NET_CLASS_IN_MESSAGE.exec(message)?.[1];
  return net === undefined || PLATFORM_PACKAGE.test(net) ? undefined : { package: net, names: [] };
}

/** The jar or module that the class loader prints before a class. */
function loaderName(where: string): string | undefined {
  const loader = LOADER.exec(where)?.groups?.loader;
  if (loader === undefined) return undefined;
  return (loader.split('/').at(-1) as string).replace(/@.*$/, '');
}

/** Mods that only watch what others do at each tick, or catch their errors. */
const BYSTANDER =
  /^(?:com\.bawnorton\.neruina|tasgon\.observable|observable|me\.lucko\.spark|fudge\.notenoughcrashes|neruina|spark|notenoughcrashes)(?:\.|$)/;
/** Libraries that plugins carry inside, under a package of their own. */
const CARRIED =
  /\.(?:h2|hikari(?:cp)?|sqlite|mysql|mariadb|mongodb|jedis|lettuce|netty|gson|jackson|snakeyaml|okhttp3?|okio|caffeine|jooq|ormlite|bstats|commandapi|acf|anvilgui|boostedyaml|configurate|jda|slf4j|log4j)\./;

/** The third party that a trace line belongs to; undefined for platform code and other lines. */
export function thirdPartyOf(line: string): ThirdParty | undefined {
  const frame = FRAME.exec(line)?.groups;
  if (frame === undefined) return undefined;
  const printed = frame.where as string;
  const handler = HANDLER.exec(printed)?.groups?.mod;
  if (handler !== undefined) {
    return PLATFORM_JAR.test(handler) || BYSTANDER.test(handler) ? undefined : { names: [handler] };
  }
  const loader = loaderName(printed);
  const method = loader === undefined ? printed : printed.slice(printed.lastIndexOf('/') + 1);
  if (PLATFORM_PACKAGE.test(method) || BYSTANDER.test(method)) return undefined;
  if (!/^[\w$]+\.[\w$]+\.[\w$<]/.test(method)) return undefined;
  const jar = (frame.jar ?? '?').split(/:(?=[^:]*$)/)[0]?.replace(/%.*$/, '') as string;
  const names = [
    ...(loader === undefined || PLATFORM_JAR.test(loader) || LOADER_NAME.test(loader)
      ? []
      : [loader]),
    ...(PLATFORM_JAR.test(jar) || NO_JAR.test(jar) ? [] : [jar]),
  ];
  // Without a jar nothing says whose library it is.
  return names.length === 0 && CARRIED.test(method)
    ? undefined
    : { package: packageOf(method), names };
}
