/**
 * Finds screen labels that guides quote but the provider file lacks. Reports each label once, while
 * a build would report every guide.
 */
import { listQuotedFeatures, isOffered } from '../../src/provider/features';
import type { Provider, Screens } from '../../src/provider/schema';
import { FACT_PATTERN } from '../../src/quotes/resolve';
import { computeEditDistance, findNearest } from '../../src/lib/edit-distance';
import type { GuideSource } from '../../pipeline/guides';

/** A missing label: its path in the provider file, and the guides that quote it. */
export interface MissingLabel {
  /** `['screens', 'panel', 'files', 'upload']` */
  readonly path: readonly string[];
  readonly guides: readonly string[];
  /** A key in its place that may be meant: the file has it, and it differs by a letter or two. */
  readonly nearest?: string;
}

/** The key of a file that another one may be a misspelling of: two letters may have changed places. */
function findMisspelling(key: string, known: object): string | undefined {
  const [nearest] = findNearest(key, Object.keys(known), 1);
  const mostEdits = key.length > 3 ? 2 : 1;
  return nearest !== undefined && computeEditDistance(key, nearest) <= mostEdits
    ? nearest
    : undefined;
}

/** @param guides the guides that the provider has */
export function findMissingLabels(
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
      // A label of a feature that is off is only quoted in `<If>`, so it is not needed.
      if (
        known === undefined ||
        listQuotedFeatures(path).some((name) => !isOffered(features, name))
      )
        continue;
      if (known[screen]?.[label] !== undefined) continue;
      const place = ['screens', table, screen, label].join('.');
      missing.set(place, (missing.get(place) ?? new Set()).add(file));
    }
  }
  return [...missing].map(([place, files]) => {
    const path = place.split('.');
    const [, table = '', screen = '', label = ''] = path;
    const labels = tables.get(table)?.[screen];
    const nearest =
      labels === undefined
        ? findMisspelling(screen, tables.get(table) ?? {})
        : findMisspelling(label, labels);
    return { path, guides: [...files], ...(nearest !== undefined && { nearest }) };
  });
}
