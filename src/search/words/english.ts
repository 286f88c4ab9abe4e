/** Provides English stop words and stemming for the search. Pure. */

/** Stop words in questions, as folded by `foldAccents`. */
export const ENGLISH_STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are as at be by can cannot do does for from get got has have how i if in is it its me my ' +
    'not of on or our so that the their them there they this to us use using want was we what when ' +
    "where which who why will with you your can't don't doesn't isn't won't i'm it's cant dont doesnt isnt wont " +
    'please help need'
  ).split(' '),
);

/**
 * Strips English suffixes so that "backups", "backing" and "backed" match. Deliberately light: a
 * name such as `paper` or `essentials` must stay distinct from similar words. Words with digits or
 * inner punctuation are unchanged.
 */
export function stemEnglish(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const singular = toSingular(word);
  // American and British spelling get one stem.
  if (/i[sz]ation$/.test(singular)) return `${singular.slice(0, -7)}iz`;
  if (/i[sz]e$/.test(singular) && singular.length > 6) return `${singular.slice(0, -3)}iz`;
  const base = removeVerbEnding(singular);
  if (base.length > 5 && base.endsWith('is')) return `${base.slice(0, -1)}z`;
  return base.length > 3 && base.endsWith('e') ? base.slice(0, -1) : base;
}

/** "entries" → "entry", "patches" → "patch", "backups" → "backup"; "class" and "status" stay. */
function toSingular(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

/** "backing" → "back", "banned" → "ban", "installed" → "install"; "string" and "speed" stay. */
function removeVerbEnding(word: string): string {
  const base = word.replace(/(?:ing|ed)$/, '');
  const hasEnding = base !== word && !word.endsWith('eed');
  if (!hasEnding || base.length < 3 || !/[aeiouy]/.test(base)) return word;
  const isDoubled = /([bdgklmnprt])\1$/.test(base) && !base.endsWith('ll');
  return isDoubled ? base.slice(0, -1) : base;
}
