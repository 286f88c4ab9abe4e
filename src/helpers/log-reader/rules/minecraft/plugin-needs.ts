import type { Rule } from '../rule';

const INSTALLING = { route: '/installing-plugins' };
const FAMILY = ['bukkit'] as const;

/** Up to the class of an event that a plugin waits for. */
const EVENTS_OF = String.raw`Plugin (?<plugin>[^\n]{1,80}?) v\S[^\n]{0,80}? has failed to register events for [^\n]{1,300}? because `;
const SERVER_CLASS = String.raw`(?:org[/.](?:bukkit|spigotmc)|io[/.]papermc|com[/.]destroystokyo|net[/.]minecraft)\b`;

/** What plugins themselves say about their settings and dependencies. */
export const pluginNeedRules: readonly Rule[] = [
  {
    id: 'plugin-jar-closed',
    software: ['bukkit'],
    literals: ['zip file closed'],
    patterns: [/InvalidPluginException: [^\n]{0,100}zip file closed/],
    title: 'A plugin was loaded while the server ran, after its jar had been exchanged or closed.',
    cause:
      'PlugMan and the like load plugins again without a restart; Java then no longer reads the old jar.',
    fix: 'Restart the server completely: after an exchange of a jar nothing else is safe. If it comes back, upload the jar again while the server is stopped.',
    guide: { route: '/installing-plugins' },
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
    patterns: [
      /(?:NoClassDefFoundError|ClassNotFoundException): (?<class>(?:(?:com[/.]destroystokyo[/.]paper|io[/.]papermc)[/.][\w/.$]{1,200}|net\/kyori\/adventure\/text\/Component\b))/,
    ],
    title: 'A plugin needs Paper, in a version that has {class}.',
    cause: 'It uses a part of Paper that Spigot, an older or a newer Paper does not have.',
    fix: 'The plugin is named in the line above: run it on Paper of the version it was made for, or take the build of the plugin for your server.',
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
    fix: 'Stop the server, delete {file} and put it there anew from its page; compare the size.',
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
      'It has no plugin.yml. Mostly it is a mod (its name often says Fabric, Forge or NeoForge), a plugin for a proxy, or a library.',
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
    ],
    patterns: [
      /\[(?<plugin>[A-Za-z][\w-]{1,40})\] (?:Could not hook into Vault\b|Missing Vault\b)/,
      /\bVault is required by this plugin\b/,
      /\[(?<plugin>[A-Za-z][\w-]{1,40})\] (?:- )?Disabled due to no Vault dependency found/,
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
    patterns: [
      /\[(?<plugin>[A-Za-z][\w-]{1,40})\] (?!(?:Config|File|Dependency|Data|Economy|License|World|Java|Plugin))(?<needed>[A-Z][\w-]{2,40}) (?:plugin )?(?:was |is |has )?not (?:been )?found\b(?=[^\n]{0,120}\brequire[sd]\b)[^\n]{0,160}?\b(?:Disabling|disabling) (?:the |this )?(?:plugin|\k<plugin>)\b/,
    ],
    title: 'The plugin {plugin} switched itself off because this is missing: {needed}.',
    cause: 'The plugin is built on another plugin, and looks for it itself.',
    fix: 'Install {needed} for your game version and restart. If it is installed, look further up for the reason why it did not start.',
    guide: INSTALLING,
  },
  {
    id: 'plugin-event-missing',
    software: FAMILY,
    literals: ['has failed to register events for'],
    patterns: [
      new RegExp(String.raw`${EVENTS_OF}(?<class>${SERVER_CLASS}[\w/.$]{1,200}) does not exist`),
    ],
    title: 'The plugin {plugin} wants something this server does not have ({class}).',
    cause: 'It is made for another version of the game, or for Paper while Spigot runs.',
    fix: 'Take the build of {plugin} for your server, or run Paper of the version it was made for.',
    guide: INSTALLING,
  },
  {
    id: 'plugin-event-of-another',
    software: FAMILY,
    literals: ['has failed to register events for'],
    patterns: [
      new RegExp(
        String.raw`${EVENTS_OF}(?<class>(?!${SERVER_CLASS})[\w/.$]{1,200}) does not exist`,
      ),
    ],
    title:
      'The plugin {plugin} does not fit another plugin that it works with: that one has no {class}.',
    cause:
      'The other plugin is of another version (the name of the class mostly says which plugin), or it is missing.',
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
];
