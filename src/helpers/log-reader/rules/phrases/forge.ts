/** Patterns for `mods/forge.ts`: what Forge and NeoForge say about mods that fail or are missing. */
import { joinInOrder } from '../../../../lib/join-patterns';

/** `Requested by: 'lamps', Expected range: '[1.2,)', `: the middle of a row of their table. */
const REQUEST_OF_TABLE =
  /Requested by: '(?<mod>[^'\n]{1,120})', Expected range: '(?<range>[^'\n]{0,120})', /;
/** `Mod ID: 'wires', Requested by: 'lamps', Expected range: '[1.2,)', Actual version: '1.1'`. */
export const OTHER_VERSION_IN_TABLE = joinInOrder([
  /Mod ID: '(?<needed>[^'\n]{1,120})', /,
  REQUEST_OF_TABLE,
  /Actual version: '(?!\[MISSING\])(?<actual>[^'\n]{1,120})'/,
]);
/** The same with `Actual version: '[MISSING]'`, for a mod. */
export const MOD_OF_TABLE_MISSING = joinInOrder([
  /Mod ID: '(?!(?:(?:neo)?forge|minecraft)')(?<needed>[^'\n]{1,120})', /,
  REQUEST_OF_TABLE,
  /Actual version: '\[MISSING\]'/,
]);
/** The same for the game, anywhere in the table. */
export const GAME_MISSING = joinInOrder([
  /^(?:[^\n]{0,120}Missing or unsupported mandatory dependencies:(?:\n[^\n]{0,300}){0,60}?\n)?/,
  /[^\n]{0,60}Mod ID: 'minecraft', Requested by: [^\n]{1,160}'\[MISSING\]/,
]);
/** `Mod lamps requires wires 1.2 or above`. */
export const MOD_MISSING = joinInOrder(
  [
    /(?:^|ModLoadingException: |: )\s*(?:- )?(?:Failure message: )?Mod (?<mod>[^\s§]{1,120}) /,
    /(?:only supports|requires) (?<needed>[^\s§]{1,120}) (?!mods \[)[^\n]{0,80}/,
    /(?:or above|or below|and below|above|below|between|any|\d)[^\n]{0,80}$/,
  ],
  'm',
);

/** `Lamps (lamps) `, as a mod is called in a message. */
const NAME_AND_ID = /(?<mod>[^(\n[]{1,120}?) \([\w.-]{1,120}\) /;
/** `Failure message: Lamps (lamps) encountered an error during construction`. */
export const MOD_WITH_ERROR = joinInOrder(
  [
    /(?:^|\[|, )\s*(?:- )?/,
    /(?:Failure message: |(?:Suppressed: |Caused by: )?[\w.]{1,80}\.ModLoadingException: )?/,
    NAME_AND_ID,
    /encountered an error (?:during|while|processing) /,
  ],
  'm',
);
/** `Lamps (lamps) has failed to load correctly`. */
export const MOD_FAILED = joinInOrder(
  [
    /(?:^|\[|\]: )\s*(?:- )?(?:Failure message: |[\w.]{1,120}Exception: )?/,
    NAME_AND_ID,
    /has (?:failed to load correctly|class loading errors)/,
  ],
  'm',
);
/** A part of a crash report, without a message: `-- Mod loading issue for: lamps --`. */
export const MOD_ISSUE_WITH_CAUSE = joinInOrder([
  /^-- Mod loading issue for: (?<mod>[\w.-]{1,64}) --/,
  /(?:\n(?!-- )(?![^\n]{0,40}Failure message)[^\n]{0,600}){1,30}?/,
  /\n\s*Caused by 0: (?<what>[^\n]{1,200})(?![^]{0,6000}?Failure message: )/,
]);
/** `Some mods have requested conflicting versions of: wires. Requested by: lamps, bulbs`. */
export const BOTH_VERSIONS_ASKED_FOR = joinInOrder([
  /Some mods have /,
  [/requested conflicting versions of/, /agreed upon an acceptable version range for/],
  / ?: (?<needed>[^\n.]{1,120})[^\n]{0,200}?Requested by: (?<mod>[^\n]{1,200}?)\.?\s*(?:$|\n)/,
]);
