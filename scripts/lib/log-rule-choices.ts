/**
 * Selects the rows of the trouble tables that become log reader rules. The lists contain messages
 * verbatim; `sync-log-rules.test.ts` fails if a guide no longer has one of them.
 */
// cspell:ignore initialise lwjgl
import { products } from '../../products/all';

/** Guides whose messages occur in logs: those of every game, and those listed here. */
export const SECTIONS: readonly string[] = [
  'docs/billing/upgrades',
  'docs/extras/available-modpacks',
  'docs/extras/ping-issues',
  'docs/extras/serverpackcreator',
  'docs/extras/swap',
  ...products
    .filter(({ optional = false }) => optional)
    .flatMap(({ guides }) => guides.map((guide) => `docs/${guide}`)),
];

/** Example values in guides that differ on every server, so that anything matches in a log. */
export const EXAMPLES: readonly string[] = [
  'my-pack.zip',
  'world_nether',
  'world_the_end',
  "'island'",
  "'OTHER'",
  '[NAME]',
  "'Essentials'",
  '(128)',
  '69.0',
  '(61.0)',
  'Java 16 is',
  'Alex ',
  'lobby',
  '5000ms',
  '60.00 seconds',
  '10 seconds!',
  'lwjgl3ify-forgePatches.jar',
  'ImageLibrary',
  'Kits(1)',
  'Kits',
];

/**
 * Messages without a rule: they appear on the player's screen, in the panel or in another program,
 * or so many programs print them that the row would often be wrong.
 */
export const NOT_IN_LOGS: ReadonlySet<string> = new Set([
  'Configuration file … is not correct. Correcting',
  'Startup aborted due to an exception in the Server API initialization',
  'Nothing changed. The player already is an operator',
  "Nothing changed. The player isn't banned",
  'Invalid IP address or unknown player',
  'Multiplayer is disabled. Please check your Microsoft account settings.',
  'The authentication servers are currently not reachable. Please try again.',
  'Took too long to log in',
  'Your IP address is banned from this server.',
  'JEI is missing recipes. Please install JEI on the server to sync recipes to the client.',
  'Found … non-fabric mods',
  'Network Protocol Error',
  'You cannot currently upgrade or downgrade this product because an invoice has already been generated for the next renewal.',
  'This server is currently being transferred to a new machine, please try again later.',
  'Cannot assign requested address',
  'Communications link failure',
  'Connection timed out',
  'Address already in use',
  '502 Bad Gateway',
  "Can't resolve hostname",
  'A, AAAA, or CNAME record with that host already exists',
  'No response from host',
  'mtr-packet: Failure to open IPv4 sockets: Permission denied',
  'Failed to resolve host: Name or service not known',
  'Access denied for user',
  'Unknown or incomplete command',
  'You do not have permission to use this command.',
  "You don't have permission!",
  'Minecraft … is not supported.',
  '… was unable to start.',
  'Minecraft … and … … are not compatible.',
  "Unknown command '…'.",
  "Error parsing '…'!",
  'HTTP response error: …',
  'Failed to download file …',
  'Command failed to execute: …',
  "Unknown service '…'",
  '… is not a recognized option',
  "Could not load plugin '….jar' in folder 'plugins'",
  'Some of your mods are incompatible with the game or each other!',
  '[AdvancedBan] Failed to load player data!',
  // Rules in code distinguish the causes of these lines.
  '---------- Detected server process in a crashed state! ----------',
  'Exit code: 137',
  'Out of memory: true',
  'Aborting automatic restart, last crash occurred less than … seconds ago.',
  'Error: Could not create the Java Virtual Machine.',
  'java.net.BindException: Address already in use',
  'Considering it to be crashed, server will forcibly shutdown.',
]);

/** Messages that healthy servers print as well: shown separately from the problems. */
export const HINTS: ReadonlySet<string> = new Set([
  "Can't keep up! Is the server overloaded? Running …ms or … ticks behind",
  "Can't keep up!",
  'Alex moved too quickly!',
  'Connection throttled! Please wait before reconnecting.',
  'Connection closed - mismatched mod channel list',
  'Mod rejections […]',
  'Mod rejections [FMLMod:…]',
  'Disconnected: Timed out',
  'Flying is not enabled on this server',
  'Internal Exception: java.net.SocketException: Connection reset',
  'Internal Exception: io.netty.handler.timeout.ReadTimeoutException',
  'The spark plugin will not be loaded as this server bundles the spark profiler.',
  'Configuration file … is not correct. Correcting',
  'It seems that no permissions have been setup yet!',
  'WebServer: User Authorization Disabled! (Not secure over HTTP)',
  'You are using a headless JRE distribution.',
  'You specified a resource pack without providing a sha1 hash. Pack will be updated on the client only if you change the name of the pack.',
  '[!] The timings profiler is in no-op mode and will be fully removed in a later update.',
  'We recommend migrating to the spark profiler.',
  'No existing world data, creating new world',
  'Failed to verify username!',
  'You are using unsupported software and may encounter unforeseeable issues.',
  'Your server is likely unreachable from outside the network!',
  'This plugin will not function correctly when pause-when-empty-seconds is enabled. …',
  'Vault was found but economy engine is missing.',
  'ProtocolLib is not on your server, some features will not work',
  'Player … has online commands but is not connected. Skipping.',
  "Failed to bind to address '…', binding to wildcard IP instead",
  'Unable to initialise the async-profiler engine',
  'Mixin apply for mod … failed',
  '… for invalid dist DEDICATED_SERVER',
  'Attempted to load class net/minecraft/client/… for invalid dist DEDICATED_SERVER',
]);
