/** A calendar day, `YYYY-MM-DD`. */
export type IsoDate = `${number}-${number}-${number}`;

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

/** `current`: developed; `unmaintained`: works, but nobody answers; `ended`: its makers stopped it. */
export type Status = 'current' | 'unmaintained' | 'ended';

/** A plugin, mod, tool or server program as a guide describes it. */
export interface Software {
  /** As the project itself writes it. */
  readonly name: string;
  readonly status: Status;
  /** Newest version seen, as its makers number it. */
  readonly newest: string;
  /** When `newest` came out: a day, or a month where the day is not known. */
  readonly released?: string;
  /** Supported game versions as a phrase that fits a sentence, e.g. `1.21 to 26.2`. */
  readonly game: string;
  /** Where it runs: Paper, Folia, Velocity, Fabric, NeoForge, … */
  readonly platforms: readonly string[];
  /** Java release that the program needs, only where it states one. */
  readonly java?: number;
  readonly price: 'free' | 'paid' | 'free and paid';
  /** The project's own page: the one upstream link of a guide. */
  readonly home: string;
  readonly source: string;
  readonly checked: IsoDate;
  readonly unverified?: string;
}
