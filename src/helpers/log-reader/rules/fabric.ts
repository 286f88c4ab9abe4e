// cspell:ignore eason hiện không nhưng pero phiên sólo thiếu thích tienes tương uplicate đang
import type { Rule } from '../rule';

const MODS = { route: '/mods-install' };
const FAMILY = ['fabric'] as const;
/** `'Name' (id)`, `'Name'` or a bare id. */
const mod = (group: string): string =>
  String.raw`(?:'(?<${group}>[^\n]{1,120}?)' \([\w.-]{1,120}\)|'(?<${group}One>[^'\n]{1,120})'|(?<${group}Id>[\w.-]{1,120}))`;
const pattern = (rest: string): RegExp =>
  new RegExp(String.raw`\bMod ${mod('mod')}(?: [^\s]{1,120})? ${rest}`, 'i');
/** The version of the game in that of a mod: `0.103.0+1.21.1`. */
const GAME = (group: string): string =>
  String.raw`(?<${group}>\d{1,2}\.\d{1,2}(?:\.\d{1,2})?)(?![\w.])`;
const RANGE = String.raw`requires [^\n]{1,300}? of (?:mod )?`;
/**
 * Quilt prints the bare name; anchored to the start of the line, or a hostile one would take
 * quadratic time.
 */
const quilt = (rest: string): RegExp =>
  new RegExp(
    String.raw`^(?:\[[^\]\n]{1,60}\]:? ?){0,4}[\s-]{0,20}(?<mod>[^\n]{1,120}?) ${RANGE}(?<needed>[^\n,]{1,120})${rest}`,
  );

/**
 * Older loaders: `test depends on mod {fabric @ [*]}`, `tabtps requires {fabricloader @ [>=0.11]}`.
 */
const older = (verb: string, needed: string, rest = ''): RegExp =>
  new RegExp(
    String.raw`(?:^|[\s(:])(?:[Mm]od )?(?<modId>[a-z][\w-]{1,80}) ${verb} (?:mod )?\{(?<needed>${needed}) @ \[[^\]\n]{0,120}\]\}${rest}`,
  );
const NO_PLATFORM = String.raw`(?!(?:minecraft|java) @)[\w.-]{1,120}`;

/** Two names with their ids, which Fabric's translated messages keep. */
const TWO = String.raw`'(?<mod>[^\n]{1,120}?)' ?[(（][\w.-]{1,120}[)）][^\n]{1,200}?'(?<needed>[^\n]{1,120}?)' ?[(（](?<neededId>[\w.-]{1,120})[)）]`;
const translated = (words: readonly string[], needed = ''): RegExp =>
  new RegExp(`${needed}${TWO}[^\\n]{0,300}?(?:${words.join('|')})`);
/**
 * The same with a bare id for the missing mod, delimited by characters that cannot be part of an
 * id.
 */
const ONE = String.raw`'(?<mod>[^\n]{1,120}?)' ?[(（][\w.-]{1,120}[)）][^\n]{1,80}?(?:需要|は|은)[^\n]{0,60}? ?(?<![\w.+-])(?<needed>[a-z][a-z0-9_-]{2,80})(?![\w.+-])[^\n]{0,200}?`;
/** Spanish, Japanese, Korean, Vietnamese, Chinese (two scripts). */
const MISSING_WORDS = [
  'que no tienes',
  'そのModがありません',
  '해당 모드가 빠져 있습니다',
  'hiện đang thiếu',
  '但没有安装它',
  '但該版本缺失',
];
const MISMATCH_WORDS = [
  'pero sólo tienes',
  '異なるバージョンのModが読み込まれています',
  '잘못된 버전',
  'nhưng chỉ có phiên bản sai',
  '但已经安装了的版本',
  '但只有錯誤的版本可用',
];
const BREAKS_WORDS = [
  'no es compatible con',
  '互換性がないのに',
  '호환되지 않는데',
  'không tương thích với',
  '不兼容，但已经安装了',
  '不相容，但有匹配的版本',
];

/**
 * `htm.mixins.json:events.ExplosionMixin`, `mixins.epicfight.json:…`: the mod by its mixin config.
 */
const CONFIG = String.raw`(?:(?<mod>[\w-]{2,80})[\w.-]{0,60}\.mixins?(?:\.[\w-]{1,40})?\.json|mixins?\.(?<modId>[\w-]{2,80})[\w.-]{0,60}\.json)\b`;

