import { joinInOrder, nameGroup } from '../../../../lib/join-patterns';
import { ANYWHERE, type Rule } from '../rule';

const DATABASES = { route: '/databases' };

/** A frame of DayZ and Arma Reforger in the game's own scripts: `scripts/4_World/entities\a.c:12`. */
const GAME_FRAME = String.raw`\s*scripts\/[^\n]{1,200}\n`;
/** The folder of a mod before its scripts: `JM/COT/Scripts/4_World/a.c:1`, `Lamps/3_Game/a.c:1`. */
const MOD_FRAME = String.raw`\s*(?!scripts\/|\$)(?<mod>[\w.@ -]{2,60}(?:\/(?!scripts\/|[1-5]_)[\w.@ -]{2,60})?)\/[^\n]{0,200}?(?<file>[\w.-]{1,80}\.c):(?<at>\d{1,6})`;
/** From the first words of the error to its first frame. */
const TO_FRAMES = String.raw`[^]{0,600}?Stack trace:\s*\n`;
/** `Division by zero`; not `Parsing failed`. */
const SCRIPT_ERROR = nameGroup('what', [
  [
    /NULL pointer to instance|Index out of bounds|Division by zero|Stack overflow/,
    /Cannot convert [^\n]{1,60}|Undefined (?:function|variable) '[^'\n]{1,80}'/,
  ],
]).source;

/** The file of a script, and the line in it: `server/main.lua:12: `. */
const LUA_FILE = String.raw`[^:\n]{0,160}?(?<file>[\w.-]{1,80}\.luad?):(?<at>\d{1,6}): `;
/** Folders of Garry’s Mod for scripts of any add-on. */
const LUA_FOLDER = '(?:autorun|includes|entities|weapons|effects|vgui|menu|derma|postprocess)';
/** Where Lua stopped, with the add-on or resource whose script it is: in FiveM and in Garry’s Mod. */
const LUA_PLACES: readonly string[] = [
  String.raw`event handling function for resource (?<mod>[\w.-]{1,60}): [^\n]{0,120}?(?:Failed to execute thread: )@?${LUA_FILE}`,
  String.raw`Error (?:loading|running) script \S{1,160} in resource (?<mod>[\w.-]{1,60}): @${LUA_FILE}`,
  String.raw`SCRIPT ERROR: @(?<mod>[\w.-]{1,60})\/${LUA_FILE}`,
  String.raw`^(?:\[[^\]\n]{1,60}\] ?)?(?:addons|gamemodes)\/(?<mod>[\w.-]{1,60})\/${LUA_FILE}`,
  String.raw`^\[ERROR\] lua\/(?!${LUA_FOLDER}\/)(?<mod>[\w.-]{2,60})\/${LUA_FILE}`,
  String.raw`^\[(?!ERROR)(?<mod>[^\]\n]{2,60})\] lua\/${LUA_FILE}`,
  String.raw`^(?:\[ {0,20}script:[^\]\n]{1,40}\] )?@(?<mod>[\w.-]{1,60})\/${LUA_FILE}`,
];
/** What the frameworks of FiveM and RedM hand to other resources. */
const FRAMEWORK = 'ESX|QBCore|QBX|vRP|VORPcore|VorpCore|RSGCore|Ox';
const withPlaces = (what: string): RegExp[] => LUA_PLACES.map((place) => new RegExp(place + what));

