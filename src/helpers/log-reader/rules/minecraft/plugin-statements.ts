import type { Family, Rule } from '../rule';

const INSTALLING = { route: '/installing-plugins' };
const FAMILY: readonly Family[] = ['bukkit', 'proxy'];
/** Other games have plugins, too, that build on each other. */
const WITH_PLUGINS: readonly Family[] = ['any'];

/** The plugin that speaks: `[Lamps] `, with a proxy `[lamps]: `. */
const SPEAKER = String.raw`\[(?!(?:INFO|WARN(?:ING)?|ERROR|SEVERE|FATAL|STDERR|STDOUT|Server|ServerMain|main)\])(?<plugin>[A-Za-z][\w+-]{1,40})(?:\|[A-Z])?\]:? [^\w\n]{0,6}`;
/** The same where the plugin itself says that it is serious. */
const ALARM = String.raw`(?:WARN(?:ING)?|ERROR|SEVERE|FATAL)\b[^\n]{0,12}${SPEAKER}`;
/** Up to the words that count, in the same sentence or the next. */
const THEN = String.raw`[^\n]{0,100}?`;
/** The plugin works all the same, without a part of it. */
const NOT_SOFT = String.raw`(?![^\n]{0,200}\b(?:[Ss]upport|[Ff]eatures?|[Hh]ook(?:s|ed)?|[Ii]ntegrations?|[Oo]ptional(?:ly)?|[Pp]laceholders|[Ee]xpansions?|[Ss]ome|[Ss]kip(?:ping|ped)?|[Ii]nstead|[Ff]all(?:ing|s)? ?back|[Ii]gnor(?:ed|ing)|[Rr]ecommend(?:ed)?|[Uu]sing (?:its|our|the|internal|own|built|default)|[Dd]efault(?:s|ing)?|if you|to use this (?!plugin)|[Dd]isabling (?!(?:the |this )?[Pp]lugin|\k<plugin>)[a-z])\b)`;
/** It says what will be, or what it does about it itself. */
const NOT_LATER = String.raw`(?![^\n]{0,200}\b(?:[Ff]uture|[Ss]oon|[Nn]ext|[Rr]ecommend(?:ed)?|[Uu]pdat(?:ing|ed)|[Mm]igrat(?:ing|ed)|[Uu]pgrad(?:ing|ed)|[Aa]utomatic(?:ally)?|[Bb]ackup|hide|suppress|[Ii]gnor(?:ed|ing)|[Uu]sing|[Dd]efaults?|[Yy]ou can|if you)\b)`;
/** The plugin does not work without it. */
const HARD = String.raw`(?:(?:[Pp]lugin|\k<plugin>)[^\n]{0,24} disabled|[Dd]isabled (?:because|due|as|since)|[Dd]isabling(?= (?:the |this )?(?:[Pp]lugin|\k<plugin>)|[^\w\n]{0,8}(?:$|[A-Z]))|[Rr]equire[sd]?(?! for (?!(?:this )?[Pp]lugin|\k<plugin>))|[Dd]epend(?:s|ency|encies)?|[Ss]hutting down|[Uu]nload(?:ing|ed)?|[Nn]eed(?:s|ed)|[Mm]andatory|[Mm]ust be installed|cannot (?:run|start|work)|can't (?:run|start|work)|(?:could not|cannot|can't) be (?:enabled|loaded|started)|won't (?:run|start|work)|will not (?:run|start|work|load))\b`;
/** Words that are no plugin's name although a sentence begins with them. */
const NO_NAMES =
  'Config|Configuration|Files?|Folder|Dependency|Dependencies|Plugins?|Data|Database|Economy|License|Worlds?|Java|Paper|PaperMC|Spigot|Bukkit|CraftBukkit|Purpur|Folia|Velocity|BungeeCord|Minecraft|Mojang|Server|Players?|Tokens?|Items?|Materials?|Blocks?|Language|Lang|Locale|Messages?|Regions?|Arenas?|Commands?|Permissions?|Key|Class|Version|Modules?|Librar(?:y|ies)|Resources?|Textures?|Sounds?|Entity|Schematics?|Templates?|Tables?|Column|Users?|Type|This|That|These|The|Your|It|You|Updates?|Some|None|No|Not|API|NMS|MySQL|MariaDB|Redis|MongoDB|SQLite|PostgreSQL|Discord|Internet|Names?|Values?|Section|Paths?|Lines?|Menus?|Kits?|Groups?|Ranks?|Warps?|Homes?|Spawn|Portals?|Holograms?|Biomes?|Chunks?|Recipes?|Please|Could|Cannot|Can|Unable|Failed|Error|Warning|Hook|Main|Default|Any|All|At|If|Jar|JAR|Kyori|Adventure';
