/** Finds whom an error message names if its trace contains no third-party code. */
import { joinInOrder, joinPatterns } from '../../../lib/join-patterns';
import type { Fault, FaultKind } from '../faults/kinds';
import { FRAME, listJarNames } from './stack-frames';

/** Names of the platform's own folders, jars and files. */
const PLATFORM_NAMES = joinPatterns([
  // Programs
  /server|minecraft|minecraft_server|paper|paperclip|purpur|spigot|craftbukkit|folia|bukkit/,
  /forge|neoforge|fml|fabric|fabric-server-launch|quilt|velocity|waterfall|bungeecord|java/,
  /rt|app|launcher|installer/,
  // Folders and words
  /update|config|plugins|mods|world|unknown|cache|libraries|versions|views/,
]);
const PLATFORM_NAME = new RegExp(String.raw`^(?:${PLATFORM_NAMES.source})(?:[-_.\d]|$)`, 'i');
/** In a plugin's folder, `plugins/Shop/config.yml`. */
const PLUGIN_FOLDER = /\bplugins[\\/](?<name>[A-Za-z][\w+-]{1,40})[\\/]/;
/** In a mod's folder in other games, `mods/Shop/scripts/a.lua`; not a class of the game. */
const MOD_FOLDER =
  /(?<!\bnet[\\/]minecraft[\w\\/]{0,60})\b(?:[Mm]ods|addons|resources)[\\/]{1,2}(?<name>[A-Za-z][\w +.'-]{1,40}?)[\\/]{1,2}[\w +.-]{1,60}/;
/** A jar in `plugins` or `mods`. */
const JAR = /(?:^|[\s'"`\\/([])(?<name>[A-Za-z][\w+.()[\]-]{1,80}?)\.jar\b/;
/** A file in the mods folder that is not a jar. */
const MOD_FILE = /\b[Mm]ods[\\/](?<name>[A-Za-z][\w+.-]{1,80}?)\.(?:zip|dll|pak|phar)\b/;
/** `shop.mixins.json`, `mixins.shop.json`. */
const MIXINS = joinInOrder([
  /(?:^|[\s'"`\\/([:])/,
  [
    /mixins\.(?<late>[a-z][\w-]{1,60})\./,
    joinInOrder([
      /(?<name>[a-z][\w-]{1,60}?)/,
      /(?:[.-](?:common|forge|fabric|neoforge|server|main|core))?[.-]mixins?\./,
    ]),
  ],
  /(?:\w{1,20}\.){0,3}json/,
]);
/** `config/shop-server.toml`, `config/shop/a.json`. */
const CONFIG =
  /\bconfig[\\/](?<name>[a-z][\w-]{1,60}?)(?:-(?:server|common|client))?(?:[\\/]|\.(?:toml|json5?|ya?ml|cfg)\b)/;
/** Folders of a data pack, printed like a namespace: `recipe:shop:lamp`. */
const DATA_FOLDERS = 'loot_tables?|recipes?|advancements?|tags|predicates?|item_modifiers?';
/** What stands before a colon without being the namespace of a mod. */
const NO_NAMESPACE = `minecraft|${DATA_FOLDERS}|forge|neoforge|fabric|c|https?|java|file|jar|union|jdbc|mysql|wss?|tcp|udp|line|root|localhost|mixin`;
/** `shop:lamp`: the namespace of an item, block or the like. */
const NAMESPACED_ID = new RegExp(
  String.raw`(?<![\w./-]|(?<!${DATA_FOLDERS}):)(?!(?:${NO_NAMESPACE})\b)(?<name>[a-z][a-z0-9_-]{2,40}):(?=[A-Za-z_][\w./-])`,
);
/** Kinds of errors whose messages contain such names. */
const KINDS_WITH_IDS: ReadonlySet<FaultKind> = new Set([
  'names',
  'recipe',
  'registry',
  'late',
  'world-data',
  'settings',
  'value',
]);

/** A class that somebody rewrote while it was loaded: `{re:classloading,xf:OptiFine:default}`. */
const REWRITTEN = /[{,]xf:(?:fml:)?(?<name>[A-Za-z][\w-]{1,40}):/;
/** A start command: the jars in it are the server’s own, or run beside it. */
const START_COMMAND = / -(?:jar|javaagent)\b/;
const MAX_FRAMES = 8;

/** Who rewrote the code of the game in which something is missing, the closest first. */
export function listRewriters(frames: readonly string[], fault: Fault | undefined): string[] {
  if (fault?.missing === undefined) return [];
  return frames
    .slice(0, MAX_FRAMES)
    .map((frame) => REWRITTEN.exec(frame)?.groups?.name)
    .filter((name): name is string => name !== undefined && !PLATFORM_NAME.test(name));
}

/** Where a frame’s class has the name of the jar it is in: the library’s own jar. */
const isOwnJar = (className: string, jar: string): boolean =>
  className
    .split('.')
    .some((part) => part.length > 3 && jar.toLowerCase().includes(part.toLowerCase()));

/**
 * The jars of others that carry a library of the platform in which something is missing: two copies
 * of it do not fit each other.
 */
export function listCarriers(frames: readonly string[], fault: Fault | undefined): string[] {
  if (fault?.missing === undefined) return [];
  return frames.slice(0, MAX_FRAMES).flatMap((frame) => {
    const { where = '', jar } = FRAME.exec(frame)?.groups ?? {};
    return listJarNames(undefined, jar).filter((name) => !isOwnJar(where, name));
  });
}

/** Names in an error message, the most certain first. */
export function findNamesInMessage(message: string, fault: Fault | undefined): string[] {
  if (START_COMMAND.test(message)) return [];
  const forms = [PLUGIN_FOLDER, MOD_FOLDER, MIXINS, JAR, MOD_FILE, CONFIG];
  if (fault !== undefined && KINDS_WITH_IDS.has(fault.kind)) forms.push(NAMESPACED_ID);
  return forms
    .map((form) => form.exec(message)?.groups)
    .map((groups) => groups?.name ?? groups?.late)
    .filter((name): name is string => name !== undefined && !PLATFORM_NAME.test(name));
}
