/**
 * Builds the engine's in-memory data: the index of pages, and the short strings of each page, which
 * are compared with the whole query.
 */
import type MiniSearch from 'minisearch';
import {
  decodePostings,
  parseStoredGroups,
  decodeTermGroups,
  type IndexFile,
  type IndexPage,
} from '../index-format';
import { isCommonHeading, isStopWord } from '../words/language';
import { tokenize } from '../words/tokenizer';
import {
  addToList,
  createLibraryIndex,
  FIELDS,
  getFieldId,
  getPage,
  WordCounts,
  type IndexField,
} from './library-index';
import { collectPageNames } from './page-names';
import { createSynonymMap } from './synonym-map';

/** Kinds of short strings. */
export const KINDS = ['title', 'route', 'keyword', 'heading', 'message', 'question'] as const;
export type PhraseKind = (typeof KINDS)[number];

/** Places of a phrase (see `phrasePlaces`): one for each word, the last for all further words. */
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
   * Where each term occurs in the short strings: `WORD_SHARE` times the number of the phrase, plus
   * the index of the word in it.
   */
  readonly phrasePlaces: ReadonlyMap<string, readonly number[]>;
  /** Titles and routes of pages, without spaces and signs. */
  readonly names: ReadonlySet<string>;
}

/** The field in which the words of a short string count. */
const FIELD_OF: Record<PhraseKind, IndexField> = {
  title: 'title',
  route: 'route',
  keyword: 'keywords',
  heading: 'headings',
  message: 'messages',
  question: 'questions',
};

/** A short string before it is split into words. */
interface PhraseText {
  readonly page: number;
  readonly kind: PhraseKind;
  readonly text: string;
  readonly section?: number;
  /** The terms of each word, if they are already known. */
  readonly groups?: string[][];
}

/** Collects words and short strings, page by page. */
class ModelBuilder {
  readonly counts = new WordCounts();
  readonly phrases: Phrase[] = [];
  readonly phrasePlaces = new Map<string, number[]>();

  /** Adds a word of a field, unless it is a stop word. */
  addWord(term: string, field: IndexField, page: number): void {
    if (!isStopWord(term)) this.counts.add(term, field, page);
  }

  /** Adds a short string, whose words also count in its field. */
  addPhrase({ page, kind, text, section = 0, groups = decodeTermGroups(text) }: PhraseText): void {
    const contentCount = groups.filter((terms) => terms.some((term) => !isStopWord(term))).length;
    const phrase = this.phrases.length;
    this.phrases.push({ page, section, kind, tokenCount: Math.max(1, contentCount) });
    for (const [index, terms] of groups.entries()) {
      for (const term of terms) {
        this.addWord(term, FIELD_OF[kind], page);
        const place = phrase * WORD_SHARE + Math.min(index, WORD_SHARE - 1);
        addToList(this.phrasePlaces, term, place);
      }
    }
  }

  /** Adds all of a page but its body, whose words the index has by term (`decodePostings`). */
  addPage(
    { title, url, keywords, questions, sections, messages, description }: IndexPage,
    page: number,
  ): void {
    this.addPhrase({ page, kind: 'title', text: title });
    for (const text of listRoutePhrases(url)) this.addPhrase({ page, kind: 'route', text });
    for (const text of keywords) this.addPhrase({ page, kind: 'keyword', text });
    for (const text of questions ?? [])
      this.addPhrase({ page, kind: 'question', text, groups: parseStoredGroups(text) });
    for (const [section, { heading }] of sections.entries()) {
      // The first section is what stands above the first heading.
      if (section > 0 && !isCommonHeading(heading))
        this.addPhrase({ page, kind: 'heading', text: heading, section });
    }
    for (const [section, , text] of messages ?? [])
      this.addPhrase({ page, kind: 'message', text, section });
    for (const { term } of tokenize(description)) this.addWord(term, 'description', page);
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
  const builder = new ModelBuilder();
  for (const [number, page] of index.pages.entries()) builder.addPage(page, number);
  for (const [term, pages] of decodePostings(index)) {
    for (const page of pages) builder.addWord(term, 'body', page);
  }
  const { counts, phrases, phrasePlaces } = builder;
  return {
    pages: index.pages,
    engine: createLibraryIndex(counts, index.pages.length),
    ...summarizeTerms(counts),
    synonyms: createSynonymMap(index.synonyms),
    phrases,
    phrasePlaces,
    names: collectPageNames(index.pages),
  };
}

/** Document frequency of each term, and the terms in the site's own text. */
function summarizeTerms({ places }: WordCounts): Pick<SearchModel, 'pagesWith' | 'written'> {
  const pagesWith = new Map<string, number>();
  const written = new Set<string>();
  for (const [term, placesOfTerm] of places) {
    pagesWith.set(term, new Set(placesOfTerm.map(getPage)).size);
    const isWritten = placesOfTerm.some((place) => FIELDS[getFieldId(place)] !== 'questions');
    if (isWritten) written.add(term);
  }
  return { pagesWith, written };
}
