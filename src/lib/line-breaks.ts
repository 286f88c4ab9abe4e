const SEPARATORS = /(?<=[\w)}>]{2}[/\\._:=,%@-]+)(?<!\d[.:,-])(?=[\w<{(%]{2})/g;
const CAPITALS = /(?<=[a-z]{2})(?=[A-Z][a-z]{2})/g;

/** No text has this character. */
const BREAK = '\0';

/**
 * Splits code where a line may end: behind the separators of paths, nodes and keys, and before the
 * capitals of very long names. Browsers know no such places in `plugins/LuckPerms/config.yml` and
 * would split it after any letter. Words of up to nine letters stay whole; they fit on any line.
 * @returns the parts, which joined are the text
 */
export function splitAtLineBreaks(text: string): string[] {
  return text
    .replace(/\S{10,}/g, (word) => word.replace(SEPARATORS, BREAK))
    .replace(/[^\s\0]{20,}/g, (name) => name.replace(CAPITALS, BREAK))
    .split(BREAK);
}
