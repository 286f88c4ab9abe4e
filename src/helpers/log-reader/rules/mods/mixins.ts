import { joinInOrder } from '../../../../lib/join-patterns';
import type { Rule } from '../rule';

/**
 * Matches a mixin config, and the mod by it: `htm.mixins.json:events.ExplosionMixin`,
 * `mixins.epicfight.json:…`.
 */
const MIXIN_CONFIG = String.raw`(?:(?<mod>[\w-]{2,80})[\w.-]{0,60}\.mixins?(?:\.[\w-]{1,40})?\.json|mixins?\.(?<modId>[\w-]{2,80})[\w.-]{0,60}\.json)\b`;

/** The mixin that a mod wants to apply: `htm.mixins.json:events.ExplosionMixin`, `mixins.lamps.common.json:…`. */
const CONFIG_OF_CHANGE = String.raw`(?:^|[\s/:])(?:mixins\.(?<modId>[a-z][\w-]{1,60})[\w.]{0,40}json:|(?:(?:neo)?forge-)?(?<mod>[a-z][\w-]{1,60}?)\.mixins?[\w.]{0,40}json:)`;
/** The same with the mod that the config belongs to, which need not have its name: `htm_world.mixins.json:Lamp from mod htm`. */
const CHANGE_OF_MOD = String.raw`json:[\w.$]{1,160} from mod (?<mod>(?!unknown\b)[a-z][\w-]{1,60})\b`;
const INJECTION_ERROR = String.raw`\bInvalidInjectionException:? [^\n]{1,300}?`;
const MERGED_BY = String.raw` cannot inject into [^\n]{1,300}? merged by `;
/** The mod that has changed the place before, by the package of its mixin: `org.example.lamps.mixin.LampMixin`. */
const OTHER_BEFORE_MIXIN = String.raw`(?:[a-z]\w{0,40}\.){1,6}?(?<needed>[a-z]\w{1,40})(?:\.(?:common|core(?:mods?)?|mods?|fabric|forge|neoforge|impl|asm|main|server)){0,3}\.mixins?\.`;
const OTHER_PACKAGE = String.raw`(?<needed>(?:[a-z][\w]{1,40}\.){1,4}[a-z][\w]{1,40})`;

/** Who was left out because another one replaces the same call: `Skipping lamps.mixins.json:LampMixin->…`. */
const LEFT_OUT = String.raw`@Redirect conflict\. Skipping (?:\S{1,60}\/)?`;
const REDIRECTED_BY = String.raw`[^\n]{0,600}, already redirected by (?:\S{1,60}\/)?`;
/** The mod of a mixin, behind its class (Fabric) or only in the name of its config. */
const writeModName = (group: string): string =>
  String.raw`[^\n]{1,600}? from mod (?<${group}>(?!unknown)[a-z][\w-]{1,60})\b`;
const writeConfigName = (group: string): string =>
  String.raw`(?:mixins\.)?(?<${group}>[a-z][\w-]{1,60}?)(?:[.-](?:common|forge|fabric|neoforge|main))?\.(?:[\w-]{1,30}\.){0,3}?json:`;
/** `could not find any targets matching 'glow' in lamps.Lamp. No refMap loaded`. */
const NO_TARGET_FOUND = String.raw`could not find any targets matching [^\n]{1,400}?\. No refMap loaded`;
/** Not that error: the rule about it says more. */
const NAMES_FOUND = String.raw`(?![^\n]{0,600}?${NO_TARGET_FOUND})`;
const MIXIN_ERROR = String.raw`(?:^|\]: ?)(?:Caused by: )?[\w.$]{0,200}(?:Mixin|Injection|InvalidAccessor)\w*(?:Exception|Error): ${NAMES_FOUND}`;
const INJECTION_FAILURE = String.raw`(?:^|: ?)Critical injection failure:${NAMES_FOUND}(?:[^\n]{0,900}\n){0,3}?`;
/** A class of the game that a mixin changes is not there. */
const TARGET_MISSING = String.raw`@Mixin target (?<what>[\w.$]{1,120}) was not found [^\n]{0,200}?`;
const NO_SUPER_CLASS = String.raw`ClassInfo\.isMixin\(\)" because "superClass" is null`;
/** `VerifyError: Bad type on operand stack`, up to the class that Java refuses. */
const REFUSED_CLASS = /VerifyError: [^\n]{1,120}\n\s*Exception Details:\s*\n\s*Location:\s*\n\s*/;
/** The start failed in the lines directly below. */
const ENDS_BELOW = String.raw`[^\n]{0,600}(?:\n[^\n]{0,1000}){1,3}$`;

