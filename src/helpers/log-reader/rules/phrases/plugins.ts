/**
 * Parts of the sentences in which plugins say what they lack, and what joins them: for
 * `minecraft/plugin-statements.ts`. The pages that need no such rules do not load them.
 */
import {
  allowNext,
  joinCapitalWords,
  joinInOrder,
  joinPatterns,
  joinWords,
  nameGroup,
  refuseNext,
  matchAgain,
  requireNext,
} from '../../../../lib/join-patterns';

/** `refuseInRestOfLine([/soon/])` does not match before `is required soon`. */
const refuseInRestOfLine = (words: readonly RegExp[]): RegExp =>
  refuseNext([/[^\n]{0,200}\b/, words, /\b/]);

/** What stands in such brackets without being a plugin: `[Server]`. */
const OTHER_SPEAKERS = [
  'INFO',
  'WARN(?:ING)?',
  'ERROR',
  'SEVERE',
  'FATAL',
  'STDERR',
  'STDOUT',
  'Server',
  'ServerMain',
  'main',
];
/** The plugin that speaks: `[Lamps] `, with a proxy `[lamps]: `; not `[Server] `. */
export const SPEAKER = joinInOrder([
  /\[/,
  refuseNext([[joinWords(OTHER_SPEAKERS)], /\]/]),
  /(?<plugin>[A-Za-z][\w+-]{1,40})(?:\|[A-Z])?\]:? [^\w\n]{0,6}/,
]);
/** It says itself that it is serious: `ERROR]: [Lamps] `; not `INFO]: [Lamps] `. */
export const ALARM = joinInOrder([/(?:WARN(?:ING)?|ERROR|SEVERE|FATAL)\b[^\n]{0,12}/, SPEAKER]);
/** Up to the words that count, in the same sentence or the next. */
export const REST_OF_SENTENCE = /[^\n]{0,100}?/;

/** Its name again. As long as the pattern lacks the group `plugin`, no literal may mention that. */
const SAME_PLUGIN = matchAgain('plugin');
const PLUGIN_OR_ITS_NAME = joinPatterns([/[Pp]lugin/, SAME_PLUGIN]);
/** `Disabling the hologram`; not `Disabling the plugin` or `Disabling Lamps`. */
const DISABLES_A_PART = joinInOrder([
  /[Dd]isabling /,
  refuseNext([[/(?:the |this )?[Pp]lugin/, SAME_PLUGIN]]),
  /[a-z]/,
]);
/** A plugin works without what such words are about: `Wires not found, skipping its lamps`. */
const OPTIONAL_WORDS = [
  'support',
  'features?',
  'hook(?:s|ed)?',
  'integrations?',
  'optional(?:ly)?',
  'placeholders',
  'expansions?',
  'some',
  'skip(?:ping|ped)?',
  'instead',
  'fall(?:ing|s)? ?back',
  'ignor(?:ed|ing)',
  'recommend(?:ed)?',
  'using (?:its|our|the|internal|own|built|default)',
  'default(?:s|ing)?',
];
/** `Wires was not found. Disabling the plugin.`; not `Wires was not found, hook disabled.` */
export const WITHOUT_OPTIONAL_WORDS = refuseInRestOfLine([
  joinCapitalWords(OPTIONAL_WORDS),
  /if you|to use this (?!plugin)/,
  DISABLES_A_PART,
]);
/** It says what will be, or what it does about it itself: `Updated your config`. */
const LATER_WORDS = [
  'future',
  'soon',
  'next',
  'recommend(?:ed)?',
  'updat(?:ing|ed)',
  'migrat(?:ing|ed)',
  'upgrad(?:ing|ed)',
  'automatic(?:ally)?',
  'backup',
  'ignor(?:ed|ing)',
  'using',
  'defaults?',
  'you can',
];
/** `Java 17 is required`; not `Java 17 is required in the next version`. */
export const WITHOUT_LATER_WORDS = refuseInRestOfLine([
  joinCapitalWords(LATER_WORDS),
  /hide|suppress|if you/,
]);

