import { joinInOrder, matchAgain, refuseNext } from '../../../../lib/join-patterns';
import {
  BREAKS_WORDS,
  FAULTY_RANGE,
  FAULTY_RANGE_OF_SOLVER,
  MISMATCH_WORDS,
  MISSING_WORDS,
  NO_CANDIDATE,
  SOLVER_REASON,
} from '../phrases/fabric';
import type { Rule } from '../rule';

const MODS = { route: '/mods-install' };
const FABRIC = ['fabric'] as const;
/** Matches how Fabric names a mod: `'Name' (id)`, `'Name'` or a bare id. */
const matchModName = (group: string): string =>
  String.raw`(?:'(?<${group}>[^\n]{1,120}?)' \([\w.-]{1,120}\)|'(?<${group}One>[^'\n]{1,120})'|(?<${group}Id>[\w.-]{1,120}))`;
/** Matches a message of Fabric about one mod: `Mod 'Name' (id) 1.0.0 …`. */
const matchModMessage = (rest: string): RegExp =>
  new RegExp(String.raw`\bMod ${matchModName('mod')}(?: [^\s]{1,120})? ${rest}`, 'i');
/** Matches the game's version in that of a mod: the end of `0.103.0+1.21.1`. */
const matchGameVersion = (group: string): string =>
  String.raw`(?<${group}>\d{1,2}\.\d{1,2}(?:\.\d{1,2})?)(?![\w.])`;
const REQUIRES_VERSION_OF = String.raw`requires [^\n]{1,300}? of (?:mod )?`;
/**
 * Matches a message of Quilt, which prints the bare name. Anchored to the start of the line: on a
 * hostile line it would take quadratic time otherwise.
 */
const matchQuiltMessage = (rest: string): RegExp =>
  new RegExp(
    String.raw`^(?:\[[^\]\n]{1,60}\]:? ?){0,4}[\s-]{0,20}(?<mod>[^\n]{1,120}?) ${REQUIRES_VERSION_OF}(?<needed>[^\n,]{1,120})${rest}`,
  );

/**
 * Matches a message of older loaders: `test depends on mod {fabric @ [*]}`,
 * `tabtps requires {fabricloader @ [>=0.11]}`.
 */
const matchBracedMessage = (verb: string, needed: string, rest = ''): RegExp =>
  new RegExp(
    String.raw`(?:^|[\s(:])(?:[Mm]od )?(?<modId>[a-z][\w-]{1,80}) ${verb} (?:mod )?\{(?<needed>${needed}) @ \[[^\]\n]{0,120}\]\}${rest}`,
  );
const NO_PLATFORM = String.raw`(?!(?:minecraft|java) @)[\w.-]{1,120}`;

/** Matches two mods by name and id, which Fabric's translated messages keep. */
const TWO_MODS = String.raw`'(?<mod>[^\n]{1,120}?)' ?[(（][\w.-]{1,120}[)）][^\n]{1,200}?'(?<needed>[^\n]{1,120}?)' ?[(（](?<neededId>[\w.-]{1,120})[)）]`;
/** Matches a translated message about two mods that ends in one of the words. */
const matchTranslatedMessage = (words: readonly string[]): RegExp =>
  new RegExp(`${TWO_MODS}[^\\n]{0,300}?(?:${words.join('|')})`);
/**
 * Matches the same with a bare id for the missing mod, delimited by characters that cannot be part
 * of an id.
 */
const MOD_AND_BARE_ID = String.raw`'(?<mod>[^\n]{1,120}?)' ?[(（][\w.-]{1,120}[)）][^\n]{1,80}?(?:需要|は|은)[^\n]{0,60}? ?(?<![\w.+-])(?<needed>[a-z][a-z0-9_-]{2,80})(?![\w.+-])[^\n]{0,200}?`;
/** The next is not the game, and not Java: `'Minecraft' (`. */
const NO_PLATFORM_BY_NAME = String.raw`(?!'Minecraft' \(|minecraft,|'[^'\n]{1,80}' \(java\)|java,)`;
/** `, but only the wrong version is present`. */
const IS_OF_WRONG_VERSION =
  ', but (?:only the wrong versions? (?:is|are)|a non-matching version is) present';

/** The build for this game version also fits the rest. */
const OTHER_GAME_FIRST = { rules: ['fabric-wrong-game-version'], ofSamePart: true } as const;

