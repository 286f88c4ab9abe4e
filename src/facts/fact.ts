/** A calendar day, `YYYY-MM-DD`. */
export type IsoDate = string;

/**
 * A value that somebody looked up: what it is, where it was read and when.
 * Guides quote it as `[[table.key]]`; the build writes `value` in its place.
 */
export interface Fact<V extends string | number = string | number> {
  readonly value: V;
  /** Address of the page or file that says so: the project's own, where there is one. */
  readonly source: string;
  /** The day on which a person or a script last read `source`. */
  readonly checked: IsoDate;
  /** What could not be settled, in one sentence a reader understands. Absent when all is settled. */
  readonly unverified?: string;
}
