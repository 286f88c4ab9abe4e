import { joinInOrder, matchAgain } from '../../../../lib/join-patterns';
import type { Rule } from '../rule';

const INSTALLING = { route: '/installing-plugins' };
const FAMILY = ['bukkit'] as const;

/** `[Lamps] Please upgrade your server to 1.21.1`: the version is the one that the plugin wants. */
const WANTS_SERVER = joinInOrder([
  /\[(?<plugin>[A-Z][\w-]{1,40})\] [^\n]{0,80}?[Uu]p(?:grade|date) your server to /,
  /(?:at least )?(?:version |Minecraft )?(?<needed>\d{1,2}\.\d{1,2}(?:\.\d{1,2})?)\b/,
]).source;
/** The plugin that speaks: `[Lamps] `. */
const SPEAKER = /\[(?<plugin>[A-Z][\w-]{1,40})\] /;
/** It says that something is wrong: `WARN]: [Lamps] `. */
const ALARM = joinInOrder([/(?:WARN|ERROR|SEVERE)\b[^\n]{0,12}/, SPEAKER]);

/** What plugins themselves say about the version of the server, and what shows that they do not fit it. */
export const pluginVersionRules: readonly Rule[] = [
  {
    id: 'database-file-of-other-h2',
    roles: ['proof', 'logger-is-suspect'],
    software: ['any'],
    literals: ['Unsupported database file version'],
    patterns: [
      /Unsupported database file version or invalid file header in file "?(?:[^"\n]{0,200}[\\/])?(?<file>[^"\\/\n]{1,80}?)"?(?: \[\d|\s*$)/,
    ],
    title:
      'The database file {file} was written by another version of H2 than the one that reads it.',
    cause:
      'Plugins bring H2, the part that keeps their data in such files, in a version of their own. From version 2 on it does not read the files of version 1, nor the other way round; rarely the file is damaged.',
    fix: 'Keep a copy of {file}. Go back to the build of the plugin from before, export its data there with its command, then update and import them: the page of the plugin describes it. Without need of the old data, move the file away.',
    guide: { route: '/databases' },
  },
  {
    id: 'placeholder-expansion',
    software: ['any'],
    unlessExplained: true,
    above: true,
    literals: ['com.extendedclip.papi.expansion.', 'Expansion-'],
    patterns: [
      joinInOrder([
        // The first code in the trace that is not Java’s own or the server’s.
        /(?:Exception|Error)\b[^\n]{0,300}\n/,
        /(?:[^\n]{0,80}?\bat (?:java|jdk|org\.bukkit|net\.minecraft|[\w.-]{1,40}\/java|[^\n]{0,40}\/jdk)[^\n]{0,300}\n){0,8}/,
        /[^\n]{0,60}?\bat /,
        [
          /com\.extendedclip\.papi\.expansion\.(?<mod>\w{1,40})\./,
          /[^\n]{1,300}\[(?:PAPI-)?Expansion-(?<modOne>\w{1,40})[\w.-]{0,40}\.jar/,
          /Expansion-(?<modId>\w{1,40})[\w.-]{0,40}\.jar\//,
        ],
      ]),
    ],
    title: 'The expansion {mod} of PlaceholderAPI fails.',
    cause:
      'The expansion is a file of its own in plugins/PlaceholderAPI/expansions. Usually it is older than the server and asks for something that is gone; the plugin that shows the value is not at fault.',
    fix: 'Type “papi ecloud update all” in the console, then “papi reload”. If the error stays, delete the jar of this expansion and download it again (“papi ecloud download NAME”); if there is no newer one, do without its values.',
    guide: { route: '/plugins/placeholderapi' },
  },
  {
    id: 'plugin-wants-newer-server',
    effect: 'survived',
    software: FAMILY,
    above: true,
    literals: ['grade your server to ', 'pdate your server to ', 'nsupported server version'],
    patterns: [
      new RegExp(
        String.raw`${WANTS_SERVER}[^\n]{0,200}\n(?:[^\n]{0,200}\n){0,6}?[^\n]{0,80}\[\k<plugin>\] [^\n]{0,80}nsupported server version`,
      ),
      new RegExp(String.raw`${WANTS_SERVER}[^\n]{0,80}\s*$`),
    ],
    title: 'The plugin {plugin} wants a newer server: {needed}.',
    cause: 'This build of {plugin} is made for that version of the game; yours is older.',
    fix: 'Make a backup and update the server to {needed}. To stay on your version, take an older build of {plugin}, one whose page names your version.',
    guide: INSTALLING,
  },
  {
    id: 'plugin-says-unsupported',
    effect: 'survived',
    unlessExplained: true,
    software: FAMILY,
    above: true,
    literals: [
      'unsupported server version',
      'unsupported version of',
      'Unsupported server version',
      'not support your server version',
      'not support this server version',
      'eactivating the plugin',
      'isabling the plugin',
      'NMS',
      'supported',
      'ersionHandler',
      'ersion handler',
      'ersion adapter',
      'ersionAdapter',
      'ersion wrapper',
    ],
    patterns: [
      // Some plugins say so and run all the same: it counts if they switch themselves off.
      joinInOrder([
        SPEAKER,
        /(?:Your |This )?[Ss]erver version is not (?:officially )?supported\b[^\n]{0,200}\n/,
        /[^\n]{0,80}\[/,
        matchAgain('plugin'),
        /\] (?:Deactivat|Disabl)ing the plugin\b/,
      ]),
      joinInOrder([
        SPEAKER,
        /[^\n]{0,80}?/,
        [
          /[Uu]nsupported server version|unsupported version of (?:Minecraft|the server)/,
          /does not support (?:your|this) server version/,
        ],
      ]),
      joinInOrder([
        /(?:ERROR|SEVERE)\b[^\n]{0,12}/,
        SPEAKER,
        /[^\n]{0,40}?\b[Ss]erver version (?:is|does) not (?:yet )?(?:be )?supported\b/,
      ]),
      joinInOrder([
        ALARM,
        /[^\n]{0,60}?\b(?:[Ff]ailed to|[Cc]ould not|[Cc]annot|[Uu]nable to|[Nn]o) /,
        /(?:(?:initiali[sz]e|load|find|create|detect|get|enable) )?/,
        /(?:the |an? |any |suitable |compatible |matching ){0,2}/,
        /(?:NMS|[Vv]ersion ?(?:[Hh]andler|[Aa]dapter|[Ww]rapper))\b/,
      ]),
      joinInOrder([
        ALARM,
        /[^\n]{0,40}?\b(?:Minecraft|MC|[Vv]ersions?) \(?\d{1,2}\.\d{1,2}(?:\.\d{1,2})?\)? /,
        /(?:is|are) (?:not|no longer) supported\b/,
      ]),
    ],
    title: 'The plugin {plugin} says that it does not know this server version.',
    cause:
      'It was made for other versions (the lines around usually name them), or the server runs a first build without later corrections.',
    fix: 'Install the build of {plugin} that names your version, usually the newest, and update the server to the newest build of your version. If there is none, run a version that {plugin} names.',
    guide: INSTALLING,
  },
  {
    id: 'plugin-manager-failed',
    roles: ['called-by-bukkit'],
    leavesOpen: 'reason',
    software: FAMILY,
    literals: ['Unhandled exception executing command'],
    patterns: [
      /Unhandled exception executing command '[^'\n]{1,200}' in plugin (?<plugin>PlugMan\w{0,10}|BileTools|ServerUtils|PluginManager)(?: v\S[^\n]{0,60}?)?\s*$/m,
    ],
    title: '{plugin} could not load, unload or reload a plugin while the server runs.',
    cause:
      'Such tools reach into the way in which the server itself loads plugins. Updates of the server change it, and many plugins do not bear it at all.',
    fix: 'Restart the server instead: then it loads its plugins itself. Update {plugin}, or do without it.',
    guide: { route: '/installing-plugins' },
  },
];
