/** A calendar day, `YYYY-MM-DD`. */
export type IsoDate = string;

/**
 * A value that someone looked up: what it is, where they read it and when. Guides quote it as
 * `[[table.key]]`; the build writes `value` in its place.
 */
export interface Fact<V extends string | number = string | number> {
  readonly value: V;
  /** URL of the page or file that states it: the project's own, if there is one. */
  readonly source: string;
  /** The day on which a person or a script last read `source`. */
  readonly checked: IsoDate;
  /**
   * What could not be verified, in one sentence that a reader understands. Absent if everything
   * was.
   */
  readonly unverified?: string;
}
