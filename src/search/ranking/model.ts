/**
 * Builds the engine's in-memory data: the index of pages (MiniSearch, filled from the compact
 * file), and the short strings of each page, which are compared with the whole query.
 */
import MiniSearch, { type AsPlainObject } from 'minisearch';
import {
  decodePostings,
  parseStoredGroups,
  decodeTermGroups,
  type IndexFile,
  type IndexPage,
} from '../index-format';
import { isCommonHeading, isStopWord, stem } from '../words/language';
import { foldAccents, tokenize } from '../words/tokenizer';

/** Fields of a page in MiniSearch's index. */
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

/** Kinds of short strings. */
export const KINDS = ['title', 'route', 'keyword', 'heading', 'message', 'question'] as const;
export type PhraseKind = (typeof KINDS)[number];

/** Positions per phrase in a posting: one per word, the last for all further words. */
export const WORD_SHARE = 32;

/** A short string that represents a page or one of its sections. */
export interface Phrase {
  readonly page: number;
  /** Index of the section for headings and messages, otherwise 0. */
  readonly section: number;
  readonly kind: PhraseKind;
  /** Number of its words other than stop words; at least 1. */
  readonly tokenCount: number;
}

export interface SearchModel {
  readonly pages: readonly IndexPage[];
  readonly engine: MiniSearch;
  /** Document frequency of each term, over all fields. */
  readonly pagesWith: ReadonlyMap<string, number>;
  /** Terms in the site's own text; the others are only in readers' questions, typos included. */
  readonly written: ReadonlySet<string>;
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  readonly phrases: readonly Phrase[];
  /**
   * Positions of a term in the short strings: `WORD_SHARE` times the phrase, plus the word's index
   * in it.
   */
  readonly phrasePlaces: ReadonlyMap<string, readonly number[]>;
  /** Pages by their exact title or route. */
  readonly names: ReadonlyMap<string, ReadonlySet<number>>;
}

const FIELD_OF: Record<PhraseKind, IndexField> = {
  title: 'title',
  route: 'route',
  keyword: 'keywords',
  heading: 'headings',
  message: 'messages',
  question: 'questions',
};

/**
 * Where each term occurs, one number per word: `FIELDS.length` times the page, plus the number of the
 * field. Objects per field and page take twice the memory.
 */
type TermPlaces = Map<string, number[]>;

const getField = (place: number) => place % FIELDS.length;
const getPage = (place: number) => Math.floor(place / FIELDS.length);

interface PhraseText {
  readonly page: number;
  readonly kind: PhraseKind;
  readonly text: string;
  readonly section?: number;
  /** The terms of each word, if they are already known. */
  readonly groups?: string[][];
}

/** Data collected from the pages of an index, string by string. */
class Gathered {
  readonly termPlaces: TermPlaces = new Map();
  /** Word counts by page and field. */
  readonly lengths = new Map<number, number[]>();
  readonly phrases: Phrase[] = [];
  readonly phrasePlaces = new Map<string, number[]>();

  /** Counts one word of a field. */
  count(term: string, field: IndexField, page: number): void {
    if (isStopWord(term)) return;
    const id = FIELDS.indexOf(field);
    const place = page * FIELDS.length + id;
    const places = this.termPlaces.get(term);
    if (places === undefined) this.termPlaces.set(term, [place]);
    else places.push(place);
    let length = this.lengths.get(page);
    if (length === undefined) this.lengths.set(page, (length = FIELDS.map(() => 0)));
    length[id] = (length[id] ?? 0) + 1;
  }

  /** Adds a short string, whose words also count in its field. */
  phrase({ page, kind, text, section = 0, groups = decodeTermGroups(text) }: PhraseText): void {
    const meant = groups.filter((terms) => terms.some((term) => !isStopWord(term))).length;
    const phrase = this.phrases.push({ page, section, kind, tokenCount: Math.max(1, meant) }) - 1;
    for (const [word, terms] of groups.entries()) {
      for (const term of terms) {
        this.count(term, FIELD_OF[kind], page);
        const place = phrase * WORD_SHARE + Math.min(word, WORD_SHARE - 1);
        const places = this.phrasePlaces.get(term);
        if (places === undefined) this.phrasePlaces.set(term, [place]);
        else places.push(place);
      }
    }
  }

  page(page: IndexPage, number: number): void {
    this.phrase({ page: number, kind: 'title', text: page.title });
    for (const text of listRoutePhrases(page.url))
      this.phrase({ page: number, kind: 'route', text });
    for (const text of page.keywords) this.phrase({ page: number, kind: 'keyword', text });
    for (const text of page.questions ?? []) {
      this.phrase({ page: number, kind: 'question', text, groups: parseStoredGroups(text) });
    }
    for (const [section, { heading }] of page.sections.entries()) {
      if (section > 0 && !isCommonHeading(heading)) {
        this.phrase({ page: number, kind: 'heading', text: heading, section });
      }
    }
    for (const [section, , text] of page.messages ?? []) {
      this.phrase({ page: number, kind: 'message', text, section });
    }
    for (const { term } of tokenize(page.description)) this.count(term, 'description', number);
  }
}