/** `Disabling Lamps`, `Disabling...`; not `Disabling the hologram`. */
const DISABLES_ITSELF = joinInOrder([
  /[Dd]isabling/,
  requireNext([
    [joinInOrder([/ (?:the |this )?/, [PLUGIN_OR_ITS_NAME]]), /[^\w\n]{0,8}(?:$|[A-Z])/],
  ]),
]);
/** `is required`, `required for this plugin`; not `required for holograms`. */
const REQUIRES = joinInOrder([
  /[Rr]equire[sd]?/,
  refuseNext([/ for /, refuseNext([[/(?:this )?[Pp]lugin/, SAME_PLUGIN]])]),
]);
const WORDS_OF_NEED = [
  'depend(?:s|ency|encies)?',
  'shutting down',
  'unload(?:ing|ed)?',
  'need(?:s|ed)',
  'mandatory',
  'must be installed',
];
/** The plugin does not work without it: `Lamps cannot start`; not `Lamps starts anyway`. */
export const REQUIRED_WORDS = joinInOrder([
  [
    joinInOrder([[PLUGIN_OR_ITS_NAME], /[^\n]{0,24} disabled/]),
    /[Dd]isabled (?:because|due|as|since)/,
    DISABLES_ITSELF,
    REQUIRES,
    joinCapitalWords(WORDS_OF_NEED),
    /cannot (?:run|start|work)/,
    /can't (?:run|start|work)/,
    /(?:could not|cannot|can't) be (?:enabled|loaded|started)/,
    /won't (?:run|start|work)/,
    /will not (?:run|start|work|load)/,
  ],
  /\b/,
]);

/** Words that are no plugin's name although a sentence begins with them. */
const NO_NAMES = [
  'Config',
  'Configuration',
  'Files?',
  'Folder',
  'Dependency',
  'Dependencies',
  'Plugins?',
  'Data',
  'Database',
  'Economy',
  'License',
  'Worlds?',
  'Java',
  'Paper',
  'PaperMC',
  'Spigot',
  'Bukkit',
  'CraftBukkit',
  'Purpur',
  'Folia',
  'Velocity',
  'BungeeCord',
  'Minecraft',
  'Mojang',
  'Server',
  'Players?',
  'Tokens?',
  'Items?',
  'Materials?',
  'Blocks?',
  'Language',
  'Lang',
  'Locale',
  'Messages?',
  'Regions?',
  'Arenas?',
  'Commands?',
  'Permissions?',
  'Key',
  'Class',
  'Version',
  'Modules?',
  'Librar(?:y|ies)',
  'Resources?',
  'Textures?',
  'Sounds?',
  'Entity',
  'Schematics?',
  'Templates?',
  'Tables?',
  'Column',
  'Users?',
  'Type',
  'This',
  'That',
  'These',
  'The',
  'Your',
  'It',
  'You',
  'Updates?',
  'Some',
  'None',
  'No',
  'Not',
  'API',
  'NMS',
  'MySQL',
  'MariaDB',
  'Redis',
  'MongoDB',
  'SQLite',
  'PostgreSQL',
  'Discord',
  'Internet',
  'Names?',
  'Values?',
  'Section',
  'Paths?',
  'Lines?',
  'Menus?',
  'Kits?',
  'Groups?',
  'Ranks?',
  'Warps?',
  'Homes?',
  'Spawn',
  'Portals?',
  'Holograms?',
  'Biomes?',
  'Chunks?',
  'Recipes?',
  'Please',
  'Could',
  'Cannot',
  'Can',
  'Unable',
  'Failed',
  'Error',
  'Warning',
  'Hook',
  'Main',
  'Default',
  'Any',
  'All',
  'At',
  'If',
  'Jar',
  'JAR',
  'Kyori',
  'Adventure',
];
/**
 * The other plugin: `Wires`; not `Config`, and not the plugin that speaks. Parts, as a pattern with a
 * group must also have the group `plugin`, which one of these mentions.
 */
export const NEEDED_PLUGIN = [
  refuseNext([[joinWords(NO_NAMES)], /\b/]),
  refuseNext([SAME_PLUGIN, /\b/]),
  /(?<needed>[A-Z][\w-]{2,40})\b/,
];
/** `was not found`, `is missing`; not `was found`. */
const IS_MISSING = joinPatterns([
  joinInOrder([
    /(?:(?:was|is|has|could)(?: not|n't)|not) (?:been |be )?/,
    /(?:found|installed|detected|loaded|enabled|present|available)\b/,
  ]),
  /(?:is )?missing\b/,
]);
/** `Could not` find it, `Failed to` load it. */
export const FAILS_TO = joinCapitalWords([
  'could not',
  "couldn't",
  'cannot',
  "can't",
  'unable to',
  'failed to',
]);
/** `Disabling...` at the end of a line, `This plugin will be disabled`; not `Disabling the hologram`. */
const IS_SWITCHED_OFF = joinPatterns([
  joinInOrder([
    /[Dd]isabling/,
    allowNext([[/ (?:the |this )?[Pp]lugin/, joinInOrder([/ /, SAME_PLUGIN])]]),
    /(?=[^\w\n]{0,8}$)/,
  ]),
  /(?:[Tt]h(?:e|is) )?[Pp]lugin (?:will be|has been|is(?: now)?) disabled\b/,
]);
/** Another line of the plugin, to its message: `[12:00:00 ERROR]: [Lamps]`. */
const LINE_OF_PLUGIN = joinInOrder([/[^\n]{0,60}\[/, SAME_PLUGIN, /\]/]);
const UP_TO_THREE_LINES = new RegExp(`(?:${LINE_OF_PLUGIN.source}[^\\n]{0,160}\\n){0,3}?`);
/** The rest of a line, and up to three lines below it, to the one with which the plugin switches itself off. */
export const TO_END_OF_PLUGIN = joinInOrder([
  /\b[^\n]{0,160}\n/,
  UP_TO_THREE_LINES,
  LINE_OF_PLUGIN,
  /:? [^\w\n]{0,6}/,
  [IS_SWITCHED_OFF],
]);
export const VERSION = /v?\d[\w.-]{0,20}/;
/** ` or newer`, `+`; not ` or older`. */
export const OR_NEWER = /(?:\+| ?(?:or|and) (?:newer|higher|later|above|up)\b)/;
const WORDS_OF_REQUEST = [
  'set',
  'enabled?',
  'disabled?',
  'change',
  'edit',
  'configured?',
  'please',
  'must',
  'invalid',
  'missing',
  'empty',
];
const SETTINGS_FILES = [
  /spigot\.yml/,
  /bukkit\.yml/,
  /server\.properties/,
  /(?:config\/)?paper-global\.yml/,
  /velocity\.toml/,
  /config\.yml/,
];
/** `Paper`, `Paper 1.20.6 or newer`; not `paper`. */
export const PAPER_OF_VERSION = nameGroup('what', [
  /Paper(?:MC)?/,
  allowNext([/ /, VERSION, allowNext([OR_NEWER])]),
]);
/** `requires Java 17`; not `runs on Java 17`. */
export const REQUIRES_JAVA = joinInOrder([
  [
    /[Rr]equires?|[Nn]eeds?|[Mm]ust (?:be running|use|run)/,
    /[Oo]nly (?:supports|works (?:on|with)|runs on)/,
    /[Pp]lease (?:use|update to|upgrade to|install)/,
  ],
  / (?:at least )?Java (?:version )?(?<javaNeeded>\d{1,2})\b/,
]);
/** `No permissions plugin`; not `Found a permissions plugin`. */
export const NO_PERMISSION_PLUGIN = joinInOrder([
  [/\b[Nn]o|(?:[Cc]ould not|[Cc]an't|[Cc]annot|[Uu]nable to) find an?/],
  / (?:compatible |supported )?[Pp]ermissions? (?:plugin|provider)\b/,
]);
/** `Could not connect to MySQL`; not `Connected to MySQL`. */
export const NO_DATABASE = joinInOrder([
  [FAILS_TO, /[Ee]rror (?:while |when )?/],
  /(?: be)? ?/,
  [/connect(?:ing)?/, /(?:establish|open|create|get)(?:ing)? (?:a |the )?connection/],
  / (?:to|with) (?:the |your |a )?(?:(?:SQL|remote|external) )?/,
  /(?<what>[Dd]atabase|MySQL|MariaDB|PostgreSQL|MongoDB|Mongo|Redis)\b/,
]);
/** `Your config.yml is outdated`; not `Your config.yml is empty`. */
export const CONFIG_IS_OLD = joinInOrder([
  /(?:Your |The )?(?:[Cc]onfig(?:uration)?(?:\.yml)?(?: file)?|config-version)(?: version)? /,
  [
    /mismatch/,
    /(?:is|appears to be|seems to be|was) (?:old|out ?dated|out of date|too old|from an older)\b/,
    /out ?dated\b/,
  ],
]);
/** `falling back to SQLite`; not `falling back to defaults`. */
export const STORES_IN_FILES = joinInOrder([
  /(?:[Ff]all(?:ing|s|en)? back|[Ss]witching|[Dd]efaulting) to (?:local |the )?/,
  /(?<storage>SQLite|H2|YAML|YML|[Ff]lat ?-?[Ff]iles?|[Ff]ile|JSON)\b/,
]);
/** `Please set online-mode in spigot.yml`; not `Read spigot.yml`. */
export const SETTING_TO_CHANGE = joinInOrder([
  requireNext([/[^\n]{0,200}\b/, [joinCapitalWords(WORDS_OF_REQUEST)], /\b/]),
  nameGroup('what', [
    /[^\n]{0,160}?\b/,
    nameGroup('entryFile', [joinPatterns(SETTINGS_FILES)]),
    /\b[^\n]{0,80}?/,
  ]),
  /\s*$/,
]);
/** `WARN]: java.nio.file.NoSuchFileException: plugins/Lamps/config.yml`; not `…: plugins/Lamps.jar`. */
export const OWN_FILE_MISSING = joinInOrder([
  /WARN(?:ING)?\b[^\n]{0,24}(?:NoSuchFile|FileNotFound)Exception: plugins[\\/]/,
  /(?<plugin>[\w .+-]{1,60})[\\/]/,
  /(?<file>[^\s:]{1,160}\.(?:ya?ml|json|toml|properties|conf|txt))\b/,
]);
/** `Wires was not found`; not `Config was not found`. */
export const MISSING_PLUGIN = [...NEEDED_PLUGIN, /['"]? (?:plugin |API )?/, [IS_MISSING]];
