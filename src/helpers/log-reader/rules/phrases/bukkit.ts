/** Patterns for `minecraft/bukkit.ts`: plugins that do not load, or that fail on Folia. */
import { joinInOrder, joinPatterns, refuseNext } from '../../../../lib/join-patterns';

/** `Could not load 'plugins/Lamps.jar' in folder 'plugins'`, in old and new wording. */
const NOT_LOADED = joinInOrder([
  /Could not load (?:plugin )?'(?:[^'\n]{0,200}[/\\])?(?<file>(?!\._)[^'/\\\n]{1,200})'/,
  / in (?:folder )?'[^'\n]{0,200}'/,
]);
/** The line below it, possibly with a console prefix, or below the rule of a page. */
const BELOW = /[^\n]{0,200}\n(?:--\s*\n)?(?:\[[^\n]{0,80}\]:? ?)?/;

/** The message of that plugin, with a reason that the pattern matches on the line below it. */
export const matchLoad = (reason: RegExp): RegExp => joinInOrder([NOT_LOADED, BELOW, reason]);
/** The message of a plugin without a reason that other rules explain. */
export const NOT_LOADED_OTHERWISE = joinInOrder([
  NOT_LOADED,
  refuseNext([
    BELOW,
    /[^\n]{0,80}/,
    [
      /UnknownDependencyException|Unsupported API version|UnsupportedClassVersionError/,
      /lower than the minimum allowed|not marked as supporting/,
    ],
  ]),
]);

/** `Unknown/missing dependency plugins: [Wires]`, `Unknown dependency Wires`, `Wires`. */
const UNKNOWN_DEPENDENCIES = joinPatterns([
  /Unknown\/missing dependency plugins: \[(?<needed>[^\]\n]{1,300})\]/,
  /Unknown dependency (?<neededOne>[\w-]{1,80})/,
  /(?<neededId>[\w.-]{1,80})(?=\s*(?:\n|$))/,
]);
/** `Caused by: org.bukkit.plugin.UnknownDependencyException: Wires`. */
export const UNKNOWN_DEPENDENCY = joinInOrder([
  /(?:Caused by: )?[\w.]*UnknownDependencyException: /,
  [UNKNOWN_DEPENDENCIES],
]);
/** The same of Paper, with the plugin: `[Wires]. Please … to run 'Lamps'`. */
export const UNKNOWN_DEPENDENCY_OF_PLUGIN = joinInOrder([
  /^[^\n]{0,200}UnknownDependencyException: Unknown\/missing dependency plugins: /,
  /\[(?<needed>[^\]\n]{1,300})\]\. Please download and install these plugins to run /,
  /'(?<plugin>[^'\n]{1,100})'/,
]);

/** `WARN]: [Lamps] This plugin does not support Folia`. */
export const SAYS_NOT_FOR_FOLIA = joinInOrder([
  /(?:WARN|ERROR|SEVERE)\b[^\n]{0,12}\[(?<plugin>[A-Za-z][\w+-]{1,40})\] [^\n]{0,100}?\b/,
  [
    /(?:not|n't) (?:compatible with|(?:yet )?(?:work|run|supported) on|(?:yet )?support)/,
    /incompatible with|cannot run on/,
  ],
  / Folia\b/,
]);
/** Folia refuses a call: `at org.bukkit.craftbukkit.scheduler.CraftScheduler.handle(folia…`. */
const REFUSED_BY_FOLIA = joinInOrder([
  /UnsupportedOperationException[^\n]{0,40}\n(?:[^\n]{0,300}\n){0,2}/,
  /[^\n]{0,120}CraftScheduler\.handle\([^\n]{0,80}folia/,
]);
/** `Lamps-1.2.jar`, up to its ending. */
const JAR_OF_PLUGIN =
  /(?<plugin>[A-Za-z][\w+ -]{1,40}?)(?:[-_ ]?v?\d[\w.+-]{0,40})?(?: ?\(\d{1,2}\))?\.jar/;
/** Such a call, with the plugin that made it, or without. */
export const USES_SCHEDULER = [
  // `at Lamps-1.2.jar//com.example.Lamps.light(`.
  joinInOrder([REFUSED_BY_FOLIA, /[^]{0,6000}?\n[^\n]{0,30}\bat /, JAR_OF_PLUGIN, /\//], 'i'),
  // `~[Lamps-1.2.jar:?]`.
  joinInOrder(
    [REFUSED_BY_FOLIA, /[^]{0,6000}?~?\[(?![\w.+ -]{0,30}(?:folia|paper)|app|\?)/, JAR_OF_PLUGIN],
    'i',
  ),
  joinInOrder([REFUSED_BY_FOLIA], 'i'),
];
