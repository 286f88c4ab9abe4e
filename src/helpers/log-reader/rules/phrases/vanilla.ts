/** Patterns for `minecraft/vanilla.ts`: lists of players that the game cannot read, and its address. */
import { joinInOrder } from '../../../../lib/join-patterns';

/** The rest of the line does not say that there is no file: at the first start there is none yet. */
const NOT_WITHOUT_FILE = /(?![^\n]{0,80}\b(?:FileNotFound|NoSuchFile))/;
/** `Failed to load operators list: `, with an error on this line or the next. */
export const PLAYER_LIST_NOT_READ = joinInOrder([
  /Failed to load (?<what>operators list|user banlist|ip banlist|white-list): ?/,
  NOT_WITHOUT_FILE,
  [
    joinInOrder([/\n/, NOT_WITHOUT_FILE, /[^\n]{0,80}(?:Exception|Error)/]),
    /[^\n]{0,80}(?:Exception|Error)/,
  ],
]);

/** `JsonSyntaxException: lamp`, to the end of the line. */
const BROKEN_JSON = /Json(?:Syntax|Parse)Exception: [^\n]{0,400}/;
/** The text of such a list is damaged, or one of its entries is. */
export const PLAYER_LIST_ENTRY_BROKEN = [
  // What the image of itzg says of them before the start.
  /'manage-users' command failed[^\n]{0,200}\n[^\n]{0,200}(?:MismatchedInput|JsonParse|JsonEOF|InvalidFormat)Exception/,
  joinInOrder([
    /(?:Encountered an unexpected exception|Description: Exception in server tick loop)\s{1,4}/,
    /(?:com\.google\.gson\.)?JsonSyntaxException: Expected entry to be a JsonObject, was /,
  ]),
  joinInOrder([
    BROKEN_JSON,
    /(?:\n[^\n]{0,300}){1,6}?\n\s{0,8}at (?:[\w.@/-]{0,100}[./])?/,
    /(?:JsonList|StoredUserList|UserList|class_3331)\.\w{1,40}\(/,
  ]),
  // The game's own short names: nothing else is read as JSON between the start and the world.
  joinInOrder([
    BROKEN_JSON,
    /\n(?:\s{1,8}at [a-z]{1,3}\.[\w<>]{1,6}\([^\n]{1,60}\n){2,7}/,
    /\s{1,8}at net\.minecraft\.server\.MinecraftServer\.\w/,
  ]),
];

/** `UnknownHostException: lamp.example.com`, which the game asked for as its own address. */
export const HOST_OF_SERVER_UNKNOWN = joinInOrder([
  /UnknownHostException: (?:No such host is known \()?(?<host>[\w.-]{1,120})[^\n]{0,80}\n/,
  /(?:\s{1,8}at (?:java\.base\/)?java\.[^\n]{1,300}\n){2,14}/,
  // The server itself asked, by its own name or by one of a mapping.
  /\s{1,8}at (?:net\.minecraft\.server\.dedicated\.|net\.minecraft\.class_\d|[a-z]{2,4}\.[a-z]{1,2}\()/,
  /[^\n]{1,300}\n\s{1,8}at net\.minecraft\.server\.MinecraftServer\./,
]);