const NAME = String.raw`(?!(?:${NO_NAMES})\b)(?!\k<plugin>\b)(?<needed>[A-Z][\w-]{2,40})\b`;
const MISSING = String.raw`(?:(?:was|is|has|could)(?: not|n't)|not) (?:been |be )?(?:found|installed|detected|loaded|enabled|present|available)\b|(?:is )?missing\b`;
/** The rest of a line, and up to three lines below it, to the one with which the plugin switches itself off. */
const TO_END_OF_PLUGIN = String.raw`\b[^\n]{0,160}\n(?:[^\n]{0,60}\[\k<plugin>\][^\n]{0,160}\n){0,3}?[^\n]{0,60}\[\k<plugin>\]:? [^\w\n]{0,6}(?:[Dd]isabling(?: (?:the |this )?[Pp]lugin| \k<plugin>)?(?=[^\w\n]{0,8}$)|(?:[Tt]h(?:e|is) )?[Pp]lugin (?:will be|has been|is(?: now)?) disabled\b)`;
const VERSION = String.raw`v?\d[\w.-]{0,20}`;
const OR_NEWER = String.raw`(?:\+| ?(?:or|and) (?:newer|higher|later|above|up)\b)`;

/** Patterns of whole lines: regular expressions share their parts here. */
const match = (...parts: readonly string[]): RegExp => new RegExp(parts.join(''));

/**
 * What plugins say themselves, each in its own words: a statement counts by what it is about. Tried
 * last, as whatever knows the plugin or the message says more.
 */
