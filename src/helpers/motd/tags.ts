/**
 * Lists MiniMessage's standard tags that a server list shows as nothing or as plain text, and the colors of `<pride>`.
 * Source: https://docs.papermc.io/adventure/minimessage/format/ and text-minimessage of
 * KyoriPowered/adventure (StandardTags, PrideTag). Pure.
 */

/** A tag's name and arguments; quoted arguments may contain colons and tags. */
function splitTag(tag: string): readonly string[] {
  return [...tag.matchAll(/(?:^|:)('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[^:]*)/g)].map(
    ([, argument = '']) => argument.replace(/^(['"])(.*)\1$/s, '$2').replace(/\\(['"\\])/g, '$1'),
  );
}

/** The text between `<` and `>` at the start of a text, including a closing or self-closing `/`. */
export const TAG =
  /^<(\/?[!?#]?[a-z0-9_-]+(?::(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[^<>'":]*))*\/?)>/i;

/** Longer tags are text. */
export const MAX_TAG_LENGTH = 600;

/** Tags around text, of which the server list shows only the text; with their required arguments. */
const WRAPPERS: Readonly<Record<string, number>> = {
  click: 2,
  hover: 2,
  insert: 1,
  font: 1,
  shadow: 1,
  '!shadow': 0,
};

/** Tags that the client fills in, so that they cannot be previewed; with their required arguments. */
const PLACEHOLDERS: Readonly<Record<string, number>> = {
  key: 1,
  lang: 1,
  tr: 1,
  translate: 1,
  lang_or: 2,
  tr_or: 2,
  translate_or: 2,
  sel: 1,
  selector: 1,
  score: 2,
  nbt: 3,
  data: 3,
  sprite: 1,
  head: 1,
};

/** Which of the two a tag is; undefined if neither, or if arguments are missing. */
export function findHiddenTagKind(tag: string): 'wrapper' | 'placeholder' | undefined {
  const [name = '', ...args] = splitTag(tag);
  const key = name.toLowerCase();
  const hasArguments = (required: Readonly<Record<string, number>>) =>
    Object.hasOwn(required, key) && args.length >= (required[key] as number);
  if (hasArguments(WRAPPERS)) return 'wrapper';
  return hasArguments(PLACEHOLDERS) ? 'placeholder' : undefined;
}

// cspell:disable
/** Colors of `<pride:…>`, by flag. */
export const PRIDE_FLAGS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    pride: 'e50000 ff8d00 ffee00 028121 004cff 770088',
    progress: 'ffffff ffafc7 73d7ee 613915 000000 e50000 ff8d00 ffee00 028121 004cff 770088',
    trans: '5bcffb f5abb9 ffffff f5abb9 5bcffb',
    bi: 'd60270 9b4f96 0038a8',
    pan: 'ff1c8d ffd700 1ab3ff',
    nb: 'fcf431 fcfcfc 9d59d2 282828',
    // The source has one digit too many in the fourth color; the game uses the last six.
    lesbian: 'd62800 ff9b56 ffffff 4662a6 a40062',
    ace: '000000 a4a4a4 ffffff 810081',
    agender: '000000 bababa ffffff baf484 ffffff bababa 000000',
    demisexual: '000000 ffffff 6e0071 d3d3d3',
    genderqueer: 'b57fdd ffffff 49821e',
    genderfluid: 'fe76a2 ffffff bf12d7 000000 303cbe',
    intersex: 'ffd800 7902aa ffd800',
    aro: '3ba740 a8d47a ffffff ababab 000000',
    baker: 'cd66ff ff6599 fe0000 fe9900 ffff01 009900 0099cb 350099 990099',
    philly: '000000 784f17 fe0000 fd8c00 ffe500 119f0b 0644b3 c22edc',
    queer: '000000 9ad9ea 00a3e8 b5e51d ffffff ffc90d fc6667 feaec9 000000',
    gay: '078e70 26ceaa 98e8c1 ffffff 7bade2 5049cb 3d1a78',
    bigender: 'c479a0 eca6cb d5c7e8 ffffff d5c7e8 9ac7e8 6c83cf',
    demigender: '7f7f7f c3c3c3 fbff74 ffffff fbff74 c3c3c3 7f7f7f',
  }).map(([flag, colors]) => [flag, colors.split(' ').map((digits) => `#${digits}`)]),
);
// cspell:enable
