/** What kind of error the deepest cause of a trace is, as far as its type and words tell. */
// cspell:ignore clinit javax unimi
import type { FAULTS } from './words';

export type FaultKind = keyof typeof FAULTS;

export interface Fault {
  readonly kind: FaultKind;
  /** The class or method that is not there, where the error names it. */
  readonly missing?: string;
  /** The file that the error names. */
  readonly file?: string;
}

/** Errors of a program that was compiled against something else than what is there. */
const LINKAGE =
  /\b(?:NoSuchMethodError|NoSuchFieldError|AbstractMethodError|IncompatibleClassChangeError|IllegalAccessError|NoClassDefFoundError|ClassNotFoundException|TypeNotPresentException|VerifyError)\b:?(?: Type )?(?<words>[^\n]{0,300})/;
/** A class or member with its packages, written with dots or slashes. */
const NAME =
  /(?<![\w./$])L?(?<name>(?:[a-z_][\w]*[./]){1,9}[A-Za-z_$][\w$]*(?:[.#](?:<init>|<clinit>|[\w$]+))?)/g;
/** Words of such messages that look like a class and are none of what is missing. */
const OF_JAVA = /^(?:java|javax|kotlin|scala|it\.unimi)\./;
/** Only in the game of a player; servers come without. */
const OF_CLIENT =
  /^(?:net\.minecraft\.(?:client|src\.client)\b|com\.mojang\.blaze3d|org\.lwjgl|net\.minecraft\.class_(?:310|437|638|746)\b)/;
const OF_GAME =
  /^(?:net\.minecraft|com\.mojang|net\.minecraftforge|net\.neoforged|cpw\.mods|net\.fabricmc|org\.quiltmc|org\.bukkit|org\.spigotmc|io\.papermc|com\.destroystokyo|co\.aikar|net\.md_5|com\.velocitypowered|net\.kyori|forge|fabric)\b/;

const KINDS: readonly (readonly [kind: FaultKind, error: RegExp])[] = [
  ['hang', /^The main thread stood still here/],
  ['port-taken', /Address already in use/],
  ['address', /Cannot assign requested address/],
  [
    'network',
    /\b(?:UnknownHostException|ConnectException|SocketTimeoutException|NoRouteToHostException|SSL\w{0,20}Exception|HttpTimeoutException|ConnectTimeoutException)\b/,
  ],
  ['database', /\b(?:SQL\w{0,40}Exception|CommunicationsException|MongoTimeoutException)\b/],
  [
    'settings',
    /\b(?:JsonSyntaxException|JsonParseException|MalformedJsonException|YAMLException|ParserException|ScannerException|ParsingException|InvalidConfigurationException|TomlParseException)\b/,
  ],
  [
    'cut-file',
    /\b(?:EOFException|ZipException|UTFDataFormatException|MalformedInputException|zip END header)\b/,
  ],
  ['file-in-the-way', /\bFileAlreadyExistsException\b/],
  ['no-file', /\b(?:FileNotFoundException|NoSuchFileException|DirectoryNotFoundException)\b/],
  ['memory', /\b(?:OutOfMemoryError|StackOverflowError)\b/],
  [
    'code',
    /\b(?:NullPointer|NullReference|InvalidOperation|KeyNotFound|ArgumentNull|ClassCast|IndexOutOfBounds|ArrayIndexOutOfBounds|StringIndexOutOfBounds|IllegalState|IllegalArgument|NumberFormat|UnsupportedOperation|NoSuchElement|ConcurrentModification|Arithmetic|NegativeArraySize|InvocationTarget)\w{0,10}Exception\b/,
  ],
];

/** Kinds of errors behind whose type the file stands. */
const OF_FILES: ReadonlySet<FaultKind> = new Set(['file-in-the-way', 'no-file', 'settings']);
const FILE =
  /(?<![\w.-])(?<file>[\w.-]{1,80}\.(?:ya?ml|toml|json5?|conf|cfg|properties|txt|dat|db|nbt|jar|ini|lang|png|js|mca|gz|zip|log))\b(?![\w./\\])/;

/** The class that a linkage error misses, or undefined where it names none. */
function missingOf(words: string): string | undefined {
  for (const match of words.matchAll(NAME)) {
    const name = (match.groups?.name as string).replaceAll('/', '.');
    if (!OF_JAVA.test(name)) return name;
  }
  return undefined;
}

/**
 * The kind of an error.
 * @param error its line, e.g. `java.lang.NoSuchMethodError: org/bukkit/Server.getTPS()`
 */
export function faultOf(error: string): Fault | undefined {
  const linkage = LINKAGE.exec(error)?.groups;
  if (linkage !== undefined) {
    const missing = missingOf(linkage.words as string);
    // A game without names of its own, before 1.17, has classes such as `blk`.
    if (missing === undefined) return { kind: 'other-game' };
    if (OF_CLIENT.test(missing)) return { kind: 'client-code', missing };
    return { kind: OF_GAME.test(missing) ? 'other-game' : 'other-part', missing };
  }
  const kind = KINDS.find(([, form]) => form.test(error))?.[0];
  if (kind === undefined) return undefined;
  const file = OF_FILES.has(kind) ? FILE.exec(error)?.groups?.file : undefined;
  return file === undefined ? { kind } : { kind, file };
}
