/**
 * Labels of screens that guides quote and the provider file does not have. Said once for each label,
 * where a build would stop at every guide.
 */
import { featuresOfQuote, offers } from '../../src/facts/features';
import type { Provider, Screens } from '../../src/facts/provider';
import { FACT_PATTERN } from '../../src/facts/resolve';
import type { GuideSource } from '.';

/** A label that is missing: the way to it in the provider file, and the guides that quote it. */
export interface MissingLabel {
  /** `['screens', 'panel', 'files', 'upload']` */
  readonly path: readonly string[];
  readonly guides: readonly string[];
}

/** @param guides those that the host has */
export function missingLabels(
  guides: readonly GuideSource[],
  { screens, features }: Pick<Provider, 'screens' | 'features'>,
): MissingLabel[] {
  const tables = new Map<string, Screens>(Object.entries(screens));
  const missing = new Map<string, Set<string>>();
  for (const { file, source } of guides) {
    for (const [, quote = ''] of source.matchAll(FACT_PATTERN)) {
      const path = quote.replace(/^button\./, '');
      const [table = '', screen = '', label = 'label'] = path.split('.');
      const known = tables.get(table);
      // A label of a function that is off is in `<If>`, where nobody misses it.
      if (known === undefined || featuresOfQuote(path).some((name) => !offers(features, name)))
        continue;
      if (known[screen]?.[label] !== undefined) continue;
      const place = ['screens', table, screen, label].join('.');
      missing.set(place, (missing.get(place) ?? new Set()).add(file));
    }
  }
  return [...missing].map(([place, files]) => ({ path: place.split('.'), guides: [...files] }));
}
