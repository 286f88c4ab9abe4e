import type { Port } from '../src/facts/port-rows';

/**
 * One thing that customers buy or ask about: a game, VPS, billing. Everything that the site does
 * for it outside its guides follows from this record, so that deleting its folder leaves nothing:
 * fact table, "what was checked", port finder, DNS helper, synonyms, home card, social cards,
 * helpers of its own. `facts.yml` and `ports.yml` beside it hold what its guides quote, `facts.data.ts`
 * what code reads of them, helpers say whose they are (`src/helpers/helper.ts`).
 */
export interface Product {
  /** Name of the folder, of the fact table and of the function in `features`. */
  readonly id: string;
  /** As its makers write it. */
  readonly label: string;
  /** Ids of guides, or how they begin: `games/rust/`. The longest that fits a guide counts. */
  readonly guides: readonly string[];
  /** Its sign on cards: a path on a grid of 24 by 24, drawn as a line. */
  readonly glyph: string;
  /** Card on the home page, by `order`. */
  readonly card?: {
    readonly order: number;
    readonly to: string;
    readonly title?: string;
    readonly text: string;
  };
  /** What a quote of its fact table is about, for the line "Checked on": `game settings`. */
  readonly checked?: string;
  /** Whether a host can sell it or not: a function of that name is in `features`. */
  readonly optional?: true;
  /** From `ports.yml` beside the record. */
  readonly ports?: readonly Port[];
  /** Names in the DNS helper, with the port that players type behind the address. */
  readonly join?: readonly {
    readonly name: string;
    readonly id?: string;
    readonly port: string;
    /** Name of the SRV record of a game that asks for one. */
    readonly service?: { readonly name: string; readonly protocol: string };
  }[];
  /** Groups of words that mean the same to a reader, as in src/search/synonyms.yml. */
  readonly synonyms?: readonly (readonly string[])[];
  /** Guides that rules of the log reader without a guide of their own lead to, by the rule's id. */
  readonly logGuides?: Readonly<Record<string, string>>;
}
