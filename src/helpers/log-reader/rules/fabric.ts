// cspell:ignore uplicate
import type { Rule } from '../rule';

const MODS = { route: '/mods-install' };
const FAMILY = ['fabric'] as const;
/** `'Name' (id)`, `'Name'` or a bare id. */
const mod = (group: string): string =>
  String.raw`(?:'(?<${group}>[^'\n]{1,120})'(?: \([^)\n]{1,120}\))?|(?<${group}Id>[\w.-]{1,120}))`;
const pattern = (rest: string): RegExp =>
  new RegExp(String.raw`\bMod ${mod('mod')}(?: [^\s]{1,120})? ${rest}`, 'i');
const RANGE = String.raw`requires [^\n]{1,300}? of (?:mod )?`;
/** Quilt gives the bare name; from the start of the line, or a hostile one would cost its square. */
const quilt = (rest: string): RegExp =>
  new RegExp(
    String.raw`^(?:\[[^\]\n]{1,60}\]:? ?){0,4}[\s-]{0,20}(?<mod>[^\n]{1,120}?) ${RANGE}(?<needed>[^\n,]{1,120})${rest}`,
  );

/** Messages of the Fabric and Quilt loaders. */
export const fabricRules: readonly Rule[] = [
  {
    id: 'fabric-wrong-game-version',
    software: FAMILY,
    literals: [
      "of 'Minecraft' (minecraft)",
      'of minecraft',
      'requires {minecraft @',
      "of mod 'Minecraft'",
    ],
    patterns: [
      pattern(String.raw`${RANGE}(?:'Minecraft' \(minecraft\)|minecraft),? (?:but|which)`),
      /Could not find required mod: (?<modId>[\w.-]{1,120}) requires \{minecraft @ (?<range>\[[^\]\n]{1,120}\])/,
    ],
    title: 'The mod {mod} is made for another Minecraft version.',
    cause:
      'The loader compares each mod’s list of game versions with the one that runs, and stops.',
    fix: 'Take the build of {mod} for your game version, or leave the mod out.',
    guide: { ...MODS, row: 'trouble-requires-of-minecraft-minecraft-but-only-the-wrong-version-i' },
  },
  {
    id: 'fabric-wrong-java',
    software: FAMILY,
    literals: ["' (java),", 'of java,', 'requires {java @'],
    patterns: [
      pattern(
        String.raw`requires [^\n\d]{0,60}(?<needed>\d{1,3})[^\n]{0,200}? of (?:mod )?(?:'[^'\n]{1,80}' \(java\)|java),`,
      ),
      /Could not find required mod: (?<modId>[\w.-]{1,120}) requires \{java @ \[[^\]\n\d]{0,10}(?<needed>\d{1,3})/,
    ],
    title: 'The mod {mod} needs another Java (Java {needed}).',
    cause: 'The mod is built for a newer Java than the one the server runs on.',
    fix: 'Switch the server to Java {needed}, if your game version runs on it; otherwise take an older build of {mod}.',
    guide: { route: '/java-version' },
  },
  {
    id: 'fabric-missing-mod',
    software: FAMILY,
    literals: [
      ', which is missing',
      'Could not find required mod:',
      ', which is disabled for this environment',
      "Dependency for mod '",
    ],
    patterns: [
      pattern(String.raw`${RANGE}${mod('needed')}, which is (?:missing|disabled)`),
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
    id: 'fabric-wrong-mod-version',
    software: FAMILY,
    literals: [
      'but only the wrong version is present',
      'but a non-matching version is present',
      'but only the wrong versions are present',
      'but only a different version is present',
      "Dependency for mod '",
    ],
    patterns: [
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
    software: FAMILY,
    literals: ['is incompatible with', 'conflicts with', ' breaks '],
    patterns: [
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
    literals: ['Could not execute entrypoint stage'],
    patterns: [
      /Could not execute entrypoint stage '[^'\n]{1,60}' due to errors, provided by '(?<mod>[^'\n]{1,120})'/,
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
      'MixinApplyError: Mixin',
      ' from mod ',
    ],
    scope: 'entry',
    patterns: [
      /^[^\n]{0,300}MixinTransformerError: An unexpected critical error[^]*?\nCaused by: [^\n]{1,600} from mod (?<mod>[\w.-]{1,120})/,
      /\/(?:ERROR|FATAL)\][^\n]{0,120}Mixin apply for mod (?<mod>[\w.-]{1,120}) failed/,
      /^Caused by: [\w.$]{0,200}(?:Mixin|Injection|InvalidAccessor)\w*(?:Exception|Error): [^\n]{1,600} from mod (?<mod>[\w.-]{1,120})/,
      /^[\w.$]{0,200}MixinApplyError: Mixin \[[^\n]{1,600} from mod (?<mod>[\w.-]{1,120})/,
      /MixinTransformerError: An unexpected critical error/,
    ],
    title: 'The mod {mod} could not change the game’s code.',
    cause:
      'It is made for another game version, or collides with another mod that changes the same place.',
    fix: 'Update {mod}. If it goes on, take it out for a test.',
    guide: { route: '/f_performance_mods' },
  },
  {
    id: 'client-mod-on-server',
    software: [...FAMILY, 'forge', 'vanilla'],
    literals: ['for invalid dist DEDICATED_SERVER', 'in environment type SERVER'],
    patterns: [
      // Mixin prints the same words in brackets, as a warning, on healthy servers.
      /^\s*(?:Caused by: )?java\.lang\.\w{1,40}: Attempted to load class (?<class>[\w/$.]{1,300}) for invalid dist DEDICATED_SERVER/,
      /^\s*(?:Caused by: )?java\.lang\.\w{1,40}: Cannot load class (?<class>[\w/$.]{1,300}) in environment type SERVER/,
    ],
    title: 'A mod for the game’s client was loaded on the server.',
    cause: 'It asks for a part of the game that servers do not have.',
    fix: 'The lines around name the mod: remove it from the server. Players keep it on their computers.',
    guide: { ...MODS, row: 'trouble-cannot-load-class-in-environment-type-server-or-attempted-to' },
  },
];
