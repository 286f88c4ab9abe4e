/**
 * Largest sizes in bytes as they travel (brotli). A build with `--publish`, as `npm test` makes it, stops over budget
 * (`pipeline/pages/check-budgets`). Raise one only with a reason in the commit.
 */
export const BUDGETS = {
  /** Any page's HTML. */
  htmlPerPage: 14_500,
  /** HTML and stylesheets, which the first paint waits for. */
  firstPaint: 30_000,
  /** All scripts that a guide loads by itself: the application's and those of all guides. */
  scriptsPerGuide: 96_500,
  /** The same of any page; the search page loads the most. */
  scriptsPerPage: 102_000,
  /** Data of a guide for pages that are already open: its text and what is around it. */
  guideData: 11_000,
  /**
   * Any one chunk. The largest is the log reader's worker: its rules follow the trouble tables of the
   * guides, about 90 bytes each, so there is room for the games that a host adds.
   */
  chunk: 76_000,
  /** All stylesheets of a page. */
  stylesPerPage: 16_500,
  /** What the first search result needs beyond the dialog: worker and index. */
  searchFirstResult: 150_000,
  /** Any one picture of a figure, which travels as it is. */
  figure: 40_000,
  /** Any one social card; chats fetch it, readers do not. */
  socialCard: 60_000,
} as const;

/**
 * What the scripts of a page may weigh more in another language than English: the words of
 * Docusaurus's theme are in its scripts a second time.
 */
export const TRANSLATION_BYTES = 4_000;

/**
 * What a page may weigh more where a host has put parts of its own on every page, all of which are off
 * here: an announcement, menus, legal links, analytics, "Did this help?". Together they were 392 bytes.
 */
export const OWN_PARTS_BYTES = 500;
