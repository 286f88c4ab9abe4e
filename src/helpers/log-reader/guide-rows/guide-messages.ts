/**
 * Loads what the guides know about messages. It is a separate chunk, which the worker loads when it
 * gets a file: with the log reader's code it would be the largest chunk of the site.
 */
import { decodeRule, type GuideRule, type StoredRule } from './guide-rule';

/** As written by `sync:log-rules`. */
export interface StoredGuideMessages {
  readonly titles: Readonly<Record<string, string>>;
  readonly guides: Readonly<Record<string, string | undefined>>;
  readonly links: Readonly<Record<string, string | undefined>>;
  readonly rows: Readonly<Record<string, readonly object[]>>;
}

export interface GuideMessages {
  /** Titles of guides by route. */
  readonly titles: Readonly<Record<string, string>>;
  /** Guides for rules that name none themselves, by rule id. */
  readonly routeByRule: Readonly<Record<string, string | undefined>>;
  /** Trouble table rows that rules link to, by rule id. */
  readonly rowByRule: Readonly<Record<string, string | undefined>>;
  /** Trouble table rows that are rules themselves. */
  readonly rules: readonly GuideRule[];
}

let loaded: GuideMessages | undefined;

/** Sets data that is already loaded. */
export function setGuideMessages({
  titles,
  guides: routeByRule,
  links,
  rows,
}: StoredGuideMessages): void {
  const rules = Object.entries(rows).flatMap(([route, storedRules]) =>
    storedRules.map((row) => decodeRule(route, row as StoredRule)),
  );
  loaded = { titles, routeByRule, rowByRule: links, rules };
}

/** Loads the data; nothing can be read before that. */
export async function loadGuideMessages(): Promise<void> {
  if (loaded === undefined) setGuideMessages((await import('./guide-rules.json')).default);
}

export function getGuideMessages(): GuideMessages {
  if (loaded === undefined)
    throw new Error('loadGuideMessages() or setGuideMessages() comes first');
  return loaded;
}
