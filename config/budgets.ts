/**
 * Largest sizes in bytes as they travel (brotli). A build over budget stops
 * (`plugins/site/check-budgets`). Raise one only with a reason in the commit.
 */
export const BUDGETS = {
  /** Any page's HTML. */
  htmlPerPage: 16_000,
  /** Scripts named in any page's HTML, which every visit loads. */
  scriptsPerPage: 130_000,
  /** Any one chunk. The largest is the log reader's worker: its rules carry their explanations. */
  chunk: 60_000,
  /** All stylesheets of a page. */
  stylesPerPage: 24_000,
  /** What the first search result needs beyond the dialog: worker and index. */
  searchFirstResult: 150_000,
  /** Any one picture of a figure, which travels as it is. */
  figure: 40_000,
  /** Any one social card; chats fetch it, readers do not. */
  socialCard: 60_000,
} as const;
