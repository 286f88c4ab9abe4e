/**
 * Maximum transfer sizes in bytes (brotli), as published. A build fails over budget
 * (`pipeline/pages/check-budgets`); without `--publish`, an overrun of a few percent passes. Raise one only with a reason in the commit.
 */
export const BUDGETS = {
  /** Any page's HTML. */
  htmlPerPage: 14_500,
  /** HTML and stylesheets: everything that blocks the first paint. */
  firstPaint: 30_000,
  /** All scripts that a guide loads without interaction: the application's and the guides' shared ones. */
  scriptsPerGuide: 94_000,
  /** The same for any page; the search page loads the most. */
  scriptsPerPage: 102_000,
  /** A guide's payload for client-side navigation: its text and what is around it. */
  guideData: 11_000,
  /**
   * Any single chunk. The largest are the log reader's: its worker, and its rules for other games than
   * Minecraft, which are loaded only when a reader gives it a log. The rules that guides write are a
   * chunk of their own, about 90 bytes each.
   */
  chunk: 72_000,
  /** All stylesheets of a page. */
  stylesPerPage: 16_500,
  /**
   * What the first search result needs in addition to the dialog: worker and index. 130 KB for the
   * first 126 guides, and 0.8 KB for each guide after them: 184.4 KB for the 194 guides of today.
   */
  searchFirstResult: 184_000,
  /** Any single image of a figure, which is not compressed further. */
  figure: 40_000,
  /** Any single social card; link previews fetch it, readers do not. */
  socialCard: 60_000,
} as const;

/**
 * How much larger a page may be in other languages: its words are longer, a line says what is not
 * translated, and the scripts contain the words of Docusaurus's theme twice.
 */
export const TRANSLATION_BYTES = { text: 500, scripts: 4_000 } as const;

/**
 * How much larger a page may be if the provider turns on everything that can be on every page: an
 * announcement, menus, legal links, analytics, "Did this help?", another language. Together they were
 * 392 bytes of text and 742 of scripts.
 */
export const OPTIONAL_PARTS_BYTES = { text: 500, scripts: 1_000 } as const;