export const pluginStatementRules: readonly Rule[] = [
  {
    id: 'plugin-says-java',
    software: FAMILY,
    unlessExplained: true,
    literals: ['Java '],
    patterns: [
      match(
        ALARM,
        NOT_LATER,
        THEN,
        String.raw`(?:[Rr]equires?|[Nn]eeds?|[Mm]ust (?:be running|use|run)|[Oo]nly (?:supports|works (?:on|with)|runs on)|[Pp]lease (?:use|update to|upgrade to|install)) (?:at least )?Java (?:version )?(?<javaNeeded>\d{1,2})\b`,
      ),
      match(
        ALARM,
        NOT_LATER,
        THEN,
        String.raw`\bJava (?:version )?(?<javaNeeded>\d{1,2})(?:${OR_NEWER})? (?:is|are) (?:required|needed)\b`,
      ),
    ],
    title: 'The plugin {plugin} says that it needs Java {javaNeeded}.',
    cause: 'The server runs on an older Java, so the plugin switches itself off.',
    fix: 'Choose Java {javaNeeded} or newer for the server if your game version allows it, and restart. Otherwise take an older build of {plugin}.',
    guide: { route: '/java-version' },
  },
  {
    id: 'plugin-says-software',
    software: FAMILY,
    unlessExplained: true,
    literals: ['Paper', 'Bukkit ', 'Spigot '],
    patterns: [
      match(
        SPEAKER,
        NOT_SOFT,
        THEN,
        String.raw`(?:[Rr]equires?|[Nn]eeds?|[Oo]nly (?:supports|works (?:on|with)|runs on)|[Mm]ust be (?:running|run on)) (?:a |to be run on )?(?<what>Paper(?:MC)?(?: ${VERSION}(?:${OR_NEWER})?)?)(?![\w-]|[^\n]{0,40}plugin)`,
      ),
      match(
        SPEAKER,
        NOT_SOFT,
        THEN,
        String.raw`\b(?<what>Paper(?:MC)?(?: ${VERSION}(?:${OR_NEWER})?)?)(?: or (?:a|one of its) (?:fork|derivative)s?[^\n.]{0,20})? is (?:required|needed)\b`,
      ),
      match(
        ALARM,
        THEN,
        String.raw`\b(?:Spigot|CraftBukkit|Bukkit) (?:is|servers are) (?:not|no longer) supported\b[^\n]{0,40}?\b[Uu]s(?:e|ing) (?<what>[A-Z]\w{2,20}(?: or [A-Z]\w{2,20})?)`,
      ),
    ],
    title: 'The plugin {plugin} says that it needs another server software: {what}.',
    cause:
      'It uses parts that only Paper and the software built on it (Purpur, Pufferfish) have, or that an older Paper does not have yet.',
    fix: 'Make a backup, and run Paper in the version that the line names, or the newest build of yours. Worlds and settings of Spigot stay usable. To keep your software, take an older build of {plugin} or another plugin.',
    guide: { route: '/jars' },
  },
  {
    id: 'plugin-says-outdated',
    software: WITH_PLUGINS,
    effect: 'survived',
    unlessExplained: true,
    literals: [
      'version',
      'update',
      'upgrade',
      'outdated',
      ' or newer',
      ' or higher',
      ' or later',
      'nsupported',
      'ncompatible',
      'utdated',
    ],
    patterns: [
      match(
        SPEAKER,
        String.raw`(?:Your |The |Installed )?(?:installed )?(?:version of )?`,
        NAME,
        String.raw` (?:version |API )?(?:\(?${VERSION}\)? )?(?:is )?(?:too old|outdated|out of date|not (?:supported|compatible)|unsupported|incompatible)\b`,
      ),
      match(
        SPEAKER,
        THEN,
        String.raw`(?:[Rr]equires|[Nn]eeds|[Pp]lease (?:update|upgrade)|[Uu]pdate|[Ii]nstall) (?:at least )?(?:to )?`,
        NAME,
        String.raw` (?:to )?(?:at least )?(?:version )?(?<least>${VERSION})(?:${OR_NEWER})`,
      ),
      match(
        ALARM,
        THEN,
        String.raw`(?:[Uu]nsupported|[Ii]ncompatible|[Oo]utdated) (?:version of )?`,
        NAME,
        String.raw`(?: version|:|!|\s*$)`,
      ),
      match(
        SPEAKER,
        NAME,
        String.raw` (?:version )?(?<least>${VERSION})(?:${OR_NEWER}) is (?:required|needed)\b`,
      ),
    ],
    title: 'The plugin {plugin} says that {needed} is missing or too old for it (wanted: {least}).',
    cause: 'The two work together, and {plugin} was made for a newer {needed} than the one here.',
    fix: 'Install the newest {needed} for your game version, delete its older jar and restart. If there is no newer one for your version, take an older build of {plugin}.',
    guide: INSTALLING,
  },
  {
    id: 'plugin-says-conflict',
    software: WITH_PLUGINS,
    effect: 'survived',
    unlessExplained: true,
    literals: ['ncompatible', 'ot compatible with', 'onflict'],
    patterns: [
      match(
        ALARM,
        THEN,
        String.raw`(?:[Ii]ncompatible|[Nn]ot compatible|[Cc]onflicts?) with (?:the )?(?:plugin )?['"]?`,
        NAME,
        String.raw`(?! (?:version|\d))`,
      ),
      match(
        ALARM,
        THEN,
        String.raw`[Ii]ncompatible plugins?(?: (?:is|are|was))? ?(?:installed|found|detected)?: ['"]?`,
        NAME,
      ),
    ],
    title: 'The plugin {plugin} says that it does not work together with {needed}.',
    cause: 'Both change the same thing.',
    fix: 'Decide for one of the two, and take the jar of the other one out of the folder plugins. If the page of {plugin} names a setting for running both, use that.',
    guide: INSTALLING,
  },
  {
    id: 'plugin-says-needs',
    software: WITH_PLUGINS,
    unlessExplained: true,
    literals: [
      'not found',
      'not installed',
      'not detected',
      'not loaded',
      'not enabled',
      'not present',
      'not available',
      "n't ",
      'ould not ',
      'annot ',
      'nable to ',
      'ailed to ',
      'issing',
      'required',
      'requires ',
      'needed',
      'needs ',
      'mandatory',
      'install ',
      'depends on ',
    ],
    patterns: [
      match(
        SPEAKER,
        NOT_SOFT,
        `(?:The )?(?:(?:[Pp]lugin|[Dd]ependency) )?['"]?`,
        NAME,
        `['"]? (?:plugin |API )?(?:${MISSING})`,
        THEN,
        String.raw`\b${HARD}`,
      ),
      match(
        SPEAKER,
        NOT_SOFT,
        THEN,
        String.raw`\b${HARD}[^\n]{0,60}?(?:because|since|as|due to:?|:) (?:the )?(?:plugin )?['"]?`,
        NAME,
        `['"]? (?:plugin |API )?(?:${MISSING})`,
      ),
      match(
        SPEAKER,
        NOT_SOFT,
        NAME,
        ` (?:plugin )?is (?:a )?(?:required|needed|mandatory|hard dep)`,
      ),
      match(
        SPEAKER,
        NOT_SOFT,
        String.raw`[^\n]{0,60}?(?:[Cc]ould not|[Cc]ouldn't|[Cc]annot|[Cc]an't|[Uu]nable to|[Ff]ailed to) (?:find|locate|detect|load|get) (?:the )?(?:plugin |dependency )?['"]?`,
        NAME,
        THEN,
        String.raw`\b${HARD}`,
      ),
      match(
        SPEAKER,
        NOT_SOFT,
        THEN,
        String.raw`(?:[Rr]equires|[Nn]eeds|[Dd]epends on) (?:the )?(?:plugin )?`,
        NAME,
        String.raw`(?: plugin)?(?: \([^)\n]{1,40}\))? (?:to be (?:installed|present|enabled)|installed|to (?:work|run|function|load)|in order)\b`,
      ),
      match(
        ALARM,
        NOT_SOFT,
        THEN,
        String.raw`(?:[Yy]ou (?:need|have|must)(?: to)?|[Pp]lease|[Mm]ake sure to) (?:download and |also )?install (?:the )?(?:plugin )?`,
        NAME,
      ),
      match(
        ALARM,
        NOT_SOFT,
        THEN,
        String.raw`(?:[Mm]issing|[Rr]equired|[Mm]andatory) (?:required |hard |a )?(?:dependency|dependencies|plugins?):? ['"[]{0,2}`,
        NAME,
      ),
    ],
    title: 'The plugin {plugin} says that it does not find {needed}, which it needs.',
    cause:
      'It looks for {needed} by its name: that plugin is not installed, failed at its own start, or comes later in the order.',
    fix: 'Look whether {needed} is among the plugins that load at the start. Not there: install the build for your game version. There, but with an error further up: mend that first. Then restart.',
    guide: INSTALLING,
  },
  {
    id: 'plugin-says-needs-above',
    software: WITH_PLUGINS,
    above: true,
    unlessExplained: true,
    literals: ['isabling', 'be disabled', 'been disabled', 'is disabled'],
    patterns: [
      match(
        SPEAKER,
        NOT_SOFT,
        String.raw`(?:The )?(?:(?:[Pp]lugin|[Dd]ependency) )?['"]?`,
        NAME,
        String.raw`['"]? (?:plugin |API )?(?:${MISSING})${TO_END_OF_PLUGIN}`,
      ),
      match(
        SPEAKER,
        NOT_SOFT,
        String.raw`[^\n]{0,30}?(?:[Cc]ould not|[Cc]ouldn't|[Cc]annot|[Cc]an't|[Uu]nable to|[Ff]ailed to|[Dd]id not) (?:find|locate|detect|hook into) (?:the )?(?:plugin |dependency )?['"]?`,
        NAME,
        TO_END_OF_PLUGIN,
      ),
    ],
    title: 'The plugin {plugin} says that it does not find {needed}, which it needs.',
    cause:
      'It switched itself off for that reason: {needed} is not installed, failed at its own start, or comes later in the order.',
    fix: 'Look whether {needed} is among the plugins that load at the start. Not there: install the build for your game version. There, but with an error further up: mend that first. Then restart.',
    guide: INSTALLING,
  },
  {
    id: 'plugin-no-permissions',
    software: FAMILY,
    unlessExplained: true,
    literals: ['ermission plugin', 'ermissions plugin', 'ermission provider'],
    patterns: [
      match(
        ALARM,
        NOT_SOFT,
        String.raw`[^\n]{0,60}?(?:\b[Nn]o|[Cc]ould not find an?|[Cc]an't find an?|[Cc]annot find an?|[Uu]nable to find an?) (?:compatible |supported )?[Pp]ermissions? (?:plugin|provider)\b`,
      ),
    ],
    title: 'The plugin {plugin} finds no plugin for permissions.',
    cause:
      'It leaves ranks and rights to another plugin, mostly LuckPerms, often by way of Vault: that one is not installed, or did not start.',
    fix: 'Install LuckPerms (and Vault, if {plugin} asks by way of it) for your game version and restart. If both are there, look further up for an error of theirs.',
    guide: { route: '/multiplatform/luckperms' },
  },
  {
    id: 'plugin-says-database',
    roles: ['no-database', 'logger-is-suspect'],
    software: WITH_PLUGINS,
    unlessExplained: true,
    literals: ['onnect'],
    patterns: [
      match(
        ALARM,
        NOT_SOFT,
        String.raw`[^\n]{0,60}?(?:[Cc]ould not|[Cc]ouldn't|[Cc]annot|[Cc]an't|[Uu]nable to|[Ff]ailed to|[Ee]rror (?:while |when )?)(?: be)? ?(?:connect(?:ing)?|(?:establish|open|create|get)(?:ing)? (?:a |the )?connection) (?:to|with) (?:the |your |a )?(?:(?:SQL|remote|external) )?(?<what>[Dd]atabase|MySQL|MariaDB|PostgreSQL|MongoDB|Mongo|Redis)\b`,
      ),
    ],
    title: 'The plugin {plugin} does not reach its database ({what}).',
    cause:
      'Host, port, user, password or name of the database in its settings are wrong, or the database does not run or does not let this server in. Lines below may say which of them.',
    fix: 'Copy host, port, user, password and name from the panel’s list of databases into the settings of {plugin}; “localhost” is wrong on most hosts. If you use no database, choose the storage in files there.',
    guide: { route: '/databases' },
  },
  {
    id: 'plugin-own-file-missing',
    software: FAMILY,
    effect: 'survived',
    covers: true,
    literals: ['NoSuchFileException: plugins', 'FileNotFoundException: plugins'],
    patterns: [
      /WARN(?:ING)?\b[^\n]{0,24}(?:NoSuchFile|FileNotFound)Exception: plugins[\\/](?<plugin>[\w .+-]{1,60})[\\/](?<file>[^\s:]{1,160}\.(?:ya?ml|json|toml|properties|conf|txt))\b/,
    ],
    title: 'The plugin {plugin} did not find its file {file}.',
    cause:
      'At its first start, or after an update, that means nothing: it makes the file right after this line.',
    fix: 'Look whether {file} is in its folder now: then nothing needs to be done. If not, look whether the folder may be written, and take the jar of {plugin} anew.',
    guide: { route: '/file-manager-controls' },
  },
  {
    id: 'plugin-says-old-config',
    software: FAMILY,
    effect: 'survived',
    unlessExplained: true,
    literals: ['onfig'],
    patterns: [
      match(
        ALARM,
        NOT_LATER,
        String.raw`(?:Your |The )?(?:[Cc]onfig(?:uration)?(?:\.yml)?(?: file)?|config-version)(?: version)? (?:mismatch|(?:is|appears to be|seems to be|was) (?:old|out ?dated|out of date|too old|from an older)\b|out ?dated\b)`,
      ),
    ],
    title: 'The settings of the plugin {plugin} are from another version of it.',
    cause: 'Its newer build has other entries than the file that an older one wrote.',
    fix: 'Rename its settings file in plugins/{plugin}, restart so that it writes a new one, and carry your values over. Some plugins have a command for that: their page says so.',
    guide: { route: '/file-manager-controls' },
  },
  {
    id: 'plugin-says-file-storage',
    software: WITH_PLUGINS,
    effect: 'survived',
    unlessExplained: true,
    literals: ['back to ', 'witching to ', 'efaulting to '],
    patterns: [
      match(
        ALARM,
        String.raw`[^\n]{0,160}?(?:MySQL|MariaDB|PostgreSQL|MongoDB|[Dd]atabase|SQL)\b[^\n]{0,120}?(?:[Ff]all(?:ing|s|en)? back|[Ss]witching|[Dd]efaulting) to (?:local |the )?(?<storage>SQLite|H2|YAML|YML|[Ff]lat ?-?[Ff]iles?|[Ff]ile|JSON)\b`,
      ),
    ],
    title:
      'The plugin {plugin} cannot reach its database and stores everything in files of its own ({storage}).',
    cause:
      'Address, port, user or password in its settings are wrong, or the database server does not run or does not let this server in. What it stores now does not get into the database.',
    fix: 'Correct the connection in the settings of {plugin} as its database page shows it, and restart soon: what players do until then lands in the files.',
    guide: { route: '/databases' },
  },
  {
    id: 'plugin-says-setting',
    software: FAMILY,
    effect: 'survived',
    unlessExplained: true,
    literals: [
      'spigot.yml',
      'bukkit.yml',
      'server.properties',
      'paper-global.yml',
      'velocity.toml',
      'config.yml',
    ],
    patterns: [
      match(
        ALARM,
        NOT_LATER,
        String.raw`(?=[^\n]{0,200}\b(?:[Ss]et|[Ee]nabled?|[Dd]isabled?|[Cc]hange|[Ee]dit|[Cc]onfigured?|[Pp]lease|[Mm]ust|[Ii]nvalid|[Mm]issing|[Ee]mpty)\b)(?<what>[^\n]{0,160}?\b(?<entryFile>spigot\.yml|bukkit\.yml|server\.properties|(?:config\/)?paper-global\.yml|velocity\.toml|config\.yml)\b[^\n]{0,80}?)\s*$`,
      ),
    ],
    title: 'The plugin {plugin} asks for a change in {entryFile}: {what}',
    cause: 'The plugin looked at that setting and cannot work with its value.',
    fix: 'Stop the server, change that entry as the sentence says, and start. config.yml lies in plugins/{plugin}, the other files beside the jar of the server (paper-global.yml in its folder config).',
    guide: { route: '/file-manager-controls' },
  },
];
