/** Provides German stop words and stemming for the search. Pure. */

/**
 * Stop words in questions, as folded by `foldAccents` and as typed without umlauts.
 */
export const GERMAN_STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'ab aber als also am an auch auf aus bei beim bin bis bitte brauche da damit dann das dass dein deine dem den der ' +
    'des die dies diese diesem diesen dieser dieses doch du durch ein eine einem einen einer eines er es euch eure fuer ' +
    'fur geht gibt hab habe haben hat hilfe ich ihr ihre ihrem ihren im in ins ist ja kann kein keine keinen konnen ' +
    'koennen lasst laesst mache machen man mein meine meinem meinen meiner mich mir mit mochte moechte muss nach nicht ' +
    'noch nur ob oder ohne seine sich sie sind so soll sollte uber ueber um und uns unser unsere vom von vor wann warum ' +
    'was weil welche welchen welcher welches wenn wer werden wie wieso will wir wird wo wozu zu zum zur'
  ).split(' '),
);

/** Suffixes of nouns and verbs, and suffixes that can be removed after those; longest first. */
const ENDINGS = [/er[ns]$/, /(?:em|en|er|es)$/, /(?<=e[lr])n$/, /e$/, /(?<=[bdfghklmnrt])s$/];
const SECOND_ENDINGS = [/(?:er|en)$/, /(?<=[bdfghklmnt])st$/];

/** A word without the first matching suffix that leaves enough letters, and no stop word. */
function removeEnding(word: string, endings: readonly RegExp[], least: number): string {
  for (const ending of endings) {
    const rest = word.replace(ending, '');
    if (rest !== word && rest.length >= least && !GERMAN_STOP_WORDS.has(rest)) return rest;
  }
  return word;
}

/**
 * Strips suffixes so that "Sicherung", "Sicherungen" and "sichern" match, and "Änderung" and
 * "Aenderung". Deliberately light, after Savoy's light stemmer ("Light stemming approaches for the
 * French, Portuguese, German and Hungarian languages", 2006): names must stay distinct.
 * @param word folded; words with digits or inner punctuation are unchanged
 */
export function stemGerman(word: string): string {
  if (word.length < 4 || !/^[a-zß]+$/.test(word)) return word;
  let base = word.replaceAll('ß', 'ss').replace(/ae|oe|(?<![aeq])ue/g, (two) => two.charAt(0));
  if (base.length > 6) base = base.replace(/ung(?:en|s)?$/, '');
  base = removeEnding(base, ENDINGS, 3);
  base = removeEnding(base, SECOND_ENDINGS, 4);
  return base;
}