/** Mods of any loader whose changes to the game's code (mixins) fail. */
export const mixinRules: readonly Rule[] = [
  {
    id: 'mixin-without-names',
    roles: ['mixin'],
    above: true,
    software: ['fabric', 'forge', 'vanilla', 'any'],
    scope: 'entry',
    literals: ['. No refMap loaded'],
    patterns: [
      new RegExp(String.raw`${NO_TARGET_FOUND}[^\n]{0,600}? from mod (?<mod>[\w.-]{0,119}\w)`),
      new RegExp(String.raw`${NO_TARGET_FOUND}[^\n]{0,600}?[\s/:]${MIXIN_CONFIG}`),
    ],
    title: 'The mod {mod} looks for names that the game does not have here: its build is faulty.',
    cause:
      'Its jar has no list (refMap) that translates the names of developers into those of the game. Only where the game runs under its full names (NeoForge, the newest versions of the game) do mods need none: there it is made for another game version.',
    fix: 'Update {mod}, and take its file from its own page. If it is the newest for your game version, go back to the one before, and tell its author “No refMap loaded”.',
    guide: { route: '/mods-install' },
  },
  {
    id: 'mixin-failed',
    roles: ['mixin'],
    leavesOpen: 'suspect',
    explainedBy: {
      rules: [
        'mixin-without-names',
        'mixin-conflict',
        'mixin-redirect-conflict',
        'mixin-locals-of-other',
      ],
      ofSamePart: true,
    },
    software: ['fabric', 'forge', 'vanilla'],
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
      'Critical injection failure:',
      'No candidates were found matching ',
      ' from mod ',
    ],
    scope: 'entry',
    patterns: [
      /^[^\n]{0,300}MixinTransformerError: An unexpected critical error[^]{0,16384}?\nCaused by: [^\n]{1,600} from mod (?<mod>[\w.-]{1,120})/,
      new RegExp(
        String.raw`^[^\n]{0,300}MixinTransformerError: An unexpected critical error[^]{0,16384}?\nCaused by: [^\n]{1,600}?${MIXIN_CONFIG}`,
      ),
      /\/(?:ERROR|FATAL)\][^\n]{0,120}Mixin apply for mod (?<mod>[\w.-]{1,120}) failed/,
      /^Mixin apply for mod (?<mod>[\w.-]{1,120}) failed/,
      /^[\w.$-]{1,120}\.mixins?\.json:[\w.$]{1,160}\s{1,3}from mod (?<mod>[\w.-]{1,120})\s{1,3}failed injection check/,
      /\/(?:ERROR|FATAL)\]:? (?:\([\w -]{1,40}\) )?[\w.$-]{1,120}\.mixins?\.json:[\w.$]{1,160}\s{1,3}from mod (?<mod>[\w.-]{1,120})\s{1,3}failed injection check/,
      new RegExp(
        String.raw`(?:\/(?:ERROR|FATAL)\][^\n]{0,120}|^)Mixin apply failed ${NAMES_FOUND}${MIXIN_CONFIG}`,
      ),
      new RegExp(String.raw`${MIXIN_ERROR}[^\n]{1,900} from mod (?<mod>[\w.-]{0,119}\w)`),
      new RegExp(String.raw`${MIXIN_ERROR}[^\n]{1,900}?${MIXIN_CONFIG}`),
      new RegExp(
        String.raw`\[STDERR\]: ?(?:Caused by: )?[\w.$]{0,200}MixinApplyError: Mixin \[${MIXIN_CONFIG}`,
      ),
      /MixinTransformerError: An unexpected critical error/,
      new RegExp(
        String.raw`${INJECTION_FAILURE}[^\n]{0,900}? from mod (?<mod>[\w.-]{0,119}\w)`,
        'm',
      ),
      new RegExp(String.raw`${INJECTION_FAILURE}[^\n]{0,900}?(?:^|[\s/])${MIXIN_CONFIG}`, 'm'),
      /(?:^|: ?)No candidates were found matching [^\n]{1,900}? from mod (?<mod>[\w.-]{0,119}\w)/m,
      new RegExp(
        String.raw`(?:^|: ?)No candidates were found matching [^\n]{1,900}?[\s/:#]${MIXIN_CONFIG}`,
        'm',
      ),
    ],
    title: 'The mod {mod} could not change the game’s code.',
    cause:
      'It is made for another game version, or collides with another mod that changes the same place.',
    fix: 'Update {mod}. If it goes on, take it out for a test.',
    guide: { route: '/f_performance_mods' },
  },
  {
    id: 'mixin-target-missing',
    roles: ['mixin'],
    software: ['fabric', 'forge', 'any'],
    above: true,
    literals: [
      'ClassInfo.isMixin()" because "superClass" is null',
      'InvalidMixinException @Mixin target ',
      'InvalidMixinException: @Mixin target ',
    ],
    patterns: [
      new RegExp(
        String.raw`${TARGET_MISSING} from mod (?<mod>[\w-]{1,60})[^]{0,600}?${NO_SUPER_CLASS}`,
      ),
      new RegExp(String.raw`${TARGET_MISSING}[\s/:]?${MIXIN_CONFIG}[^]{0,600}?${NO_SUPER_CLASS}`),
      new RegExp(
        String.raw`Error loading class: (?<what>net/minecraft/[\w/$]{1,120}) [^]{0,600}?${NO_SUPER_CLASS}`,
      ),
      new RegExp(String.raw`MixinException:? ${TARGET_MISSING} from mod (?<mod>[\w-]{1,60})`),
      new RegExp(String.raw`MixinException:? ${TARGET_MISSING}[\s/:]?${MIXIN_CONFIG}`),
    ],
    title:
      'The mod {mod} is made for another game version: it wants to change {what}, which is not there.',
    cause: 'That class came with a newer game version, or went with one. The start ends at it.',
    fix: 'Install the build of {mod} that names exactly your game version (often an older one than the newest).',
    guide: { route: '/mods-install' },
  },
  {
    id: 'mixin-conflict',
    roles: ['mixin'],
    software: ['fabric', 'forge', 'vanilla'],
    literals: ["couldn't be applied due to conflicts with", 'cannot inject into '],
    patterns: [
      ...[CHANGE_OF_MOD, CONFIG_OF_CHANGE].flatMap((change) => [
        new RegExp(String.raw`${change}[^\n]{0,400}?${MERGED_BY}${OTHER_BEFORE_MIXIN}`),
        new RegExp(String.raw`${change}[^\n]{0,400}?${MERGED_BY}${OTHER_PACKAGE}`),
        // Without the line above it, the error names the config behind both.
        new RegExp(
          String.raw`${INJECTION_ERROR}${MERGED_BY}${OTHER_BEFORE_MIXIN}[^\n]{0,200}?${change}`,
        ),
        new RegExp(
          String.raw`${INJECTION_ERROR}${MERGED_BY}${OTHER_PACKAGE}[^\n]{0,200}?${change}`,
        ),
      ]),
      joinInOrder([
        /Mixin config [^\n]{1,160} from mod (?:[^\n]{0,200}\/)?(?<mod>[^\n/]{1,120}?)(?:\.jar)? /,
        /couldn't be applied due to conflicts with mixin config [^\n]{1,160} from mod /,
        /(?:[^\n]{0,200}\/)?(?<needed>[\w.+-]{1,120}?)(?:\.jar)?\s*(?:\n|$)/,
      ]),
    ],
    title: 'The mods {mod} and {needed} change the same code of the game and do not run together.',
    cause: 'Both replace one and the same place, and only one of them can.',
    fix: 'Update both; if the line comes back, one of the two has to go.',
    guide: { route: '/mods-install' },
  },
  {
    id: 'mixin-locals-of-other',
    roles: ['mixin'],
    software: ['fabric', 'forge', 'vanilla', 'any'],
    scope: 'entry',
    literals: ['has incompatible changes at opcode '],
    patterns: [
      joinInOrder([
        / has incompatible changes at opcode \d{1,6} in callback [^\n]{1,400}?/,
        /(?: from mod (?<mod>[a-z][\w-]{0,58}\w)(?!\w)|[\s/](?<modId>[a-z][\w-]{1,60})\.mixins\.json:)/,
        /[^\n]{0,600}\n(?:[^\n]{0,900}\n)?\s*Found: ?\[[^\n]{0,300}?/,
        /(?<![\w/])L(?!net\/minecraft|com\/mojang|java|it\/unimi|org\/joml)/,
        /(?<needed>[a-z]\w{0,40}\/[a-z]\w{0,40}(?:\/[a-z]\w{3,40}(?=\/[\w$/]{0,200}\/))?)\//,
      ]),
    ],
    title:
      'The mod {mod} collides with the one that {needed} belongs to: both change the same code of the game.',
    cause:
      'The other mod has put a part of its own into that code, and {mod} does not find there what it was made for.',
    fix: 'Find out which mod {needed} belongs to (the name of a mod, of its library or of its author). Update both; if the line comes back, one of the two has to go, or the part of {mod} is switched off in its settings, if it has such.',
    guide: { route: '/mods-install' },
  },
  {
    id: 'mixin-redirect-conflict',
    roles: ['mixin'],
    software: ['fabric', 'forge', 'vanilla', 'any'],
    above: true,
    // Alone, the line of the conflict is one that healthy games print.
    literals: [
      'Mixin transformation of ',
      'MixinTransformerError',
      'Exception caught from launcher',
      'Minecraft has crashed',
    ],
    patterns: [
      ...[writeModName, writeConfigName].map(
        (write) =>
          new RegExp(`${LEFT_OUT}${write('mod')}${REDIRECTED_BY}${write('needed')}${ENDS_BELOW}`),
      ),
    ],
    title: 'The mods {mod} and {needed} change the same code of the game and do not run together.',
    cause:
      'Both replace one and the same call, only one of them can, and {mod} cannot do without it.',
    fix: 'Update both; if the line comes back, one of the two has to go.',
    guide: { route: '/mods-install' },
  },
  {
    id: 'mixin-transformation',
    roles: ['mixin'],
    leavesOpen: 'suspect',
    software: ['fabric', 'any'],
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
    guide: { route: '/mods-install' },
  },
  {
    id: 'changed-class-refused',
    roles: ['mixin'],
    software: ['fabric', 'forge', 'vanilla', 'any'],
    scope: 'entry',
    literals: ['java.lang.VerifyError: '],
    patterns: [joinInOrder([REFUSED_CLASS, /(?<what>net\/minecraft\/[\w/$]{1,120})\./])],
    title: 'Mods changed the game’s class {what} so that Java refuses it.',
    cause:
      'Mods change the game’s code while it loads (mixins, core mods). What they made of this class together is no valid code: two of them do not go together, or one was made for another version of the game.',
    fix: 'Begin with the mod whose class the line under “Reason” quotes, if it is not one of the game’s: update it, or take it out for one test. Otherwise do that with the mods that were added or updated last.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'mod-class-refused',
    roles: ['mixin'],
    unlessExplained: true,
    software: ['fabric', 'forge', 'vanilla', 'any'],
    scope: 'entry',
    literals: ['java.lang.VerifyError: '],
    patterns: [joinInOrder([REFUSED_CLASS, /(?<what>[a-z]\w{0,40}\/[\w/$]{1,120})\./])],
    title: 'Java refuses the class {what} of a mod: it does not fit what is installed here.',
    cause:
      'It was made against another version of what the line under “Reason” quotes: of the game, of the loader, or of another mod.',
    fix: 'Update that mod (its name or its maker’s stands in the name of the class), and what the line under “Reason” quotes: the loader within your game version, or the other mod.',
    guide: { route: '/mods-install' },
  },
];