/** Errors in scripts of DayZ, FiveM and Garry’s Mod. */
export const scriptErrorRules: readonly Rule[] = [
  {
    id: 'enfusion-script-error',
    software: ANYWHERE,
    scope: 'entry',
    literals: [
      'NULL pointer to instance',
      'Index out of bounds',
      'Division by zero',
      "Undefined function '",
      "Undefined variable '",
    ],
    patterns: [
      new RegExp(String.raw`${SCRIPT_ERROR}${TO_FRAMES}${MOD_FRAME}`),
      new RegExp(
        String.raw`${SCRIPT_ERROR}${TO_FRAMES}\s*\$CurrentDir:\/{0,2}[^\n]{0,200}?(?<file>[\w.-]{1,80}\.c):(?<at>\d{1,6})`,
      ),
      new RegExp(String.raw`${SCRIPT_ERROR}${TO_FRAMES}(?:${GAME_FRAME}){1,12}?${MOD_FRAME}`),
      new RegExp(
        String.raw`${SCRIPT_ERROR}${TO_FRAMES}\s*(?<place>scripts\/[^\n]{0,200}?)(?<file>[\w.-]{1,80}\.c):(?<at>\d{1,6})`,
      ),
    ],
    title: 'A script stopped with “{what}” in {file}, line {at} (of {mod}).',
    cause:
      'The script met something that is not there. A folder before the file names the mod whose script it is; “mpmissions” is the mission of this server; only “scripts/…” is the game itself, which mods and the mission call with wrong values.',
    fix: 'Undo the last change at that place if it is a file of your mission (init.c and the like). Else update the mod and what it builds on to builds for this version of the game, and take it out for one test; if only the game stands there, leave out the mods added last.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'enfusion-script-compile',
    effect: 'ends',
    software: ANYWHERE,
    literals: [
      "Unknown type '",
      'is marked as override, but there is no function',
      "Undefined function '",
      'Multiple declaration of',
      "Can't find variable '",
      "Function '",
    ],
    patterns: [
      joinInOrder([
        // The folder of the mod, before its scripts.
        /(?:^|["\s])(?<mod>[\w.@-]{2,60}(?:\/(?!scripts\/|[1-5]_)[\w.@-]{2,60})?)/,
        /\/(?:[Ss]cripts\/|[1-5]_)[^\n"(]{1,200}?\.c(?:\(|[",:]{1,2} ?)\d{1,6}\)?"?: /,
        nameGroup('what', [
          [
            /Unknown type|Undefined function|Undefined variable|Multiple declaration of/,
            /Can't find variable|Function|Class|Variable/,
          ],
          /[^\n]{1,120}/,
        ]),
      ]),
    ],
    title: 'The scripts of the mod {mod} cannot be compiled: {what}',
    cause:
      'It names something that is not there: another mod that it builds on is missing or loaded after it, or it was made for another version of the game. Without its scripts the server does not start.',
    fix: 'Update {mod}. Install what its page lists as required, and write that before it in -mod=. If that does not help, take {mod} out until there is a build for this version of the game.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'fivem-export-missing',
    explainedBy: { rules: ['fivem-database-address'] },
    software: ANYWHERE,
    literals: ['No such export '],
    patterns: [
      /@(?<mod>[\w.-]{1,60})\/[^\n]{1,120}: No such export (?<what>\w{1,60}) in resource (?!\k<mod>(?![\w-]))(?<needed>[\w.-]{1,60})/,
      /\[ {0,20}script:(?<mod>[\w.-]{1,60})\] [^\n]{0,160}No such export (?<what>\w{1,60}) in resource (?<needed>[\w.-]{1,60})/,
      /No such export (?<what>\w{1,60}) in resource (?<needed>[\w.-]{1,60})/,
    ],
    title: 'The resource {needed} does not offer “{what}”, which another resource asks of it.',
    cause:
      '{needed} does not run (it failed, or starts later than what uses it), what lies there is its source code instead of the finished download, or it is of another version than the resource that asks.',
    fix: 'Look further up for an error of {needed} itself and mend that first. Take the archive of its release page (not “Source code”), write “ensure {needed}” in server.cfg above all that use it, and update the resource that asks.',
  },
  {
    id: 'fivem-database-address',
    software: ANYWHERE,
    literals: ['ERR_INVALID_URL', 'Invalid URL'],
    patterns: [/resource oxmysql: TypeError[^\n]{0,40}Invalid URL/],
    title: 'FiveM (oxmysql) cannot read mysql_connection_string: it is no valid address.',
    cause:
      'Its form is mysql://user:password@host/name. Signs such as @ : / ? # in the password break it, or a part is missing.',
    fix: 'Write mysql_connection_string in server.cfg again with the values of the panel’s list of databases, above “ensure oxmysql”. Give the database a password of letters and digits only.',
    guide: DATABASES,
  },
  {
    id: 'luanti-mod-error',
    effect: 'ends',
    product: 'Luanti',
    software: ANYWHERE,
    scope: 'entry',
    // Luanti may write the time before each line of an error.
    above: true,
    literals: ['ModError: ', '.lua:'],
    patterns: [
      joinInOrder([
        /ModError: /,
        [
          /Failed to load and run(?: \w{1,12})? script from/,
          /Runtime error from mod '[^'\n]{0,60}' in/,
        ],
        / [^\n]{0,200}\n(?:[^\n]{0,80}ERROR\[\w{1,20}\]: )?\s{0,4}(?:[A-Z]:)?[^:\n]{0,200}/,
        /[\\/](?:mods|games[\\/][\w.-]{1,60}[\\/]mods)[\\/]/,
        /(?:[\w.-]{1,60}[\\/]){0,2}?(?<mod>[\w.-]{1,60})[\\/](?:[\w.-]{1,60}[\\/]){0,6}/,
        /(?<file>[\w.-]{1,80}\.lua):(?<at>\d{1,6}): (?<what>[^\n]{1,160})/,
      ]),
      /ModError: Runtime error from mod '(?<mod>[^'\n]{1,60})' in (?<what>[^\n]{1,160})/,
      joinInOrder([
        /ModError: (?<what>Failed to load and run(?: \w{1,12})? script) from [^\n]{0,200}/,
        /[\\/]mods[\\/](?<mod>[\w.-]{1,60})[\\/](?:[\w.-]{1,60}[\\/]){0,6}[\w.-]{1,80}\.lua/,
      ]),
    ],
    title: 'The mod {mod} stopped the server: {what} ({file}, line {at}).',
    cause:
      '“Nil value” usually means: the mod builds on another mod or on the game Minetest Game, which is not there or has another version; a fault of the mod is also possible.',
    fix: 'Look on the page of {mod} which games and mods it supports, and install those in their newest versions. Otherwise take it out: load_mod_{mod} = false in world.mt.',
  },
  {
    id: 'lua-config-missing',
    effect: 'survived',
    software: ANYWHERE,
    literals: ["global 'Config'"],
    patterns: withPlaces(String.raw`attempt to \w{4,20} (?:a nil value \()?global 'Config'`),
    title: 'The scripts of {mod} do not find its settings (Config).',
    cause:
      'They usually stand in config.lua of {mod} itself: that has a typing error, is missing, or is not listed in fxmanifest.lua (or __resource.lua).',
    fix: 'Look further up for an error about config.lua. Undo the last change there, or put the file of the download back and carry your values over. Then look that fxmanifest.lua of {mod} names it above the other scripts.',
  },
  {
    id: 'lua-needs-another',
    effect: 'survived',
    software: ANYWHERE,
    literals: ['.lua:', '.luad:'],
    patterns: [
      ...withPlaces(
        String.raw`attempt to \w{4,20} a nil value \(global '(?!Config')(?<needed>\w{1,60})'\)`,
      ),
      ...withPlaces(
        String.raw`attempt to \w{4,20} global '(?!Config')(?<needed>\w{1,60})' \(a nil value\)`,
      ),
      ...withPlaces(
        String.raw`attempt to \w{4,20} a nil value \((?:local|upvalue) '(?<needed>${FRAMEWORK})'\)`,
      ),
    ],
    title: 'A script of {mod} uses “{needed}”, which is not there ({file}, line {at}).',
    cause:
      'Another resource or add-on, or another file of {mod}, was to define {needed}: it is not installed, starts later, failed itself, or is of another version.',
    fix: 'Look further up for the first error of a script. Bring {mod} and what its page lists as required to their newest versions, whole, and let that start before {mod} (FiveM: the order of “ensure” in server.cfg).',
  },
  {
    id: 'lua-script-error',
    effect: 'survived',
    software: ANYWHERE,
    unlessExplained: true,
    literals: ['.lua:', '.luad:'],
    patterns: withPlaces(
      String.raw`(?<what>(?:attempt(?:ed)? to |bad argument #|unexpected symbol near |'[^'\n]{1,20}' expected)[^\n]{0,140})`,
    ),
    title: 'A script of {mod} stopped: {what} ({file}, line {at}).',
    cause:
      'The server goes on without the rest of that script. It met an empty or unfit value: a fault of it, an entry in its settings or data, or something that it builds on and that has another version.',
    fix: 'Update {mod} and what it builds on. If you changed {file} or its settings last, undo that. If the error stays, take {mod} out for one test, and send the lines to its author.',
  },
  {
    id: 'fivem-database',
    software: ANYWHERE,
    literals: ['Unable to establish a connection to the database'],
    scope: 'entry',
    covers: false,
    patterns: [
      /Unable to establish a connection to the database!? ?\((?<code>(?!ER_)E[A-Z_]{3,20})\)/,
      /Unable to establish a connection to the database!?\s*\n[^\n]{0,80}\b(?:connect|read|getaddrinfo) (?<code>E[A-Z_]{3,20})\b/,
    ],
    title: 'FiveM (oxmysql) does not reach its database ({code}).',
    cause:
      'ECONNREFUSED: at that address and port no database runs. ETIMEDOUT: nobody answers there, or a firewall is between. ENOTFOUND, EAI_AGAIN: the name of the host leads nowhere. ECONNRESET: it ended the connection at once, usually because the address is not one of a database, or the password was read wrongly.',
    fix: 'Compare mysql_connection_string in server.cfg with the list of databases in the panel: host, port, user, password, name. Signs such as ; , / ? : @ & = + $ # in the password cut it off: take a password of letters and digits. Start the database before FiveM.',
    guide: DATABASES,
  },
  {
    id: 'fivem-table-missing',
    software: ANYWHERE,
    above: true,
    literals: ["' doesn't exist"],
    patterns: [
      /(?<mod>[\w-]{2,60}) was unable to execute a query[^]{0,600}?Table '(?<table>[\w.-]{1,120})' doesn't exist/,
      /\[(?<mod>[\w-]{2,60})\] An error happens? (?:on MySQL )?for query [^\n]{1,300}Table '(?<table>[\w.-]{1,120})' doesn't exist/,
      /\[ {0,20}script:(?<mod>[\w-]{2,60})\] [^\n]{0,300}Table '(?<table>[\w.-]{1,120})' doesn't exist/,
    ],
    title: 'The resource {mod} asks the database for the table {table}, which is not there.',
    cause: 'Its file .sql was not imported, or into another database, or it is of another version.',
    fix: 'Import the .sql file that lies in the folder of {mod} into the database of mysql_connection_string (phpMyAdmin → Import), then restart.',
    guide: DATABASES,
  },
  {
    id: 'fivem-column-missing',
    software: ANYWHERE,
    above: true,
    literals: ["Unknown column '"],
    patterns: [
      /(?<mod>[\w-]{2,60}) was unable to execute a query[^]{0,600}?Unknown column '(?<column>[\w.-]{1,120})'/,
    ],
    title: 'The resource {mod} asks the database for the column {column}, which is not there.',
    cause:
      'The table is of another version of {mod}: what its update changes in the database was not imported.',
    fix: 'Make a backup of the database. Look in the folder of {mod}, and on the page of its release, for a .sql file or lines of the update, and import those (phpMyAdmin → Import); then restart.',
    guide: DATABASES,
  },
  {
    id: 'database-port-closed',
    roles: ['proof', 'logger-is-suspect'],
    software: ANYWHERE,
    unlessExplained: true,
    literals: [':3306', ':5432', ':27017', ':6379', ':33060', "Can't connect to M"],
    patterns: [
      /Can't connect to (?:MySQL|MariaDB) server on '[^'\n]{1,120}'[^\n]{0,60}?(?<code>refused|timed out|not known|unreachable|\(\d{2,5}\b)/,
      joinInOrder([
        /\b(?:connect|connecting to)\b[^\n]{0,40}?\b/,
        /(?<code>ECONNREFUSED|ETIMEDOUT|EACCES|EHOSTUNREACH|ENETUNREACH|ECONNRESET) /,
        /[^\n]{1,120}?:(?:3306|5432|27017|6379|33060)\b/,
      ]),
      /\bdial tcp [^\n]{1,120}?:(?:3306|5432|27017|6379|33060): (?:connect: )?(?<code>[^\n]{3,60})/,
      /\bconnect(?:ion|ing)? to (?:server at )?[^\n]{1,120}?(?::|, port )(?:3306|5432|27017|6379|33060)\b[^\n]{0,60}?(?<code>refused|timed out)/i,
    ],
    title: 'The program does not reach its database ({code}).',
    cause:
      'Refused (ECONNREFUSED): no database runs at that address and port. ETIMEDOUT, EHOSTUNREACH: nobody answers there. EACCES: the system itself, usually a firewall, forbids the connection.',
    fix: 'Copy host and port of the database from the panel into the settings of the program; “localhost” and 127.0.0.1 are wrong on most hosts and in every container. On a machine of your own start the database first and look at the firewall.',
    guide: DATABASES,
  },
  {
    id: 'lua-panic',
    effect: 'ends',
    software: ANYWHERE,
    scope: 'entry',
    literals: ['Lua Panic! Something went', 'LUA PANIC'],
    patterns: [
      /(?:Lua Panic! Something went horribly wrong!?|LUA PANIC)[^\S\n]{0,6}(?:\n\s{0,6}"?(?<what>[^"\n]{3,120}))?/,
    ],
    title: 'The part that runs Lua broke down and ended the server (it says: {what}).',
    cause:
      '“Not enough memory”: an add-on fills the memory of Lua, or there are too many add-ons. Any other words: a module in native code (gmsv_…) or an add-on handed Lua something that it may not have.',
    fix: 'Take the modules out of garrysmod/lua/bin for one start, then the add-ons in halves. Update the one without which it runs; on Linux try the 64-bit branch.',
    guide: { route: '/binarysearch' },
  },
];
