/** Words for `mods/fabric.ts`: what the loader says about two mods in other languages, or by their ids. */
import { joinInOrder } from '../../../../lib/join-patterns';

/** Spanish, Japanese, Korean, Vietnamese, Chinese (two scripts). */
export const MISSING_WORDS = [
  'que no tienes',
  'そのModがありません',
  '해당 모드가 빠져 있습니다',
  'hiện đang thiếu',
  '但没有安装它',
  '但該版本缺失',
];
export const MISMATCH_WORDS = [
  'pero sólo tienes',
  '異なるバージョンのModが読み込まれています',
  '잘못된 버전',
  'nhưng chỉ có phiên bản sai',
  '但已经安装了的版本',
  '但只有錯誤的版本可用',
];
export const BREAKS_WORDS = [
  'no es compatible con',
  '互換性がないのに',
  '호환되지 않는데',
  'không tương thích với',
  '不兼容，但已经安装了',
  '不相容，但有匹配的版本',
];

/** `Immediate reason: [`, up to the rule that the loader cannot satisfy. */
export const SOLVER_REASON = /Immediate reason: \[(?:[^\n]{0,1000}? )?/;
/** `version 1.21~`, `1.21^`, `${lamp_version}`: what no version can be. */
export const FAULTY_RANGE = String.raw`(?:any )?(?:version )?(?<range>\d[\w.+-]{0,40}[~^=]|\$\{[\w.-]{1,60}\})`;
/** The same in what the loader’s solver says: `[~1.21~]`. */
export const FAULTY_RANGE_OF_SOLVER = String.raw`\[[~=^<>]{0,2}${FAULTY_RANGE}\]`;
/** `HARD_DEP_NO_CANDIDATE lamps 1.2 {depends wires @ `; not `{depends java @ `. */
export const NO_CANDIDATE = joinInOrder([
  SOLVER_REASON,
  /HARD_DEP_NO_CANDIDATE (?<modId>[\w-]{1,80}) /,
  /[^\s{]{1,80}(?: \d{1,4}\])? \{depends /,
  /(?!(?:minecraft|java|fabricloader) )(?<needed>[\w-]{1,80}) @ /,
]);
