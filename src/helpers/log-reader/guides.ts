/**
 * Loads what the guides know about messages. It is a separate chunk, which the worker loads when it
 * gets a file: with the log reader's code it would be the largest chunk of the site.
 */
import { decodeRule, type GuideRule, type StoredRule } from './guide-rule';

/** As written by `sync:log-rules`. */
export interface GuideData {
  readonly titles: Readonly<Record<string, string>>;
  readonly guides: Readonly<Record<string, string | undefined>>;
  readonly links: Readonly<Record<string, string | undefined>>;
  readonly rows: Readonly<Record<string, readonly object[]>>;
}

export interface Guides {
  /** Titles of guides by route. */
  readonly titles: Readonly<Record<string, string>>;
  /** Guides for rules that name none themselves, by rule id. */
  readonly ofRule: Readonly<Record<string, string | undefined>>;
  /** Trouble table rows that rules link to, by rule id. */
  readonly rowOfRule: Readonly<Record<string, string | undefined>>;
  /** Trouble table rows that are rules themselves. */
  readonly rules: readonly GuideRule[];
}

let loaded: Guides | undefined;

/** Sets data that is already loaded. */
export function setGuides({ titles, guides: ofRule, links, rows }: GuideData): void {
  const rules = Object.entries(rows).flatMap(([route, storedRules]) =>
    storedRules.map((row) => decodeRule(route, row as StoredRule)),
  );
  loaded = { titles, ofRule, rowOfRule: links, rules };
}

/** Loads the data; nothing can be read before that. */
export async function loadGuides(): Promise<void> {
  if (loaded === undefined) setGuides((await import('./guide-rules.json')).default);
}

export function guides(): Guides {
  if (loaded === undefined) throw new Error('loadGuides() or setGuides() comes first');
  return loaded;
}
