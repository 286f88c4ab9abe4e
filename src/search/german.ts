/** German words as the search sees them. Pure. */

/**
 * Words that carry no meaning in a question, as `fold` writes them, and as people type them without
 * umlauts.
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

/**
 * Cuts endings so that "Sicherung", "Sicherungen" and "sichern" meet, and "Änderung" and
 * "Aenderung". Light on purpose, after the idea of Savoy's light stemmer ("Light stemming approaches
 * for the French, Portuguese, German and Hungarian languages", 2006): names must stay apart.
 * @param word folded; words with digits or inner signs are left alone
 */
export function stemGerman(word: string): string {
  if (word.length < 4 || !/^[a-zß]+$/.test(word)) return word;
  let base = word.replaceAll('ß', 'ss').replace(/ae|oe|(?<![aeq])ue/g, (two) => two.charAt(0));
  if (base.length > 6) base = base.replace(/ung(?:en|s)?$/, '');
  if (base.length > 4) base = base.replace(/(?:er[ns]|em|en|er|es|e|(?<=[bdfghklmnrt])s)$/, '');
  if (base.length > 5) base = base.replace(/(?:er|en|(?<=[bdfghklmnt])st)$/, '');
  return base;
}