/** Ways to type a page's address: its last segment, also as one word, and its last two. */
function listRoutePhrases(url: string): string[] {
  const route = url.split('/').filter(Boolean);
  const leaf = (route.at(-1) ?? '').replace(/[_-]/g, ' ');
  return [
    leaf,
    ...(leaf.includes(' ') ? [leaf.replaceAll(' ', '')] : []),
    ...(route.length > 1 ? [route.slice(-2).join(' ').replace(/[_-]/g, ' ')] : []),
  ];
}

/** Builds the model from a loaded index. */
export function createSearchModel(index: IndexFile): SearchModel {
  const gathered = new Gathered();
  for (const [number, page] of index.pages.entries()) gathered.page(page, number);
  for (const [term, pages] of decodePostings(index)) {
    for (const page of pages) gathered.count(term, 'body', page);
  }
  const { termPlaces, lengths, phrases, phrasePlaces } = gathered;
  return {
    pages: index.pages,
    engine: createLibraryIndex(termPlaces, lengths, index.pages.length),
    ...spread(termPlaces),
    synonyms: createSynonymMap(index.synonyms),
    phrases,
    phrasePlaces,
    names: collectNames(index.pages),
  };
}

/** Document frequency of each term, and the terms in the site's own text. */
function spread(termPlaces: TermPlaces) {
  const pagesWith = new Map<string, number>();
  const written = new Set<string>();
  for (const [term, places] of termPlaces) {
    if (places.some((place) => FIELDS[getField(place)] !== 'questions')) written.add(term);
    pagesWith.set(term, new Set(places.map(getPage)).size);
  }
  return { pagesWith, written };
}

/** Counts per field and page, in MiniSearch's serialization format, term by term. */
function* countPlaces(
  termPlaces: TermPlaces,
): Generator<[string, Record<number, Record<number, number>>]> {
  for (const [term, places] of termPlaces) {
    const fields: Record<number, Record<number, number>> = {};
    for (const place of places) {
      const pages = (fields[getField(place)] ??= {});
      const page = getPage(place);
      pages[page] = (pages[page] ?? 0) + 1;
    }
    yield [term, fields];
  }
}

/**
 * Loads the counts into MiniSearch in its serialized form, which is faster than indexing texts.
 */
function createLibraryIndex(
  termPlaces: TermPlaces,
  lengths: ReadonlyMap<number, number[]>,
  size: number,
): MiniSearch {
  const pageNumbers = Array.from({ length: size }, (_, page) => page);
  const saved: AsPlainObject = {
    documentCount: size,
    nextId: size,
    documentIds: Object.fromEntries(pageNumbers.map((page) => [page, page])),
    fieldIds: Object.fromEntries(FIELDS.map((field, id) => [field, id])),
    fieldLength: Object.fromEntries(
      pageNumbers.map((page) => [page, lengths.get(page) ?? FIELDS.map(() => 0)]),
    ),
    averageFieldLength: FIELDS.map(
      (_, id) =>
        pageNumbers.reduce((sum, page) => sum + (lengths.get(page)?.[id] ?? 0), 0) /
          Math.max(1, size) || 1,
    ),
    storedFields: {},
    dirtCount: 0,
    // It only iterates over them, and so they need not all exist at once.
    index: countPlaces(termPlaces) as Iterable<unknown> as AsPlainObject['index'],
    serializationVersion: 2,
  };
  return MiniSearch.loadJS(saved, { fields: [...FIELDS] });
}

/** Only letters and digits, so that `luck perms` and `LuckPerms` are the same name. */
export function keepAlphanumeric(text: string): string {
  return foldAccents(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * A title or a top-level route names its page unambiguously; a deeper route only if it is unique.
 */
function collectNames(pages: readonly IndexPage[]): Map<string, Set<number>> {
  const leaves = pages.map(({ url }) => keepAlphanumeric(url.split('/').at(-1) ?? ''));
  const names = new Map<string, Set<number>>();
  const addName = (name: string, page: number) => {
    if (name === '') return;
    const pagesOf = names.get(name) ?? new Set<number>();
    names.set(name, pagesOf.add(page));
  };
  for (const [index, { url, title }] of pages.entries()) {
    const leaf = leaves[index] as string;
    const isTop = url.lastIndexOf('/') === 0;
    const isAlone = leaves.filter((other) => other === leaf).length === 1;
    addName(keepAlphanumeric(title), index);
    addName(keepAlphanumeric(url), index);
    if (isTop || isAlone) addName(leaf, index);
  }
  return names;
}

/**
 * Every group of words is a synonym set: each member matches all others. `a > b` matches one way.
 */
function createSynonymMap(groups: IndexFile['synonyms']): Map<string, string[]> {
  const map = new Map<string, string[]>();
  const createKey = (text: string) => foldAccents(text).split(' ').map(stem).join(' ');
  const add = (from: string, to: string) => {
    const list = map.get(createKey(from)) ?? [];
    list.push(...foldAccents(to).split(' '));
    map.set(createKey(from), list);
  };
  for (const group of groups) {
    const oneWay = group.filter((member) => member.includes('>'));
    const mutual = group.filter((member) => !member.includes('>'));
    for (const pair of oneWay) {
      const [from = '', to = ''] = pair.split('>').map((side) => side.trim());
      add(from, to);
    }
    for (const from of mutual) for (const to of mutual) if (to !== from) add(from, to);
  }
  return map;
}
