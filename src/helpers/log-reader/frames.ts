/** Whose code the frames of a stack trace are. */
// cspell:ignore DISTXFORM neovisionaries okio picocli tion EARLYDISPLAY Fehler OTAPI Remapper Reobf akarin authlib bootstraplauncher bytebuddy catserver cleanroommc codehaus craftbukkit datafixerupper destroystokyo dreeam electronwill erreur eventbus fallo fasterxml fehlgeschlagen fmlcore fmlloader ftbquests gnu inecraft izzel javafmllanguage javassist javax jline joml joptsimple kettingpowered kotlinx krka kyori launchwrapper leavesmc llamalad luaj lwjgl magmafoundation mariadb mclanguage minecrell modlauncher modloading mohistmc multimc nukkit objectweb okhttp oshi papermc paperspigot paulscode phar prismlauncher pufferfish purpurmc rong securejarhandler settingdust simibubi snakeyaml spigotmc spottedleaf technicpack tlauncher typesafe unimi waterfallmc xception zaxxer zekerzhayard échec ошибка удалось pmsrc handl threadedregions Stunlock

/** One frame of a trace, of Java or of .NET. */
export const FRAME =
  /^\s*at (?<where>(?:[^()\n]{1,120}\.jar\/{1,2})?[^\s()]{1,400}) ?\((?<source>[^)\n]{0,120})\)(?: ~?\[(?<jar>[^\]\n]{0,160})\])?/;
/** Packages of Java, the game, the platforms and the libraries that come with them. */
const AT_HOME =
  /^(?:javax?|jdk|sun|com\.sun|kotlinx?|scala|groovy|gnu|oracle|net\.minecraft|com\.mojang|net\.minecraftforge|net\.neoforged|cpw\.mods|net\.fabricmc|org\.quiltmc|org\.spongepowered|org\.bukkit|org\.spigotmc|io\.papermc|com\.destroystokyo|co\.aikar|ca\.spottedleaf|org\.purpurmc|gg\.pufferfish|org\.dreeam|net\.md_5|com\.velocitypowered|io\.netty|com\.google|org\.apache|org\.slf4j|it\.unimi|joptsimple|org\.objectweb|com\.llamalad7|oshi|org\.lwjgl|org\.yaml|com\.electronwill|com\.fasterxml|com\.zaxxer|org\.sqlite|com\.mysql|org\.mariadb|okhttp3|reactor|src|pmsrc|phar|pocketmine|se\.krka|org\.luaj|zombie|org\.github\.paperspigot|org\.github\.spigot|com\.typesafe|net\.kyori|org\.jline|org\.joml|org\.json|io\.izzel|com\.mohistmc|org\.magmafoundation|org\.eclipse|org\.postgresql|com\.mongodb|redis|org\.reflections|javassist|net\.bytebuddy|fabric|knot|paulscode|tv\.twitch|settingdust|System|Microsoft|Mono|MonoMod|HarmonyLib|BepInEx|UnityEngine|Facepunch|ProjectM|Stunlock|Oxide\.(?:Core|Game|CSharp)|Carbon|SDG|Sandbox|VRage(?:Math)?|SpaceEngineers|Rocket\.(?:API|Core|Unturned)|Terraria|TerrariaApi|TShockAPI|OTAPI|ReLogic|io\.github\.waterfallmc|net\.glowstone|net\.minecrell|cn\.nukkit|io\.akarin|com\.cleanroommc|top\.outlands|zone\.rong|org\.kettingpowered|org\.leavesmc|catserver|launcher|thermos|net\.dv8tion|okio|retrofit2|picocli|com\.neovisionaries|org\.java_websocket|com\.modrinth|org\.codehaus|jakarta|org\.prismlauncher|org\.multimc|net\.technicpack|org\.tlauncher|io\.github\.zekerzhayard)\b/;
