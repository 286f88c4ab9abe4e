/**
 * A tool in a guide, `<Helper name="java" />`: its record. The record is in
 * `src/helpers/<name>/index.ts`; the lists of all helpers are generated from the folders (`npm run
 * sync:lists`).
 */
export interface Helper {
  /** Name of the file next to the record, without `.tsx`; its default export is the view. */
  readonly view: string;
  /** Its heading; guides link to it in lower case with hyphens, `#java-finder`. */
  readonly title: string;
  /** What it does, for readers of the Markdown copy, who have to do it by hand. */
  readonly byHand: string;
  /** The product it is for: its code is left out if the provider does not sell that product. */
  readonly product?: string;
}

/** The anchor of a title: `java-finder`. */
export function getHelperAnchor({ title }: Helper): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
