/** The index of the library MiniSearch, filled with counted words instead of texts. */
import MiniSearch, { type AsPlainObject } from 'minisearch';

/** Fields of a page. */
export const FIELDS = [
  'title',
  'route',
  'keywords',
  'headings',
  'messages',
  'description',
  'questions',
  'body',
] as const;
export type IndexField = (typeof FIELDS)[number];

/** Counts the words of all pages. */
export class WordCounts {
  /**
   * Where each term occurs, one number per occurrence: `FIELDS.length` times the page, plus the
   * number of the field. Objects per field and page would take twice the memory.
   */
  readonly places = new Map<string, number[]>();
  /** How many words each page has, by field. */
  readonly lengths = new Map<number, number[]>();

  /** Counts one occurrence of a term. */
  add(term: string, field: IndexField, page: number): void {
    const fieldId = FIELDS.indexOf(field);
    addToList(this.places, term, page * FIELDS.length + fieldId);
    let lengths = this.lengths.get(page);
    if (lengths === undefined) this.lengths.set(page, (lengths = FIELDS.map(() => 0)));
    lengths[fieldId] = (lengths[fieldId] ?? 0) + 1;
  }
}

/** Appends a value to the list of a key. */
export function addToList<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** The number of the field that a place is in. */
export function getFieldId(place: number): number {
  return place % FIELDS.length;
}

/** The page that a place is on. */
export function getPage(place: number): number {
  return Math.floor(place / FIELDS.length);
}

/** Counts per field and page, in MiniSearch's serialization format, term by term. */
function* countOccurrences({
  places,
}: WordCounts): Generator<[string, Record<number, Record<number, number>>]> {
  for (const [term, placesOfTerm] of places) {
    const countsByField: Record<number, Record<number, number>> = {};
    for (const place of placesOfTerm) {
      const countsByPage = (countsByField[getFieldId(place)] ??= {});
      const page = getPage(place);
      countsByPage[page] = (countsByPage[page] ?? 0) + 1;
    }
    yield [term, countsByField];
  }
}

/** Loads the counts into MiniSearch in its serialized form, which is faster than indexing texts. */
export function createLibraryIndex(counts: WordCounts, pageCount: number): MiniSearch {
  const { lengths } = counts;
  const pages = Array.from({ length: pageCount }, (_, page) => page);
  const computeAverage = (fieldId: number) =>
    pages.reduce((sum, page) => sum + (lengths.get(page)?.[fieldId] ?? 0), 0) /
    Math.max(1, pageCount);
  const saved: AsPlainObject = {
    documentCount: pageCount,
    nextId: pageCount,
    documentIds: Object.fromEntries(pages.map((page) => [page, page])),
    fieldIds: Object.fromEntries(FIELDS.map((field, id) => [field, id])),
    fieldLength: Object.fromEntries(
      pages.map((page) => [page, lengths.get(page) ?? FIELDS.map(() => 0)]),
    ),
    // It divides by these.
    averageFieldLength: FIELDS.map((_, id) => computeAverage(id) || 1),
    storedFields: {},
    dirtCount: 0,
    // It only iterates over them, so they need not all exist at once.
    index: countOccurrences(counts) as Iterable<unknown> as AsPlainObject['index'],
    serializationVersion: 2,
  };
  return MiniSearch.loadJS(saved, { fields: [...FIELDS] });
}