/** Jars of the platform: a frame in one of them tells nothing. */
const HOME_JAR =
  /^(?:\?|app|java|jdk|main|server|client|minecraft|forge|neoforge|fmlcore|fmlloader|loader|modlauncher|eventbus|javafmllanguage|mclanguage|securejarhandler|bootstraplauncher|paper|purpur|spigot|craftbukkit|folia|pufferfish|leaf|patched|velocity|waterfall|bungeecord|FlameCord|fabric-loader|fabric-server|sponge-mixin|mixin|intermediary|guava|netty|log4j|brigadier|authlib|datafixerupper|reflection-rewriter|cache|mojang|universal|arclight|mohist|magma|rt|forge-events|fabric|quilt)(?:[-_.\d%#@/]|$)/i;
/** What stands in place of a jar's name: a class, a temporary file with a number for a name, .NET's offset. */
const NO_JAR = /^$|\.class$|^[0-9a-f]{8}-[0-9a-f-]{20,}|^0x[\da-f]{1,8}$/;
/** Mixin names its handlers `handler$abc000$modid$method`, its lambdas `m1a2b3c4$modid$…`. */
const HANDLER = /\.(?:\w{1,40}\$[a-z]{3}\d{3}|m[\da-f]{7})\$(?<mod>[a-z][\w-]{1,60})\$\w/;
/** `Shop-1.0.jar//com.example.Shop`, `TRANSFORMER/create@0.5.1/com.simibubi…`, `java.base/java.lang…`. */
const LOADER = /^(?<loader>.{1,160}?)\/+(?=[\w$.<>-]+$)/;
/** Domains whose second part names nobody yet. */
const WIDE =
  /^(?:[a-z]{2}|com|net|org|dev|xyz|team|club|tech|fun|site|pro|mods?|info|ovh|github|gitlab)$/;

/** The first parts of a class name that name who made it. */
export function packageOf(className: string): string {
  const parts = className.split('.').filter((part) => part !== '');
  // `de.Max98.Shop.Main`: the second part names somebody, however it is written.
  const classAt = parts.findIndex(
    (part, at) => /^[A-Z]/.test(part) && (at !== 1 || parts.length < 4),
  );
  // .NET: `MyMod.Content.Items.Bulb`, `Oxide.Plugins.MyPlugin`.
  if (classAt === 0 && parts.length > 2) {
    return parts[1] === 'Plugins' ? (parts[2] as string) : (parts[0] as string);
  }
  const packages = classAt < 0 ? parts.slice(0, -1) : parts.slice(0, classAt);
  const length = packages[0] !== undefined && WIDE.test(packages[0]) ? 3 : 2;
  return packages.slice(0, length).join('.');
}

export interface Foreign {
  readonly package?: string;
  readonly names: string[];
}

/** A class of somebody's in the words of an exception: `type gregtech.common.TileEntityOres`. */
const CLASS_IN_WORDS = /(?<![\w./$])(?:[a-z][\w]*[./]){2,8}[A-Z][\w$]*/g;

export function foreignInWords(words: string): Foreign | undefined {
  for (const [name] of words.matchAll(CLASS_IN_WORDS)) {
    const dotted = name.replaceAll('/', '.');
    if (!AT_HOME.test(dotted)) return { package: packageOf(dotted), names: [] };
  }
  return undefined;
}

/** What one frame gives away about who wrote it, or undefined where it is the platform's own. */
export function foreignOf(line: string): Foreign | undefined {
  const frame = FRAME.exec(line)?.groups;
  if (frame === undefined) return undefined;
  let where = frame.where as string;
  const names: string[] = [];
  const handler = HANDLER.exec(where)?.groups?.mod;
  const loader = LOADER.exec(where)?.groups?.loader;
  if (loader !== undefined) {
    where = where.slice(where.lastIndexOf('/') + 1);
    const last = loader.split('/').at(-1) as string;
    const name = last.replace(/@.*$/, '');
    if (
      !HOME_JAR.test(name) &&
      !/^(?:java|jdk|knot|TRANSFORMER|LAYER|MC-BOOTSTRAP|SECURE-BOOTSTRAP|app)\b/.test(name)
    ) {
      names.push(name);
    }
  }
  if (handler !== undefined) return HOME_JAR.test(handler) ? undefined : { names: [handler] };
  if (AT_HOME.test(where) || !/^[\w$]+\.[\w$]+\.[\w$<]/.test(where)) return undefined;
  const jar = (frame.jar ?? '?').split(/:(?=[^:]*$)/)[0]?.replace(/%.*$/, '') as string;
  if (!HOME_JAR.test(jar) && !NO_JAR.test(jar)) names.push(jar);
  return { package: packageOf(where), names };
}
