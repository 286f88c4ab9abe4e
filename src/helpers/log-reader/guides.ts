/**
 * What the guides know of messages. It travels in a chunk of its own, which the worker loads when
 * it gets a file: with the reader's code in one it would be the largest chunk of the site.
 */
import { restored, type GuideRule, type WrittenRule } from './guide-rule';

/** As `sync:log-rules` writes it. */
export interface GuideData {
  readonly titles: Readonly<Record<string, string>>;
  readonly guides: Readonly<Record<string, string | undefined>>;
  readonly links: Readonly<Record<string, string | undefined>>;
  readonly rows: Readonly<Record<string, readonly object[]>>;
}

export interface Guides {
  /** Titles of guides by route. */
  readonly titles: Readonly<Record<string, string>>;
  /** Guides of rules that name none themselves, by the rule's id. */
  readonly ofRule: Readonly<Record<string, string | undefined>>;
  /** Rows of trouble tables that rules lead to, by the rule's id. */
  readonly rowOfRule: Readonly<Record<string, string | undefined>>;
  /** The rows of trouble tables that are rules. */
  readonly rules: readonly GuideRule[];
}

let loaded: Guides | undefined;

/** Takes the data where it is at hand. */
export function setGuides({ titles, guides: ofRule, links, rows }: GuideData): void {
  const rules = Object.entries(rows).flatMap(([route, written]) =>
    written.map((row) => restored(route, row as WrittenRule)),
  );
  loaded = { titles, ofRule, rowOfRule: links, rules };
}

/** Loads the data; nothing can be read before. */
export async function loadGuides(): Promise<void> {
  if (loaded === undefined) setGuides((await import('./guide-rules.json')).default);
}

export function guides(): Guides {
  if (loaded === undefined) throw new Error('loadGuides() or setGuides() comes first');
  return loaded;
}