/** Messages of the Fabric and Quilt loaders. */
export const fabricRules: readonly Rule[] = [
  {
    // A log that breaks off before the list of what is wrong.
    id: 'fabric-advice',
    effect: 'ends',
    software: FABRIC,
    scope: 'entry',
    literals: ['A potential solution has been determined'],
    patterns: [
      joinInOrder([
        /A potential solution has been determined[^\n]{0,80}:\s*\n/,
        /(?![^]{0,9000}?(?:More details|Unmet dependency listing))\s{0,8}- /,
        /(?<what>(?:Remove|Replace|Install|Add) [^\n]{3,200}?)/,
        // Without the path of a file behind it.
        /(?: \((?:\/|~|[A-Z]:)[^\n]{0,400})?[.:]?\s*\n/,
      ]),
    ],
    title: 'Mods do not fit the game or each other. The loader’s advice begins: “{what}”',
    cause:
      'The loader compares what each mod asks for with what is there, stops if they do not fit, and lists what would help.',
    fix: 'Follow the list from the top. If it names many mods, they were usually taken for another version of the game: use builds for the one that runs.',
    guide: { route: '/mods-install' },
  },
  {
    id: 'fabric-wrong-game-version',
    effect: 'ends',
    software: FABRIC,
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
      matchModMessage(
        String.raw`(?!requires ${FAULTY_RANGE} of)${REQUIRES_VERSION_OF}(?:'Minecraft' \(minecraft\)|minecraft),? (?:but|which)`,
      ),
      /Could not find required mod: (?<modId>[\w.-]{1,120}) requires \{minecraft @ (?<range>\[[^\]\n]{1,120}\])/,
      matchBracedMessage('(?:requires|depends on)', 'minecraft'),
      joinInOrder([
        /(?:Immediate reason: \[(?:[^\n]{0,1000}? )?)?HARD_DEP_INCOMPATIBLE_PRESELECTED /,
        new RegExp(
          String.raw`(?<modId>[\w-]{1,80}) \S{1,80} \{depends minecraft @ (?!${FAULTY_RANGE_OF_SOLVER})`,
        ),
      ]),
      new RegExp(
        `'(?<mod>[^\\n]{1,120}?)' ?[(（][\\w.-]{1,120}[)）][^\\n]{1,200}?'Minecraft' ?[(（]minecraft[)）][^\\n]{0,300}?(?:${MISMATCH_WORDS.join('|')})`,
      ),
    ],
    title: 'The mod {mod} is made for another Minecraft version.',
    cause:
      'The loader compares each mod’s list of game versions with the one that runs, and stops.',
    fix: 'Install the build of {mod} for your game version, or leave the mod out.',
    guide: { ...MODS, row: 'trouble-requires-of-minecraft-minecraft-but-only-the-wrong-version-i' },
  },
  {
    id: 'fabric-wrong-java',
    effect: 'ends',
    explainedBy: OTHER_GAME_FIRST,
    software: FABRIC,
    literals: ["' (java),", 'of java,', 'requires {java @', '{depends java @'],
    patterns: [
      matchModMessage(
        String.raw`requires [^\n\d]{0,60}(?<needed>\d{1,3})[^\n]{0,200}? of (?:mod )?(?:'[^'\n]{1,80}' \(java\)|java),`,
      ),
      /Could not find required mod: (?<modId>[\w.-]{1,120}) requires \{java @ \[[^\]\n\d]{0,10}(?<needed>\d{1,3})/,
      /(?:Immediate r|\bR)eason: \[(?:[^\n]{0,400}?, )?HARD_DEP\w* (?<modId>[\w.-]{1,120}) \S{1,80} \{depends java @ \[[^\]\n\d]{0,10}(?<needed>\d{1,3})/,
    ],
    title: 'The mod {mod} needs another Java (Java {needed}).',
    cause:
      'The mod names the versions of Java that it runs on, and the one of the server is not among them: usually too old, rarely too new.',
    fix: 'Switch the server to Java {needed}, if your game version runs on it; otherwise take an older build of {mod}.',
    guide: { route: '/java-version' },
  },
  {
    id: 'fabric-missing-mod',
    effect: 'ends',
    explainedBy: OTHER_GAME_FIRST,
    software: FABRIC,
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
      joinInOrder([NO_CANDIDATE, /\[\*\]/]),
      matchModMessage(
        String.raw`${REQUIRES_VERSION_OF}${matchModName('needed')}, which is (?:missing|disabled)`,
      ),
      matchBracedMessage('(?:requires|depends on)', NO_PLATFORM, String.raw`,? which is missing`),
      new RegExp(
        String.raw`Could not resolve valid mod collection[^\n]{0,60}?${matchBracedMessage('requires', NO_PLATFORM).source}`,
      ),
      matchTranslatedMessage(MISSING_WORDS),
      new RegExp(`${MOD_AND_BARE_ID}(?:${MISSING_WORDS.join('|')})`),
      /Could not find required mod: (?<modId>[\w.-]{1,120}) requires \{(?!(?:minecraft|java) @)(?<needed>[\w.-]{1,120}) @ \[[^\]\n]{1,120}\]/,
      matchQuiltMessage(', which is missing!'),
      // Quilt Loader before 0.18.
      /Dependency for mod '(?<mod>[\w.-]{1,120})' on (?<needed>[\w.-]{1,120}) versions \[[^\]\n]{0,120}\] \(0 valid options, 0 invalid/,
    ],
    title: 'The mod {mod} needs {needed}, which is missing.',
    cause: 'The mod is built on another mod; “fabric” is the one named Fabric API.',
    fix: 'Install {needed} for your loader and game version. “fabric” and “fabric-…” mean the mod Fabric API; “quilt_…” usually means Quilted Fabric API (if there is none for your version, install the build of {mod} for Fabric).',
    guide: { ...MODS, row: 'trouble-mod-requires-version-or-later-of-fabric-api-which-is-missing' },
  },
  {
    id: 'fabric-blocked-mod',
    effect: 'ends',
    reportsOnlyTheEnd: true,
    software: FABRIC,
    literals: [", which can't be loaded due to other constraints"],
    patterns: [
      matchModMessage(
        String.raw`${REQUIRES_VERSION_OF}${matchModName('needed')}, which can't be loaded`,
      ),
    ],
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
    explainedBy: OTHER_GAME_FIRST,
    software: FABRIC,
    literals: ['HARD_DEP_NO_CANDIDATE '],
    patterns: [joinInOrder([NO_CANDIDATE, /\[(?!\*\])(?<range>[^\]\n]{1,80})\]/])],
    title: 'The mod {mod} needs {needed} in the version {range}, and that is not there.',
    cause: 'Either {needed} is missing, or the one installed is older or newer.',
    fix: 'Install {needed} in a version that the line allows, for your loader and game version. If no such version exists for your game version, install the build of {mod} made for it. “fabric-api” is the mod Fabric API.',
    guide: { ...MODS, row: 'trouble-mod-requires-version-or-later-of-fabric-api-which-is-missing' },
  },
  {
    id: 'fabric-build-for-other-game',
    effect: 'ends',
    explainedBy: OTHER_GAME_FIRST,
    software: FABRIC,
    literals: ['but only the wrong version'],
    patterns: [
      joinInOrder([
        /\bMod '(?<mod>[^\n]{1,120}?)' \([\w.-]{1,120}\)(?: [^\s]{1,120})? requires version /,
        /[\w.-]{1,40}\+/,
        new RegExp(matchGameVersion('game')),
        / or later of (?:mod )?'(?<needed>[^'\n]{1,120})' \([\w.-]{1,120}\)/,
        /, but only the wrong versions? (?:is|are) present: [\w.-]{1,40}\+/,
        refuseNext([matchAgain('game'), /(?![\w.])/]),
        new RegExp(matchGameVersion('own')),
      ]),
    ],
    title:
      'The mod {mod} asks for {needed} of Minecraft {game}, and the one installed is for {own}.',
    cause: 'The part behind the “+” of a version is the version of the game.',
    fix: 'If the server runs Minecraft {own}, take an older build of {mod} that names it. If it runs {game}, install {needed} in the version that the line asks for.',
    guide: { ...MODS, row: 'trouble-mod-requires-version-or-later-of-fabric-api-which-is-missing' },
  },
  {
    // Quilt Loader says which version of Fabric Loader it stands for.
    id: 'quilt-loader-stands-for-fabric',
    effect: 'ends',
    software: FABRIC,
    literals: ["' on fabricloader versions ["],
    patterns: [
      /Dependency for mod '(?<mod>[\w.-]{1,120})' on fabricloader versions \[[^\]\n]{0,120}\] \(0 valid options, [1-9]/,
    ],
    title:
      'The mod {mod} does not fit the version of Fabric Loader that this Quilt Loader stands for.',
    cause:
      'Quilt Loader takes the place of Fabric Loader, and each release of it stands for one version of that.',
    fix: 'Update Quilt Loader to its newest release; do not install Fabric Loader besides. If it is the newest, take an older build of {mod}, or a server with Fabric.',
    guide: MODS,
  },
  {
    id: 'fabric-wrong-mod-version',
    effect: 'ends',
    explainedBy: OTHER_GAME_FIRST,
    unlessExplained: true,
    software: FABRIC,
    literals: [
      'but only the wrong version is present',
      'but a non-matching version is present',
      'but only the wrong versions are present',
      'but only a different version is present',
      "Dependency for mod '",
      'HARD_DEP_INCOMPATIBLE_PRESELECTED ',
      ...MISMATCH_WORDS,
    ],
    patterns: [
      joinInOrder([
        SOLVER_REASON,
        /HARD_DEP_INCOMPATIBLE_PRESELECTED (?<modId>[\w-]{1,80}) \S{1,80} \{depends /,
        /(?!(?:minecraft|java) @)(?<needed>[\w-]{1,80}) @ /,
      ]),
      new RegExp(
        String.raw`(?!.{0,400}'(?:Minecraft|Java|OpenJDK[^']{0,60})' ?[(（](?:minecraft|java)[)）])${matchTranslatedMessage(MISMATCH_WORDS).source}`,
      ),
      matchBracedMessage(
        '(?:requires|depends on)',
        NO_PLATFORM,
        String.raw`,? but (?:only )?(?:a|the) (?:wrong|non-matching|different) version`,
      ),
      matchModMessage(
        REQUIRES_VERSION_OF + NO_PLATFORM_BY_NAME + matchModName('needed') + IS_OF_WRONG_VERSION,
      ),
      matchQuiltMessage(', but only a different version is present'),
      /Dependency for mod '(?<mod>[\w.-]{1,120})' on (?!fabricloader )(?<needed>[\w.-]{1,120}) versions \[[^\]\n]{0,120}\] \(0 valid options, [1-9]/,
    ],
    title: 'The mod {mod} needs another version of {needed} than the one installed.',
    cause: 'The two were not updated together.',
    fix: 'Install the version of {needed} that the line asks for. If yours is newer than that already, take a newer build of {mod} instead, or another build of {needed}.',
    guide: { ...MODS, row: 'trouble-mod-requires-version-or-later-of-fabric-api-which-is-missing' },
  },
  {
    id: 'fabric-incompatible-mods',
    effect: 'ends',
    software: FABRIC,
    literals: [
      'is incompatible with',
      'conflicts with',
      ' breaks ',
      'Breakage for {',
      ...BREAKS_WORDS,
    ],
    patterns: [
      // Quilt Loader, where no sentence of its own fits.
      /Breakage for \{[\w.$]{1,120} '(?<mod>[\w.-]{1,120})' [^\n]{1,300}?\} on (?<needed>[\w.-]{1,120}) versions \[[^\]\n]{0,120}\] \([1-9]/,
      matchTranslatedMessage(BREAKS_WORDS),
      // In some languages the verb comes between the two names.
      new RegExp(
        String.raw`'(?<mod>[^\n]{1,120}?)' ?[(（][\w.-]{1,120}[)）][^\n]{1,80}?(?:${BREAKS_WORDS.join('|')})[^\n]{1,200}?'(?<needed>[^\n]{1,120}?)' ?[(（]`,
      ),
      matchBracedMessage('(?:conflicts with|breaks|is incompatible with)', NO_PLATFORM),
      matchModMessage(
        String.raw`(?:is incompatible with|conflicts with|breaks) [^\n]{1,300}? of (?:mod )?${matchModName('needed')}`,
      ),
    ],
    title: 'The mods {mod} and {needed} do not work together.',
    cause: 'The authors marked the pair as incompatible in these versions.',
    fix: 'Update both, or remove one.',
    guide: { ...MODS, row: 'trouble-is-incompatible-with-of-yet-a-conflicting-version-is-present' },
  },
  {
    // The loader lists the pair again, with their names; not in a log that breaks off before.
    id: 'fabric-breaks-by-id',
    effect: 'ends',
    reportsOnlyTheEnd: true,
    software: FABRIC,
    literals: ['NEG_HARD_DEP '],
    patterns: [
      joinInOrder([
        SOLVER_REASON,
        /NEG_HARD_DEP (?<modId>[\w-]{1,80}) \S{1,80} \{breaks (?<needed>[\w-]{1,80}) @ /,
      ]),
    ],
    title: 'The mods {mod} and {needed} do not work together.',
    cause: 'The authors marked the pair as incompatible in these versions.',
    fix: 'Update both, or remove one.',
    guide: { ...MODS, row: 'trouble-is-incompatible-with-of-yet-a-conflicting-version-is-present' },
  },
  {
    id: 'fabric-duplicate-mod',
    software: FABRIC,
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
    id: 'fabric-no-fitting-set',
    effect: 'ends',
    software: FABRIC,
    literals: ["Could not resolve mod collection including mandatory mod '"],
    patterns: [
      /Could not resolve mod collection including mandatory mod '(?<needed>[\w.-]{1,80})'/,
    ],
    title:
      'The loader finds no mods that run together with {needed}, and does not say which one is in the way.',
    cause:
      'A mod here is made for another version of Minecraft or of the loader, or lacks what it needs. Old loaders do not name it.',
    fix: 'Install the newest Fabric Loader: it names the mod and what it needs. Until then compare the game version of each mod with that of the server, and start with the mods that were added last taken out.',
    guide: MODS,
  },
  {
    id: 'mod-entrypoint-failed',
    leavesOpen: 'reason',
    software: FABRIC,
    literals: [
      'Could not execute entrypoint stage',
      'Exception while loading entries for entrypoint',
    ],
    patterns: [
      /Could not execute entrypoint stage '[^'\n]{1,60}' due to errors, provided by '(?<mod>[^'\n]{1,120})'/,
      // Other entrypoints are for another mod, which does without: Mod Menu’s pages, Jade’s add-ons.
      /Exception while loading entries for entrypoint '(?:main|server|client|preLaunch)' provided by '(?<mod>[^'\n]{1,120})'/,
      /Could not execute entrypoint stage '[^'\n]{1,60}' due to errors!?\s*$/m,
    ],
    title: 'The mod {mod} failed while starting.',
    cause:
      'A client mod on a server, a missing library, or a build for another game version. The line with “Caused by:” says which.',
    fix: 'Install the build of {mod} for your game version; if it is a client mod, remove it.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'quilt-window',
    effect: 'ends',
    software: [...FABRIC, 'any'],
    literals: ['"org.quiltmc.loader.impl.gui.QuiltFork.COMMS" is null'],
    patterns: [/"org\.quiltmc\.loader\.impl\.gui\.QuiltFork\.COMMS" is null/],
    title: 'Quilt wanted to show an error in a window, which a server does not have.',
    cause:
      'The mods could not be loaded: usually something that they need is missing, or two exclude each other. This line is not the reason; the reason stands in a file.',
    fix: 'Open the newest file in the folder crash-reports whose name ends with quilt_loader.txt: it says what is wrong (the log reader reads it, too). Update Quilt Loader as well.',
    guide: MODS,
  },
  {
    id: 'fabric-start-linkage',
    effect: 'ends',
    unlessExplained: true,
    software: [...FABRIC, 'any'],
    scope: 'entry',
    literals: ['loader.impl.FormattedException: java.lang.'],
    patterns: [
      joinInOrder([
        /loader\.impl\.FormattedException: java\.lang\./,
        [
          /NoSuchFieldError|NoSuchMethodError|NoClassDefFoundError/,
          /IncompatibleClassChangeError|AbstractMethodError/,
        ],
        /: (?<part>[^\n]{1,160}?)\s*$/,
      ]),
    ],
    title: 'A mod does not fit this version of the game or of the loader: {part} is not there.',
    cause:
      'The loader hands on an error of the start in this way. The mod asks for a part that came or went with another version; the line alone does not say which mod.',
    fix: 'In logs/latest.log the lines “at …” below it name the mod: take its build for your version. Without such lines, go back to the loader’s version of before, or take mods out by halves.',
    guide: { route: '/binarysearch' },
  },
];
