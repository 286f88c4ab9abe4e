/** Finds the rows of guides that rules in code link to. */
import { parseSlug, type GuideSource } from '../../../pipeline/guides';
import type { FactTables } from '../../../src/quotes/resolve';
import { rules } from '../../../src/helpers/log-reader/rules';
import { listRows } from './row-rules';

/** The ids of the rows of trouble tables, by route. */
export type RowsByRoute = ReadonlyMap<string, ReadonlySet<string>>;

/** Two rows with this fraction of their words in common count as the same row, reworded. */
const MIN_SHARED_FRACTION = 0.6;
const MIN_SHARED_WORDS = 3;

export function groupRowsByRoute(
  guides: readonly Pick<GuideSource, 'source'>[],
  tables: FactTables,
): RowsByRoute {
  return new Map(
    guides.map(({ source }) => [
      parseSlug(source) ?? '',
      new Set(listRows(source, tables).map(({ id }) => id)),
    ]),
  );
}

/** The row that each rule links to, by rule; rules without a row are left out. */
export function findRowLinks(rowsByRoute: RowsByRoute): Record<string, string> {
  return Object.fromEntries(
    rules.flatMap(({ id, guide }) => {
      if (guide?.row === undefined) return [];
      const row = findNearestRow(guide.row, rowsByRoute.get(guide.route) ?? []);
      return row === undefined ? [] : [[id, row]];
    }),
  );
}

/**
 * The row with an id, otherwise the most similar one, because guides are reworded more often than
 * messages change: `trouble-failed-to-bind-to-port` for `trouble-failed-to-bind-to-the-port`.
 * @param rows ids of the rows of one guide
 * @returns undefined if none is similar
 */
export function findNearestRow(wanted: string, rows: Iterable<string>): string | undefined {
  const candidates = [...rows];
  if (candidates.includes(wanted)) return wanted;
  const wantedWords = splitId(wanted);
  const [nearest] = candidates
    .map((id) => ({ id, likeness: computeLikeness(wantedWords, splitId(id)) }))
    .filter(({ likeness }) => likeness >= MIN_SHARED_FRACTION)
    .sort((a, b) => b.likeness - a.likeness);
  return nearest?.id;
}

/** The words of a row's id, without `trouble-` in front. */
function splitId(id: string): ReadonlySet<string> {
  return new Set(id.split('-').slice(1));
}

/** The fraction of the shorter row's words that both have; 0 if too few are the same. */
function computeLikeness(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared < MIN_SHARED_WORDS ? 0 : shared / Math.min(first.size, second.size);
}
