/**
 * Lists what belongs to the platform: Java, the game, the server programs and their libraries. The lists
 * are patterns because lists of plain names compress worse, and every reader of a log loads them.
 */
import { joinPatterns } from '../../../lib/join-patterns';

const PLATFORM_PACKAGES = joinPatterns([
  // Java, and languages that run on it
  /java|javax|jdk|sun|com\.sun|jakarta|kotlin|kotlinx|scala|groovy|gnu|oracle/,
  // The game and its mod loaders
  /net\.minecraft|com\.mojang|net\.minecraftforge|net\.neoforged|cpw\.mods|net\.fabricmc/,
  /org\.quiltmc|fabric|knot|org\.sinytra|settingdust|com\.cleanroommc|top\.outlands|zone\.rong/,
  /thedarkcolour|com\.llamalad7/,
  // Server programs and proxies
  /org\.spongepowered|org\.bukkit|org\.spigotmc|org\.github\.spigot|org\.github\.paperspigot/,
  /io\.papermc|com\.destroystokyo|co\.aikar|ca\.spottedleaf|org\.purpurmc|gg\.pufferfish/,
  /org\.dreeam|org\.leavesmc|io\.izzel|com\.mohistmc|org\.magmafoundation|org\.kettingpowered/,
  /catserver|thermos|net\.glowstone|net\.minecrell|io\.akarin|cn\.nukkit|src|pmsrc|phar/,
  /pocketmine|net\.md_5|com\.velocitypowered|io\.github\.waterfallmc/,
  // Launchers
  /launcher|com\.modrinth|org\.prismlauncher|org\.multimc|net\.technicpack|org\.tlauncher/,
  /io\.github\.zekerzhayard/,
  // Other games, .NET, and what loads mods there
  /Newtonsoft|MySqlConnector|zombie|se\.krka|org\.luaj|com\.hypixel|System|Microsoft|Mono|MonoMod|HarmonyLib/,
  /BepInEx|UnityEngine|Facepunch|ProjectM|Stunlock|Steamworks|Vintagestory|Torch|Oxide\.Core/,
  /Oxide\.Game|Oxide\.CSharp|Carbon|SDG|Sandbox|VRage|VRageMath|SpaceEngineers|Rocket\.API/,
  /Rocket\.Core|Rocket\.Unturned|Terraria|TerrariaApi|TShockAPI|OTAPI|ReLogic/,
  /CounterStrikeSharp|Exiled\.Events|Exiled\.Loader|LabApi\.Events|LabApi\.Loader/,
  // JavaScript's own objects
  /Function|Object|Module|Promise|Array|process/,
  // Libraries that all of them bring
  /io\.netty|com\.google|org\.apache|org\.slf4j|it\.unimi|joptsimple|org\.objectweb|oshi/,
  /org\.lwjgl|org\.lwjglx|org\.yaml|com\.electronwill|com\.fasterxml|com\.zaxxer|org\.sqlite/,
  /com\.mysql|org\.mariadb|okhttp3|reactor|com\.typesafe|net\.kyori|org\.jline|org\.joml|org\.json/,
  /org\.eclipse|org\.postgresql|com\.mongodb|redis|org\.reflections|javassist|org\.jetbrains/,
  /org\.hibernate|org\.jooq|org\.flywaydb|org\.h2|io\.lettuce|com\.j256|net\.bytebuddy|paulscode/,
  /tv\.twitch|net\.dv8tion|okio|retrofit2|picocli|com\.neovisionaries|org\.java_websocket/,
  /org\.codehaus|io\.sentry/,
]);

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

/** The start of a platform class. Of Eco’s packages, `Eco.Mods` alone holds code of third parties. */
export const PLATFORM_PACKAGE = new RegExp(
  String.raw`^(?:${PLATFORM_PACKAGES.source}|Eco\.(?!Mods))\b`,
);

/** The start of the name of a platform jar, up to what separates it from its version. */
export const PLATFORM_JAR = new RegExp(
  String.raw`^(?:${PLATFORM_JARS.source})(?:[-_.\d%#@/]|$)`,
  'i',
);
