import {
  CLASS_OF_PAPER_MISSING,
  ENTRY_WRONG,
  NO_ECONOMY,
  STOPS_WITHOUT_PLUGIN,
  VERSION_NOT_READ,
  WORLD_MISSING,
} from '../phrases/plugin-needs';
import type { Rule } from '../rule';

const INSTALLING = { route: '/installing-plugins' };
const FAMILY = ['bukkit'] as const;

/** Up to the class of an event that a plugin waits for. */
const EVENTS_OF = String.raw`(?:Plugin |\[)(?<plugin>[^\]\n]{1,80}?)(?: v\S[^\n]{0,80}? has failed|\] Failed) to register events for [^\n]{1,300}? because `;
const SERVER_CLASS = String.raw`(?:org[/.](?:bukkit|spigotmc)|io[/.]papermc|com[/.]destroystokyo|net[/.]minecraft)\b`;

/** Loads plugins without a restart: commands of PlugMan, and of the server itself. */
const LOAD_COMMAND = String.raw`issued server command: /(?:(?:plugman|pm) (?:load|reload|enable|restart)\b|(?:bukkit:)?(?:reload|rl) confirm\b)[^\n]{0,200}\n(?:[^\n]{0,300}\n){0,2}?`;

/** What plugins themselves say about their settings and dependencies. */
export const pluginNeedRules: readonly Rule[] = [
  {
    id: 'plugins-folder-stray',
    software: FAMILY,
    scope: 'entry',
    literals: ['is not a jar file, cannot load'],
    patterns: [/'(?<file>[^'\n]{1,200})' is not a jar file, cannot load/],
    title: '{file} is no plugin, and Paper stumbles over it.',
    cause:
      'It is a folder, or a file of another kind, that lies where a plugin is expected: a computer left it there (.DS_Store), or it was uploaded by mistake.',
    fix: 'Stop the server and take {file} out of there. Nothing in it belongs to a plugin if its name begins with a dot.',
    guide: INSTALLING,
  },
  {
    id: 'plugin-jar-closed',
    software: ['bukkit'],
    scope: 'entry',
    literals: ['zip file closed', 'has thrown a zip file error'],
    patterns: [
      /The plugin classloader for (?<plugin>[^\n]{1,80}) has thrown a zip file error/,
      /InvalidPluginException: [^\n]{0,100}zip file closed/,
      /zip file closed\s*\n(?:[^\n]{0,300}\n){0,8}?[^\n]{0,200}\bPluginClassLoader\./,
      /zip file closed \([^\n]{0,200}\bplugins[\/\\]/,
    ],
    title: 'Code of a plugin ({plugin}) was needed after its jar had been exchanged or closed.',
    cause:
      'Java reads code from a jar when it is first needed, and the old jar was gone: somebody replaced it during the run, PlugMan and the like loaded plugins again without a restart, or the plugin failed at its start and was switched off.',
    fix: 'Restart the server completely: after an exchange of a jar nothing else is safe. If it comes back, look for the first error of that plugin further up, and put the jar of its newest build there while the server is stopped. If the line came only while the server stopped, nothing needs to be done.',
    guide: { route: '/installing-plugins' },
  },
  {
    id: 'plugin-loaded-by-command',
    software: FAMILY,
    above: true,
    literals: ["Could not load '", 'Error occurred while enabling'],
    patterns: [
      new RegExp(
        String.raw`${LOAD_COMMAND}[^\n]{0,200}Could not load '(?:[^'\n]{0,300}[\/])?(?<plugin>[^'\/\n]{1,100})\.jar'`,
      ),
      new RegExp(
        String.raw`${LOAD_COMMAND}[^\n]{0,200}Error occurred while enabling (?<plugin>[^\n]{1,100}?)(?: v\S[^\n]{0,80}?)? \(Is it up to date`,
      ),
    ],
    title: 'A command loaded the plugin {plugin} while the server runs, and that failed.',
    cause:
      'The line above shows the command. Servers are not made for that: what {plugin} builds on can then be reported as missing although it is installed.',
    fix: 'Restart the server first. Only if the error comes back at the start, do what the next finding says.',
    guide: INSTALLING,
  },
  {
    id: 'plugin-backdoor',
    software: ['bukkit', 'any'],
    literals: ['thiccindustries'],
    patterns: [/com[./]thiccindustries[./]backdoor/],
    title: 'Strangers can give commands on this server: a plugin here contains a backdoor.',
    cause:
      'The code com.thiccindustries.backdoor is a known one that is put into jars of others, usually into copies from pages for stolen plugins. The plugin named above or below it is the one that carries it.',
    fix: 'Stop the server. Delete that plugin and every other jar that does not come from its maker’s own page, and take all jars again from there. Change the passwords that stand in settings, look at ops.json and the permissions for strangers, and restore the rest from a backup made before.',
    guide: { route: '/exploitfix' },
  },
  {
    id: 'plugin-entry-wrong',
    effect: 'survived',
    software: ['bukkit', 'any'],
    literals: ['Config Error for ', 'Configuration Error for '],
    patterns: [ENTRY_WRONG],
    title: 'The plugin {plugin} cannot use an entry of its settings: {what} in {entryFile}.',
    cause:
      'It says why: {why}. The rest of the file works; files of examples that came with an older version often bring such lines.',
    fix: 'Open {entryFile} in the folder of {plugin} and correct that entry as the page of {plugin} says for your version, or delete it if you do not use it.',
    guide: { route: '/file-manager-controls' },
  },
  {
    id: 'plugin-jar-duplicates',
    software: ['bukkit'],
    literals: ['Failed to remap plugin jar'],
    scope: 'entry',
    patterns: [
      /Failed to remap plugin jar '(?:[^'\n]{0,300}[\/\\])?(?<file>[^'\/\\\n]{1,200})'(?:(?!Failed to remap)[^]){0,6000}?\n[^\n]{0,200}Duplicate entries detected/,
    ],
    title: 'The jar of the plugin {plugin} has files in it twice, so Paper does not load it.',
    cause: 'The plugin was built wrongly. Neither Java nor your settings are at fault.',
    fix: 'Update {plugin}. If its newest version has the same fault, take it out and tell its author the line “Duplicate entries detected”.',
    guide: { route: '/installing-plugins' },
  },
  {
    id: 'plugin-needs-paper',
    software: ['bukkit'],
    literals: [
      'NoClassDefFoundError: com/destroystokyo/paper',
      'NoClassDefFoundError: io/papermc/',
      'ClassNotFoundException: io.papermc.',
      'ClassNotFoundException: com.destroystokyo.paper',
      'NoClassDefFoundError: net/kyori/adventure/text/Component',
    ],
    patterns: [CLASS_OF_PAPER_MISSING],
    title: 'A plugin needs Paper, in a version that has {class}.',
    cause: 'It uses a part of Paper that Spigot, an older or a newer Paper does not have.',
    fix: 'The plugin is named in the line above: run it on Paper of the version it was made for, or install the build of the plugin for your server.',
    guide: { route: '/jars' },
  },
  {
    id: 'plugin-jar-damaged',
    software: FAMILY,
    literals: ['Failed to open plugin jar '],
    patterns: [
      /^[^\n]{0,200}Failed to open plugin jar (?:[^\n]{0,200}[\/\\])?(?<file>[^\/\\\n]{1,120}?\.jar)\s*$/,
    ],
    title: 'The file {file} in the folder plugins is damaged or incomplete.',
    cause:
      'Paper cannot open it as an archive: the upload or download broke off, or something else was saved under its name (a web page, for example).',
    fix: 'Stop the server, delete {file} and put it there again from its page; compare the size.',
    guide: INSTALLING,
  },
  {
    id: 'jar-is-no-plugin',
    software: FAMILY,
    literals: ['does not contain a paper-plugin.yml or plugin.yml'],
    patterns: [
      /['"](?:[^'"\n]{0,300}[\/\\])?(?<file>[^'"\/\\\n]{1,120}\.jar)['"] does not contain a paper-plugin\.yml or plugin\.yml/,
    ],
    title: 'The file {file} is no plugin for this server.',
    cause:
      'It has no plugin.yml. Usually it is a mod (its name often says Fabric, Forge or NeoForge), a plugin for a proxy, or a library.',
    fix: 'Take {file} out of the folder plugins. If you want what it is for, download its build for Paper or Spigot from its page.',
    guide: {
      ...INSTALLING,
      row: 'trouble-does-not-contain-a-paper-plugin-yml-or-plugin-yml-could-not-',
    },
  },
  {
    id: 'plugin-unknown-name',
    software: FAMILY,
    literals: ["'! For valid names, see"],
    patterns: [
      /(?:Problem: [^\n]{0,160}?)?Invalid (?<kind>[a-z ]{3,24}) '(?<what>[^'\n]{1,80})'! For valid names, see/,
    ],
    title: 'The settings of a plugin name “{what}”, which this version of the game does not know.',
    cause: 'As {kind} it is misspelt, or it has that name in another version of the game.',
    fix: 'The lines around name the plugin and its file. Replace “{what}” there by the name that the page in the line lists for your version, or take the entry out; then restart.',
    guide: INSTALLING,
  },
  {
    id: 'plugin-no-economy',
    software: FAMILY,
    literals: [
      'due to no Vault dependency found',
      'Could not hook into Vault',
      'Missing Vault',
      'Vault is required by this plugin',
      'conomy p',
      ' supporting Vault',
    ],
    patterns: [
      /\[(?<plugin>[A-Za-z][\w-]{1,40})\] (?:Could not hook into Vault\b|Missing Vault\b)/,
      /\bVault is required by this plugin\b/,
      /\[(?<plugin>[A-Za-z][\w-]{1,40})\] (?:- )?Disabled due to no Vault dependency found/,
      NO_ECONOMY,
    ],
    title:
      'The plugin {plugin} finds no economy: Vault, or a plugin that keeps the money, is missing.',
    cause:
      'Vault only passes on; the money is kept by an economy plugin such as EssentialsX. Plugins write this same line for either of the two.',
    fix: 'If Vault is in the list of plugins, install an economy plugin (such as EssentialsX); otherwise install Vault and one. Then restart.',
    guide: INSTALLING,
  },
  {
    id: 'plugin-stops-without',
    software: FAMILY,
    literals: ['Disabling', 'disabling'],
    patterns: [STOPS_WITHOUT_PLUGIN],
    title: 'The plugin {plugin} switched itself off because this is missing: {needed}.',
    cause: 'The plugin is built on another plugin, and looks for it itself.',
    fix: 'Install {needed} for your game version and restart. If it is installed, look further up for the reason why it did not start.',
    guide: INSTALLING,
  },
  {
    id: 'plugin-not-convertible',
    software: ['bukkit', 'any'],
    covers: true,
    literals: ['Fatal error trying to convert '],
    patterns: [/Fatal error trying to convert (?<plugin>[^\n]{1,60}?) v[^\s:]{1,80}(?::|\s*$)/m],
    title: 'The server cannot read the code of the plugin {plugin}.',
    cause:
      'Servers go through the code of each plugin to fit it to their version. That fails if the jar is damaged or scrambled against copying, or if the plugin is made for a newer Java or a much older or newer game version than the server’s.',
    fix: 'Download {plugin} again from its maker’s own page, in the build for your game version, and restart. If it is that build already, update the server software within your game version.',
    guide: INSTALLING,
  },
  {
    id: 'placeholder-plugin-missing',
    effect: 'survived',
    software: ['bukkit', 'any'],
    literals: ['Cannot load expansion '],
    patterns: [
      /Cannot load expansion (?<expansion>\S{1,60}) due to a missing (?:Plugin|plugin): (?<needed>[^\n]{1,60}?)\s*$/,
    ],
    title:
      'The placeholders of “{expansion}” do not work: they belong to the plugin {needed}, which does not run.',
    cause:
      '{needed} is not installed, or it failed while starting (then lines above are about it). The name must also be the same letter by letter.',
    fix: 'Install {needed} or repair its start, and restart. If you do not use these placeholders, delete that jar in plugins/PlaceholderAPI/expansions.',
    guide: { route: '/plugins/placeholderapi' },
  },
  {
    id: 'placeholder-expansion-failed',
    software: ['bukkit', 'any'],
    literals: [
      'Failed to load expansion class ',
      'Failed to load Expansion ',
      'Cannot load expansion ',
      'expansion class ',
    ],
    patterns: [
      /Failed to load (?:Expansion|expansion) (?:class )?(?<expansion>[^\s,(]{1,80})(?: \(Is a dependency| - One of its properties|, as it does not have)/,
      /Cannot load expansion (?<expansion>\S{1,60}) due to an unknown issue/,
      /\bexpansion class (?<expansion>\S{1,80}) is outdated:/,
    ],
    title: 'PlaceholderAPI cannot load the expansion {expansion}.',
    cause:
      'Its jar does not fit: it is made for another version of PlaceholderAPI, of the server or of the plugin behind it, that plugin is missing, or the jar is damaged. Only its placeholders do not work.',
    fix: 'Type “papi ecloud download NAME” with the name of that expansion (usually without “Expansion”), then “papi reload”. If the error stays, update PlaceholderAPI and the plugin behind it; an expansion that came with a plugin is updated with that one.',
    guide: { route: '/plugins/placeholderapi' },
  },
  {
    id: 'plugin-libraries-missing',
    software: ['bukkit', 'any'],
    literals: ['Error loading plugin: Error resolving libraries'],
    patterns: [/Error loading plugin: Error resolving libraries/],
    title: 'Paper did not load a plugin, because it could not get the libraries that it needs.',
    cause:
      'Paper downloads them when the plugin is first started. The server does not reach the place that has them, that place is down, or the library is no longer there. The lines below with “Caused by:” name the library and the address.',
    fix: 'Start once more a little later. If the error stays, update the plugin (the list of plugins after the start shows which one is missing). If other plugins cannot download anything either, tell support.',
    guide: INSTALLING,
  },
  {
    id: 'plugin-event-missing',
    software: FAMILY,
    literals: ['failed to register events for', '] Failed to register events for'],
    patterns: [
      new RegExp(String.raw`${EVENTS_OF}(?<class>${SERVER_CLASS}[\w/.$]{1,200}) does not exist`),
    ],
    title: 'The plugin {plugin} wants something this server does not have ({class}).',
    cause: 'It is made for another version of the game, or for Paper while Spigot runs.',
    fix: 'Install the build of {plugin} for your server, or run Paper of the version it was made for.',
    guide: INSTALLING,
  },
  {
    id: 'plugin-event-of-another',
    software: FAMILY,
    literals: ['failed to register events for', '] Failed to register events for'],
    patterns: [
      new RegExp(
        String.raw`${EVENTS_OF}(?<class>(?!${SERVER_CLASS})[\w/.$]{1,200}) does not exist`,
      ),
    ],
    title:
      'The plugin {plugin} does not fit another plugin that it works with: that one has no {class}.',
    cause:
      'The other plugin is of another version (the name of the class usually says which plugin), or it is missing.',
    fix: 'Update {plugin}. If it is the newest, take the version of the other plugin that its page names. What has nothing to do with that plugin works.',
    guide: INSTALLING,
  },
  {
    id: 'protocollib-version',
    software: FAMILY,
    covers: true,
    literals: ['INTERNAL ERROR: Cannot load ProtocolLib'],
    patterns: [/INTERNAL ERROR: Cannot load ProtocolLib/],
    title: 'ProtocolLib did not start: this build of it does not fit the version of the server.',
    cause:
      'It looks for parts inside the game that have other names in each version, and did not find them. The plugins that build on it fail with it.',
    fix: 'Stop the server and take the newest build of ProtocolLib that names your version; for a new version of the game that is often only a development build, which its page links. With an old server, take the older build for it.',
    guide: INSTALLING,
  },
  {
    id: 'plugin-world-missing',
    effect: 'survived',
    software: FAMILY,
    literals: [
      ' not loaded',
      ' not been loaded',
      ' not exist',
      ' not found',
      ' find world',
      ' find the world',
    ],
    patterns: [
      WORLD_MISSING,
      /(?:WARN|ERROR|SEVERE)[^\n]{0,12}: \[(?<plugin>[A-Za-z][\w+-]{1,40})\] [^\n]{0,80}?\b(?:not|n.t|unable to) find (?:the )?world:? ['"`]?(?<world>[\w.-]{1,60})/,
    ],
    title: 'The plugin {plugin} does not find the world “{world}”.',
    cause:
      'The plugin starts before the one that loads this world (Multiverse-Core and the like), the world has another name now, or its folder is gone.',
    fix: 'Look whether the world is there after the start (with Multiverse: /mv list). If it is, {plugin} started too early: update it, or reload it with its own command. If not, load the world again, or correct its name in the settings and data of {plugin}.',
    guide: INSTALLING,
  },
  {
    id: 'multiverse-world-corrupt',
    software: FAMILY,
    literals: ['could NOT be loaded because it contains errors'],
    patterns: [
      /The world '(?<world>[^'\n]{1,120})' could NOT be loaded because it contains errors/,
    ],
    title: 'Multiverse cannot load the world {world}.',
    cause: 'Its level.dat is missing, damaged, or from a newer game version.',
    fix: 'Restore {world} from a backup.',
    guide: { route: '/plugins/multiverse' },
  },
  {
    id: 'permissionsex-config',
    software: FAMILY,
    literals: ['must be fixed before PEX will enable'],
    patterns: [/configuration must be fixed before PEX will enable/],
    title: 'PermissionsEx does not start because its configuration is broken.',
    cause: 'A line of its permissions file is not valid YAML.',
    fix: 'Repair the line that the error names. PermissionsEx is no longer maintained: plan a move to LuckPerms.',
    guide: { route: '/multiplatform/luckperms' },
  },
  {
    id: 'plugin-cannot-read-version',
    software: FAMILY,
    literals: ['ailed to parse ', 'nable to parse ', 'ould not parse ', 'annot parse '],
    patterns: [VERSION_NOT_READ],
    title: 'The plugin {plugin} cannot read the version that this server gives: {version}.',
    cause:
      'Server software usually says its version in one form, such as 1.21.4-R0.1-SNAPSHOT. If something stands behind that, the jar of the server was changed or built by somebody else. What {plugin} says of the version after this line follows from it.',
    fix: 'Make a backup and install the server software again from its own page (Paper, Folia, Purpur), in the same game version. If it is unchanged, update {plugin}.',
    guide: INSTALLING,
  },
  {
    id: 'event-wrong-thread',
    unlessExplained: true,
    software: [...FAMILY, 'any'],
    literals: ['may only be triggered '],
    patterns: [
      /IllegalStateException: (?<event>\w{1,80}) may only be triggered (?<how>a?synchronously)/,
    ],
    title: 'A plugin sent {event} from the wrong thread of the server.',
    cause:
      'The server takes some events only from its main thread (“synchronously”), others only from other threads (“asynchronously”). It is a fault of the plugin, not of a setting.',
    fix: 'The lines below or above usually name the plugin: update it. If none is named, look at the plugins that were added or updated last, and send the line to the author of the one without which it stops.',
    guide: INSTALLING,
  },
  {
    id: 'plugin-command-disabled',
    explainedBy: { rules: ['plugin-enable-failed'], ofSamePart: true },
    software: FAMILY,
    covers: true,
    literals: [' - plugin is disabled'],
    patterns: [
      /Cannot execute command '(?<command>[^'\n]{1,80})' in plugin (?<plugin>[^\n]{1,80}?)(?: v\S[^\n]{0,60}?)? - plugin is disabled/,
    ],
    title: 'The plugin {plugin} is switched off, so its command /{command} does nothing.',
    cause:
      'It failed at the start of the server and was disabled. Why stands further up, in the lines of the start.',
    fix: 'Look there for the first error with {plugin}. Usually it needs the build for your game version, or another plugin that is missing. Restart after that.',
    guide: { route: '/installing-plugins' },
  },
];
