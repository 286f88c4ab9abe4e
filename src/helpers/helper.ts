/**
 * A tool inside a guide, `<Helper name="java" />`: what the site says about it. The record is
 * `src/helpers/<name>/index.ts`; the lists of all helpers follow the folders (`npm run sync:lists`).
 */
export interface Helper {
  /** Name of the file beside the record that shows it, without `.tsx`: its default export. */
  readonly view: string;
  /** Stands above it; guides link to it in lower case with hyphens, `#java-finder`. */
  readonly title: string;
  /** What it does, for readers of the Markdown copy, who have to do it by hand. */
  readonly byHand: string;
  /** The product whose helper it is: where a host does not sell that, it is in no script. */
  readonly product?: string;
}

/** The anchor of a title: `java-finder`. */
export function anchorOf({ title }: Helper): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