/** Messages of the Fabric and Quilt loaders. */
export const fabricRules: readonly Rule[] = [
  {
    id: 'fabric-wrong-game-version',
    effect: 'ends',
    software: FAMILY,
    literals: [
      "of 'Minecraft' (minecraft)",
      'of minecraft',
      'requires {minecraft @',
      'depends on mod {minecraft @',
      "of mod 'Minecraft'",
      "'Minecraft' (minecraft)",
      'HARD_DEP_INCOMPATIBLE_PRESELECTED ',
    ],
    patterns: [
      pattern(String.raw`${RANGE}(?:'Minecraft' \(minecraft\)|minecraft),? (?:but|which)`),
      /Could not find required mod: (?<modId>[\w.-]{1,120}) requires \{minecraft @ (?<range>\[[^\]\n]{1,120}\])/,
      older('(?:requires|depends on)', 'minecraft'),
      /(?:Immediate reason: \[(?:[^\n]{0,1000}? )?)?HARD_DEP_INCOMPATIBLE_PRESELECTED (?<modId>[\w-]{1,80}) \S{1,80} \{depends minecraft @/,
      new RegExp(
        `'(?<mod>[^\\n]{1,120}?)' ?[(（][\\w.-]{1,120}[)）][^\\n]{1,200}?'Minecraft' ?[(（]minecraft[)）][^\\n]{0,300}?(?:${MISMATCH_WORDS.join('|')})`,
      ),
    ],
    title: 'The mod {mod} is made for another Minecraft version.',
    cause:
      'The loader compares each mod’s list of game versions with the one that runs, and stops.',
    fix: 'Take the build of {mod} for your game version, or leave the mod out.',
    guide: { ...MODS, row: 'trouble-requires-of-minecraft-minecraft-but-only-the-wrong-version-i' },
  },
  {
    id: 'fabric-wrong-java',
    effect: 'ends',
    software: FAMILY,
    literals: ["' (java),", 'of java,', 'requires {java @', '{depends java @'],
    patterns: [
      pattern(
        String.raw`requires [^\n\d]{0,60}(?<needed>\d{1,3})[^\n]{0,200}? of (?:mod )?(?:'[^'\n]{1,80}' \(java\)|java),`,
      ),
      /Could not find required mod: (?<modId>[\w.-]{1,120}) requires \{java @ \[[^\]\n\d]{0,10}(?<needed>\d{1,3})/,
      /(?:Immediate r|\bR)eason: \[(?:[^\n]{0,400}?, )?HARD_DEP\w* (?<modId>[\w.-]{1,120}) \S{1,80} \{depends java @ \[[^\]\n\d]{0,10}(?<needed>\d{1,3})/,
    ],
    title: 'The mod {mod} needs another Java (Java {needed}).',
    cause:
      'The mod names the versions of Java that it runs on, and the one of the server is not among them: mostly too old, seldom too new.',
    fix: 'Switch the server to Java {needed}, if your game version runs on it; otherwise take an older build of {mod}.',
    guide: { route: '/java-version' },
  },
  {
    id: 'fabric-missing-mod',
    effect: 'ends',
    software: FAMILY,
    literals: [
      ', which is missing',
      'Could not find required mod:',
      ', which is disabled for this environment',
      "Dependency for mod '",
      ', which is missing!',
      'Could not resolve valid mod collection',
      'HARD_DEP_NO_CANDIDATE ',
      ...MISSING_WORDS,
    ],
    patterns: [
      /Immediate reason: \[(?:[^\n]{0,1000}? )?HARD_DEP_NO_CANDIDATE (?<modId>[\w-]{1,80}) [^\s{]{1,80}(?: \d{1,4}\])? \{depends (?!(?:minecraft|java|fabricloader) )(?<needed>[\w-]{1,80}) @ \[\*\]/,
      pattern(String.raw`${RANGE}${mod('needed')}, which is (?:missing|disabled)`),
      older('(?:requires|depends on)', NO_PLATFORM, String.raw`,? which is missing`),
      new RegExp(
        String.raw`Could not resolve valid mod collection[^\n]{0,60}?${older('requires', NO_PLATFORM).source}`,
      ),
      translated(MISSING_WORDS),
      new RegExp(`${ONE}(?:${MISSING_WORDS.join('|')})`),
      /Could not find required mod: (?<modId>[\w.-]{1,120}) requires \{(?!(?:minecraft|java) @)(?<needed>[\w.-]{1,120}) @ \[[^\]\n]{1,120}\]/,
      quilt(', which is missing!'),
      // Quilt Loader before 0.18.
      /Dependency for mod '(?<mod>[\w.-]{1,120})' on (?<needed>[\w.-]{1,120}) versions \[[^\]\n]{0,120}\] \(0 valid options, 0 invalid/,
    ],
    title: 'The mod {mod} needs {needed}, which is missing.',
    cause: 'The mod is built on another mod.',
    fix: 'Install {needed} for your loader and game version. “fabric” and “fabric-…” mean the mod Fabric API.',
    guide: { ...MODS, row: 'trouble-mod-requires-version-or-later-of-fabric-api-which-is-missing' },
  },
  {
    id: 'fabric-blocked-mod',
    effect: 'ends',
    reportsOnlyTheEnd: true,
    software: FAMILY,
    literals: [", which can't be loaded due to other constraints"],
    patterns: [pattern(String.raw`${RANGE}${mod('needed')}, which can't be loaded`)],
    title: 'The mod {mod} needs {needed}, which is there but may not be loaded with the others.',
    cause:
      'Another mod excludes it, or it has the wrong version: other lines of the list say which.',
    fix: 'Do first what the other lines ask for. If there are none, take {needed} in the version that the line asks for.',
    guide: { ...MODS, row: 'trouble-mod-requires-version-or-later-of-fabric-api-which-is-missing' },
  },
  {
    // The loader’s own words do not tell a missing mod from one of another version.
    id: 'fabric-unfit-mod',
    effect: 'ends',
    software: FAMILY,
    literals: ['HARD_DEP_NO_CANDIDATE '],
    patterns: [
      /Immediate reason: \[(?:[^\n]{0,1000}? )?HARD_DEP_NO_CANDIDATE (?<modId>[\w-]{1,80}) [^\s{]{1,80}(?: \d{1,4}\])? \{depends (?!(?:minecraft|java|fabricloader) )(?<needed>[\w-]{1,80}) @ \[(?!\*\])(?<range>[^\]\n]{1,80})\]/,
    ],
    title: 'The mod {mod} needs {needed} in the version {range}, and that is not there.',
    cause: 'Either {needed} is missing, or the one installed is older or newer.',
    fix: 'Install {needed} in a version that the line allows, for your loader and game version. If no such version exists for your game version, take the build of {mod} made for it. “fabric-api” is the mod Fabric API.',
    guide: { ...MODS, row: 'trouble-mod-requires-version-or-later-of-fabric-api-which-is-missing' },
  },
  {
    id: 'fabric-build-for-other-game',
    effect: 'ends',
    software: FAMILY,
    literals: ['but only the wrong version'],
    patterns: [
      new RegExp(
        String.raw`\bMod '(?<mod>[^\n]{1,120}?)' \([\w.-]{1,120}\)(?: [^\s]{1,120})? requires version [\w.-]{1,40}\+${GAME('game')} or later of (?:mod )?'(?<needed>[^'\n]{1,120})' \([\w.-]{1,120}\), but only the wrong versions? (?:is|are) present: [\w.-]{1,40}\+(?!\k<game>(?![\w.]))${GAME('own')}`,
      ),
    ],
    title:
      'The mod {mod} asks for {needed} of Minecraft {game}, and the one installed is for {own}.',
    cause: 'The part behind the “+” of a version is the version of the game.',
    fix: 'If the server runs Minecraft {own}, take an older build of {mod} that names it. If it runs {game}, install {needed} in the version that the line asks for.',
    guide: { ...MODS, row: 'trouble-mod-requires-version-or-later-of-fabric-api-which-is-missing' },
  },
  {
    id: 'fabric-wrong-mod-version',
    effect: 'ends',
    unlessExplained: true,
    software: FAMILY,
    literals: [
      'but only the wrong version is present',
      'but a non-matching version is present',
      'but only the wrong versions are present',
      'but only a different version is present',
      "Dependency for mod '",
      ...MISMATCH_WORDS,
    ],
    patterns: [
      new RegExp(
        String.raw`(?!.{0,400}'(?:Minecraft|Java|OpenJDK[^']{0,60})' ?[(（](?:minecraft|java)[)）])${translated(MISMATCH_WORDS).source}`,
      ),
      older(
        '(?:requires|depends on)',
        NO_PLATFORM,
        String.raw`,? but (?:only )?(?:a|the) (?:wrong|non-matching|different) version`,
      ),
      pattern(
        String.raw`${RANGE}(?!'Minecraft' \(|minecraft,|'[^'\n]{1,80}' \(java\)|java,)${mod('needed')}, but (?:only the wrong versions? (?:is|are)|a non-matching version is) present`,
      ),
      quilt(', but only a different version is present'),
      /Dependency for mod '(?<mod>[\w.-]{1,120})' on (?<needed>[\w.-]{1,120}) versions \[[^\]\n]{0,120}\] \(0 valid options, [1-9]/,
    ],
    title: 'The mod {mod} needs another version of {needed} than the one installed.',
    cause: 'The two were not updated together.',
    fix: 'Install the version of {needed} that the line asks for.',
    guide: { ...MODS, row: 'trouble-mod-requires-version-or-later-of-fabric-api-which-is-missing' },
  },
  {
    id: 'fabric-incompatible-mods',
    effect: 'ends',
    software: FAMILY,
    literals: ['is incompatible with', 'conflicts with', ' breaks ', ...BREAKS_WORDS],
    patterns: [
      translated(BREAKS_WORDS),
      // In some languages the verb comes between the two names.
      new RegExp(
        String.raw`'(?<mod>[^\n]{1,120}?)' ?[(（][\w.-]{1,120}[)）][^\n]{1,80}?(?:${BREAKS_WORDS.join('|')})[^\n]{1,200}?'(?<needed>[^\n]{1,120}?)' ?[(（]`,
      ),
      older('(?:conflicts with|breaks|is incompatible with)', NO_PLATFORM),
      pattern(
        String.raw`(?:is incompatible with|conflicts with|breaks) [^\n]{1,300}? of (?:mod )?${mod('needed')}`,
      ),
    ],
    title: 'The mods {mod} and {needed} do not work together.',
    cause: 'The authors marked the pair as incompatible in these versions.',
    fix: 'Update both, or remove one.',
    guide: { ...MODS, row: 'trouble-is-incompatible-with-of-yet-a-conflicting-version-is-present' },
  },
  {
    id: 'fabric-duplicate-mod',
    software: FAMILY,
    literals: [
      'Duplicate versions for mod ID',
      'duplicate mandatory mod',
      'Duplicate mandatory mod',
    ],
    patterns: [
      /Duplicate versions for mod ID '(?<mod>[^'\n]{1,120})'/,
      /[Dd]uplicate mandatory mods? (?:ID )?'?(?<mod>[\w.-]{1,120})/,
    ],
    title: 'The mod {mod} lies in the folder mods twice.',
    cause: 'An update was added and the old jar left in place.',
    fix: 'Stop the server, remove the older jar, start again.',
    guide: { ...MODS, row: 'trouble-found-a-duplicate-mod-or-two-versions-listed' },
  },
  {
    id: 'mod-entrypoint-failed',
    software: FAMILY,
    literals: [
      'Could not execute entrypoint stage',
      'Exception while loading entries for entrypoint',
    ],
    patterns: [
      /Could not execute entrypoint stage '[^'\n]{1,60}' due to errors, provided by '(?<mod>[^'\n]{1,120})'/,
      // Mod Menu requests a settings page, which only exists in the client.
      /Exception while loading entries for entrypoint '(?!modmenu')[^'\n]{1,60}' provided by '(?<mod>[^'\n]{1,120})'/,
      /Could not execute entrypoint stage '[^'\n]{1,60}' due to errors!?\s*$/m,
    ],
    title: 'The mod {mod} failed while starting.',
    cause:
      'A client mod on a server, a missing library, or a build for another game version. The line with “Caused by:” says which.',
    fix: 'Take the build of {mod} for your game version; if it is a client mod, remove it.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'mixin-failed',
    software: [...FAMILY, 'forge', 'vanilla'],
    literals: [
      'MixinTransformerError: An unexpected critical error',
      'Mixin apply for mod ',
      'Mixin apply failed ',
      'MixinApplyError: Mixin',
      'MixinPreProcessorException',
      'InjectionException: ',
      'InjectionError: ',
      'InvalidAccessorException: ',
      'InvalidMixinException: ',
      ' from mod ',
    ],
    scope: 'entry',
    patterns: [
      /^[^\n]{0,300}MixinTransformerError: An unexpected critical error[^]*?\nCaused by: [^\n]{1,600} from mod (?<mod>[\w.-]{1,120})/,
      new RegExp(
        String.raw`^[^\n]{0,300}MixinTransformerError: An unexpected critical error[^]*?\nCaused by: [^\n]{1,600}?${CONFIG}`,
      ),
      /\/(?:ERROR|FATAL)\][^\n]{0,120}Mixin apply for mod (?<mod>[\w.-]{1,120}) failed/,
      /^Mixin apply for mod (?<mod>[\w.-]{1,120}) failed/,
      /^[\w.$-]{1,120}\.mixins?\.json:[\w.$]{1,160} from mod (?<mod>[\w.-]{1,120}) failed injection check/,
      new RegExp(String.raw`(?:\/(?:ERROR|FATAL)\][^\n]{0,120}|^)Mixin apply failed ${CONFIG}`),
      /^(?:Caused by: )?[\w.$]{0,200}(?:Mixin|Injection|InvalidAccessor)\w*(?:Exception|Error): [^\n]{1,900} from mod (?<mod>[\w.-]{1,120})/,
      new RegExp(
        String.raw`^(?:Caused by: )?[\w.$]{0,200}(?:Mixin|Injection|InvalidAccessor)\w*(?:Exception|Error): [^\n]{1,900}?${CONFIG}`,
      ),
      new RegExp(
        String.raw`\[STDERR\]: ?(?:Caused by: )?[\w.$]{0,200}MixinApplyError: Mixin \[${CONFIG}`,
      ),
      /MixinTransformerError: An unexpected critical error/,
    ],
    title: 'The mod {mod} could not change the game’s code.',
    cause:
      'It is made for another game version, or collides with another mod that changes the same place.',
    fix: 'Update {mod}. If it goes on, take it out for a test.',
    guide: { route: '/f_performance_mods' },
  },
  {
    id: 'mixin-conflict',
    effect: 'ends',
    software: [...FAMILY, 'forge', 'vanilla'],
    literals: ["couldn't be applied due to conflicts with", 'cannot inject into '],
    patterns: [
      /(?:^|[\s/:])(?:mixins\.)?(?<mod>[a-z][\w-]{1,60}?)\.mixins?[\w.]{0,40}json:[^\n]{0,400}? cannot inject into [^\n]{1,200}? merged by (?<needed>(?:[a-z][\w]{1,40}\.){1,4}[a-z][\w]{1,40})/,
      /Mixin config [^\n]{1,160} from mod (?:[^\n]{0,200}\/)?(?<mod>[^\n/]{1,120}?)(?:\.jar)? couldn't be applied due to conflicts with mixin config [^\n]{1,160} from mod (?:[^\n]{0,200}\/)?(?<needed>[\w.+-]{1,120}?)(?:\.jar)?\s*(?:\n|$)/,
    ],
    title: 'The mods {mod} and {needed} change the same code of the game and do not run together.',
    cause: 'Both replace one and the same place, and only one of them can.',
    fix: 'Update both; if the line comes back, one of the two has to go.',
    guide: MODS,
  },
  {
    id: 'client-mod-on-server',
    software: [...FAMILY, 'forge', 'vanilla'],
    literals: ['for invalid dist DEDICATED_SERVER', 'in environment type SERVER'],
    patterns: [
      // Mixin prints the same words in brackets, as a warning, on healthy servers.
      /^\s*(?:Caused by: |Exception message: |[?§]7)?(?:java\.lang\.\w{1,40}: ){1,2}Attempted to load class (?<class>[\w/$.]{1,300}) for invalid dist DEDICATED_SERVER/,
      /^Attempted to load class (?<class>[\w/$.]{1,300}) for invalid dist DEDICATED_SERVER/,
      /^\s*(?:Caused by: |Exception message: )?(?:java\.lang\.\w{1,40}: ){1,2}Cannot load class (?<class>[\w/$.]{1,300}) in environment type SERVER/,
    ],
    title:
      'A mod asks for a part of the player’s game (client) that a server does not have: {class}.',
    cause: 'It is a mod for the client only, or this build of it has a fault on servers.',
    fix: 'The lines around mostly name the mod. If its page says “client”, take it off the server (players keep it); otherwise take another build of it.',
    guide: { ...MODS, row: 'trouble-cannot-load-class-in-environment-type-server-or-attempted-to' },
  },
  {
    id: 'mixin-transformation',
    software: [...FAMILY, 'any'],
    literals: ['Mixin transformation of '],
    scope: 'entry',
    unlessExplained: true,
    patterns: [
      /Mixin transformation of (?<what>[\w.$]{1,160}) failed(?:[^\n]{0,400}\n){1,80}?[^\n]{0,400}(?:from|for) mod (?<mod>[\w-]{1,60})/,
      /Mixin transformation of (?<what>[\w.$]{1,160}) failed/,
    ],
    title: 'The mod {mod} could not change the game’s class {what}.',
    cause:
      'A mod was made for another version of the game, or two mods change the same place. A “Caused by” further down names the file of the mod (NAME.mixins.json).',
    fix: 'Update the mod whose name stands in that file, or take it out for a test.',
    guide: MODS,
  },
];
