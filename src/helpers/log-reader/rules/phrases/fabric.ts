/** Words for `mods/fabric.ts`: what the loader says about two mods in other languages. */

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
