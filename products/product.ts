import type { Port } from '../src/fact-tables/port-rows';

/**
 * One thing that customers buy or ask about: a game, VPS, billing. Everything about it outside its
 * guides is derived from this record, so deleting its folder removes it from the fact table, "what
 * was checked", port finder, DNS helper, synonyms, home card and social cards. Its guides, its lines
 * in `sidebars.ts` and its own helpers are deleted by hand (CONTRIBUTING.md, "A game").
 * `facts.yml` and `ports.yml` beside it contain what its guides quote, `facts.data.ts` what code
 * reads; `names.txt` has more names of it (`products/names.ts`). Helpers name their product (`src/helpers/helper.ts`).
 */
export interface Product {
  /** Name of the folder, of the fact table and of the feature in `features`. */
  readonly id: string;
  /** In the makers' spelling. */
  readonly label: string;
  /** Ids of guides, or prefixes such as `games/rust/`. The longest match wins. */
  readonly guides: readonly string[];
  /** Its glyph on cards: a stroked path on a grid of 24 by 24. */
  readonly glyph: string;
  /**
   * Card on the home page, sorted by `order`: for what has several guides, so that readers need to be
   * told where to begin. A product with one guide has `homeLink` instead.
   */
  readonly card?: {
    readonly order: number;
    readonly to: string;
    readonly title?: string;
    readonly text: string;
  };
  /**
   * Its only guide: a link in the line below the cards of the home page, sorted by `order`, then by
   * label. Cards for all of them would push the first hour off the screen.
   */
  readonly homeLink?: { readonly order: number; readonly to: string };
  /** The subject of its quoted facts, for the line "Checked on": `game settings`. */
  readonly checkedSubject?: string;
  /** Whether providers can choose to sell it: `features` has an entry with this name. */
  readonly optional?: true;
  /** From `ports.yml` beside the record. */
  readonly ports?: readonly Port[];
  /** Names in the DNS helper, with the port that players type after the address. */
  readonly join?: readonly {
    readonly name: string;
    readonly id?: string;
    readonly port: string;
    /** Name of the SRV record, if the game looks one up. */
    readonly service?: { readonly name: string; readonly protocol: string };
  }[];
  /**
   * More names that queries have for a page about one thing, by its name in the page's address:
   * `grafana: ['prometheus']`. A query that names it does not show pages about others first.
   */
  readonly queryNames?: Readonly<Record<string, readonly string[]>>;
  /** Groups of synonyms, as in src/search/synonyms.yml. */
  readonly synonyms?: readonly (readonly string[])[];
  /**
   * Guides for log reader rules that have no guide of their own, by rule id.
   * `npm run sync:log-rules` stops at a wrong one.
   */
  readonly logGuides?: Readonly<Record<string, string>>;
}
