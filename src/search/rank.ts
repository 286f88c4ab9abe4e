/**
 * Orders pages and their sections by a query. Pure.
 *
 * A page is judged by short strings (title, route, label, keywords, headings), each compared with
 * the whole query, and by where the words stand in its text. Weights were set on the questions in
 * `benchmark/questions.tsv`; `npm run bench:search` shows what a change does.
 */
import { decodePostings, termGroups, type IndexFile, type IndexPage } from './index-format';
import { createDictionary, wantsOf, type Dictionary, type Want } from './lookup';
import { fold, queryWords, stem, STOP_WORDS, words } from './text';

/** How much a match in each kind of string counts. */
const WEIGHTS = {
  union: 5,
  title: 5,
  route: 4.5,
  keyword: 5,
  heading: 1.6,
  message: 4,
  body: 1.4,
  full: 1.5,
};
/** How well a word placed in each field covers what is asked (part of `union`). */
const FIELD = {
  title: 1,
  route: 0.95,
  keyword: 0.85,
  description: 0.6,
  heading: 0.5,
  message: 0.5,
  body: 0.3,
};
const SECTIONS_PER_PAGE = 3;
/** What remains of the score of a page about a product that the query does not name. */
const OFF_SUBJECT = 0.85;
/** Importance of a word that nothing knows: as if it stood on one page in fifty. */
const UNKNOWN_IMPORTANCE = 4;
/** Added where the query is a page's title or route. */
const NAME_BONUS = 6;
const LONGEST_NAME = 100;
/** Sections that frame a guide rarely are what somebody looks for. */
const FRAME_HEADINGS: ReadonlySet<string> = new Set(['Before you start', 'Related']);
const FRAME_SHARE = 0.6;
/** Headings that every guide has, which say nothing about the page. */
const COMMON_HEADINGS: ReadonlySet<string> = new Set([
  'Before you start',
  'Check that it works',
  'If something goes wrong',
  'Related',
]);

/** A page or a section that answers a query. */
export interface Ranked {
  readonly page: number;
  /** Index of the section in the page; 0 is the page itself. */
  readonly section: number;
  readonly score: number;
}

/** The outcome of a query: places, best first, and the terms that were found, for highlighting. */
export interface Ranking {
  readonly places: readonly Ranked[];
  readonly terms: ReadonlySet<string>;
}

type Kind = 'title' | 'route' | 'keyword' | 'heading' | 'message';

/** A short string that stands for a page or one of its sections. */
interface Phrase {
  readonly page: number;
  /** Index of the section for headings, else 0. */
  readonly section: number;
  readonly kind: Kind;
  /** How many words it has. */
  readonly words: number;
}

/** Where a term stands in the short strings: phrase and word in it. */
type PhrasePlace = readonly [phrase: number, word: number];

/** Everything the engine keeps in memory. */
export interface SearchModel {
  readonly pages: readonly { readonly page: IndexPage; readonly firstSection: number }[];
  readonly postings: ReadonlyMap<string, readonly number[]>;
  readonly dictionary: Dictionary;
  readonly pageOfSection: readonly number[];
  readonly idf: ReadonlyMap<string, number>;
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  readonly phrases: readonly Phrase[];
  readonly phrasePlaces: ReadonlyMap<string, readonly PhrasePlace[]>;
  /** For each term the pages that have it in a field, with the best field's weight. */
  readonly fields: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Terms that name what a page deep in the tree is about; null for general pages. */
  readonly subjects: readonly (ReadonlySet<string> | null)[];
  /** Pages by their exact title or route, with what that is worth. */
  readonly names: ReadonlyMap<string, ReadonlyMap<number, number>>;
}

/** Prepares a loaded index. */
export function createModel(index: IndexFile): SearchModel {
  const postings = decodePostings(index);
  const pageOfSection: number[] = [];
  const phrases: Phrase[] = [];
  const phrasePlaces = new Map<string, PhrasePlace[]>();
  const fields = new Map<string, Map<number, number>>();

  const putField = (term: string, page: number, weight: number) => {
    let pages = fields.get(term);
    if (pages === undefined) {
      pages = new Map<number, number>();
      fields.set(term, pages);
    }
    pages.set(page, Math.max(weight, pages.get(page) ?? 0));
  };
  const putPhrase = (page: number, section: number, kind: Kind, text: string) => {
    const groups = termGroups(text);
    const meant = groups.filter((terms) => terms.some((term) => !STOP_WORDS.has(term))).length;
    const phrase = phrases.push({ page, section, kind, words: Math.max(1, meant) }) - 1;
    for (const [word, terms] of groups.entries()) {
      for (const term of terms) {
        putField(term, page, FIELD[kind]);
        const places = phrasePlaces.get(term);
        if (places === undefined) phrasePlaces.set(term, [[phrase, word]]);
        else places.push([phrase, word]);
      }
    }
  };

  const pages = index.pages.map((page, pageIndex) => {
    const firstSection = pageOfSection.length;
    for (let i = 0; i < page.sections.length; i++) pageOfSection.push(pageIndex);
    const route = page.url.split('/').filter(Boolean);
    const leaf = (route.at(-1) ?? '').replace(/[_-]/g, ' ');
    putPhrase(pageIndex, 0, 'title', page.title);
    putPhrase(pageIndex, 0, 'route', leaf);
    if (leaf.includes(' ')) putPhrase(pageIndex, 0, 'route', leaf.replaceAll(' ', ''));
    if (route.length > 1)
      putPhrase(pageIndex, 0, 'route', route.slice(-2).join(' ').replace(/[_-]/g, ' '));
    for (const keyword of page.keywords) putPhrase(pageIndex, 0, 'keyword', keyword);
    for (const [section, { heading }] of page.sections.entries()) {
      if (section > 0 && !COMMON_HEADINGS.has(heading))
        putPhrase(pageIndex, section, 'heading', heading);
    }
    for (const [section, , text] of page.messages ?? [])
      putPhrase(pageIndex, section, 'message', text);
    for (const { term } of words(page.description)) putField(term, pageIndex, FIELD.description);
    return { page, firstSection };
  });

  const pagesByTerm = new Map<string, Set<number>>();
  const addTo = (term: string, page: number) => {
    const set = pagesByTerm.get(term);
    if (set === undefined) pagesByTerm.set(term, new Set([page]));
    else set.add(page);
  };
  for (const [term, byPage] of fields) for (const page of byPage.keys()) addTo(term, page);
  for (const [term, sections] of postings) {
    for (const section of sections) addTo(term, pageOfSection[section] as number);
  }
  const idf = new Map(
    [...pagesByTerm].map(([term, set]) => [
      term,
      Math.log(1 + (pages.length - set.size + 0.5) / (set.size + 0.5)) + 0.2,
    ]),
  );
  return {
    pages,
    postings,
    pageOfSection,
    phrases,
    phrasePlaces,
    fields,
    idf,
    subjects: pages.map(({ page }) => subjectOf(page)),
    names: namesOf(index.pages),
    dictionary: createDictionary(pagesByTerm.keys()),
    synonyms: synonymMap(index.synonyms),
  };
}

/**
 * What a page deep in the tree is about: the folders between the first and the page itself, or,
 * two levels deep, its own name and title. Null for pages at the top, which are general.
 */
function subjectOf({ url, title }: IndexPage): ReadonlySet<string> | null {
  const route = url.split('/').filter(Boolean);
  if (route.length < 2) return null;
  const names = route.length > 2 ? route.slice(1, -1) : [...route.slice(1), title];
  return new Set(
    names.flatMap((text) => words(text.replace(/[_-]/g, ' ')).map(({ term }) => term)),
  );
}

/** Letters and digits alone, so that `luck perms` and `LuckPerms` are one name. */
function bare(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A title or a route at the top names its page for sure; a deeper one where no other has it. */
function namesOf(pages: readonly IndexPage[]): Map<string, Map<number, number>> {
  const leaves = pages.map(({ url }) => bare(url.split('/').at(-1) ?? ''));
  const names = new Map<string, Map<number, number>>();
  const put = (name: string, page: number, bonus: number) => {
    if (name === '') return;
    const pagesOf = names.get(name) ?? new Map<number, number>();
    pagesOf.set(page, Math.max(bonus, pagesOf.get(page) ?? 0));
    names.set(name, pagesOf);
  };
  for (const [index, { url, title }] of pages.entries()) {
    const leaf = leaves[index] as string;
    const isTop = url.lastIndexOf('/') === 0;
    const isAlone = leaves.filter((other) => other === leaf).length === 1;
    put(bare(title), index, NAME_BONUS);
    put(bare(url), index, NAME_BONUS);
    if (isTop || isAlone) put(leaf, index, NAME_BONUS);
  }
  return names;
}

/** Every word group means the same: each member leads to all others. `a > b` leads one way. */
function synonymMap(groups: IndexFile['synonyms']): Map<string, string[]> {
  const map = new Map<string, string[]>();
  const key = (text: string) => fold(text).split(' ').map(stem).join(' ');
  const add = (from: string, to: string) => {
    const list = map.get(key(from)) ?? [];
    list.push(...fold(to).split(' '));
    map.set(key(from), list);
  };
  for (const group of groups) {
    for (const member of group) {
      if (member.includes('>')) {
        const [from = '', to = ''] = member.split('>').map((side) => side.trim());
        add(from, to);
      } else {
        for (const other of group) if (other !== member && !other.includes('>')) add(member, other);
      }
    }
  }
  return map;
}

/** What a query found in one page while it is ranked. */
interface Found {
  /** Per want: the best weight times field, and the best weight in the text. */
  readonly field: Float64Array;
  readonly text: Float64Array;
  /** Per want: in how many sections of the text. */
  readonly sections: Float64Array;
  readonly best: Record<Kind, number>;
  readonly headings: Map<number, number>;
}

/** Ranks pages for a query; an empty or unreadable query finds nothing. */
export function rank(model: SearchModel, query: string): Ranking {
  const wants = wantsOf(queryWords(query), model.dictionary, model.synonyms);
  const terms = new Set(wants.flatMap(({ candidates }) => candidates.map(({ term }) => term)));
  if (terms.size === 0) return { places: [], terms };
  const importance = wants.map((want) => wantImportance(want, model));
  const total = importance.reduce((sum, value) => sum + value, 0);

  const found = new Map<number, Found>();
  const foundIn = (page: number): Found => {
    let entry = found.get(page);
    if (entry === undefined) {
      entry = {
        field: new Float64Array(wants.length),
        text: new Float64Array(wants.length),
        sections: new Float64Array(wants.length),
        best: { title: 0, route: 0, keyword: 0, heading: 0, message: 0 },
        headings: new Map(),
      };
      found.set(page, entry);
    }
    return entry;
  };
  const textHits = wants.map((want, index) => {
    const sections = new Map<number, number>();
    for (const { term, weight } of want.candidates) {
      for (const [page, field] of model.fields.get(term) ?? []) {
        const entry = foundIn(page);
        if (field * weight > (entry.field[index] as number)) entry.field[index] = field * weight;
      }
      for (const section of model.postings.get(term) ?? []) {
        if (weight > (sections.get(section) ?? 0)) sections.set(section, weight);
      }
    }
    for (const [section, weight] of sections) {
      const entry = foundIn(model.pageOfSection[section] as number);
      entry.sections[index] = (entry.sections[index] as number) + 1;
      if (weight > (entry.text[index] as number)) entry.text[index] = weight;
    }
    return sections;
  });
  matchPhrases(model, wants, importance, total, foundIn);

  const named = model.names.get(bare(query.slice(0, LONGEST_NAME)));
  const ranked = [...found].map(([page, entry]) => ({
    page,
    score:
      (named?.get(page) ?? 0) +
      scorePage(entry, importance, total) * subjectFactor(model.subjects[page] ?? null, terms),
  }));
  ranked.sort((a, b) => b.score - a.score || a.page - b.page);
  const places = ranked.flatMap(({ page, score }) =>
    placesOf(page, model, foundIn(page), importance, total, textHits).map((section, index) => ({
      page,
      section,
      score: score - index * 0.01,
    })),
  );
  return { places, terms };
}

/** A page about one product that the query does not name steps back behind general pages. */
function subjectFactor(subject: ReadonlySet<string> | null, terms: ReadonlySet<string>): number {
  if (subject === null) return 1;
  for (const term of subject) if (terms.has(term)) return 1;
  return OFF_SUBJECT;
}

function wantImportance({ candidates }: Want, { idf }: SearchModel): number {
  let best = 0;
  let value = UNKNOWN_IMPORTANCE;
  for (const { term, weight } of candidates) {
    if (weight > best) [best, value] = [weight, idf.get(term) ?? 0];
  }
  return value;
}

/** How well the whole query and each short string cover each other, 0 to 1. */
function matchPhrases(
  { phrases, phrasePlaces }: SearchModel,
  wants: readonly Want[],
  importance: readonly number[],
  total: number,
  foundIn: (page: number) => Found,
): void {
  const touched = new Map<number, { asked: Float64Array; used: Set<number> }>();
  for (const [index, { candidates }] of wants.entries()) {
    for (const { term, weight } of candidates) {
      for (const [phrase, word] of phrasePlaces.get(term) ?? []) {
        let entry = touched.get(phrase);
        if (entry === undefined) {
          touched.set(phrase, (entry = { asked: new Float64Array(wants.length), used: new Set() }));
        }
        if (weight > (entry.asked[index] as number)) entry.asked[index] = weight;
        if (weight > 0.3) entry.used.add(word);
      }
    }
  }
  for (const [index, { asked, used }] of touched) {
    const { page, section, kind, words: count } = phrases[index] as Phrase;
    let sum = 0;
    for (let i = 0; i < asked.length; i++) sum += (asked[i] as number) * (importance[i] as number);
    const match = (sum / total) * Math.sqrt(Math.min(1, used.size / count));
    const entry = foundIn(page);
    if (match > entry.best[kind]) entry.best[kind] = match;
    if (kind === 'heading') entry.headings.set(section, match);
  }
}

function scorePage(
  { field, text, sections, best }: Found,
  importance: readonly number[],
  total: number,
): number {
  let union = 0;
  let body = 0;
  let matched = 0;
  for (const [index, weight] of importance.entries()) {
    const inText = text[index] as number;
    const found = Math.max(field[index] as number, inText * FIELD.body);
    if (found > 0) matched += weight;
    union += found * weight;
    const count = sections[index] as number;
    body += inText * (count / (count + 1.5)) * weight;
  }
  const coverage = matched / total;
  return (
    coverage *
    (WEIGHTS.union * (union / total) +
      WEIGHTS.title * best.title ** 2 +
      WEIGHTS.route * best.route ** 2 +
      WEIGHTS.keyword * best.keyword ** 2 +
      WEIGHTS.heading * best.heading +
      WEIGHTS.message * best.message ** 2 +
      WEIGHTS.body * (body / total) +
      WEIGHTS.full * (coverage > 0.99 ? 1 : 0))
  );
}

/** The places of a page to show: the page itself or its best section first, then others. */
function placesOf(
  pageIndex: number,
  { pages }: SearchModel,
  { best, headings }: Found,
  importance: readonly number[],
  total: number,
  textHits: readonly ReadonlyMap<number, number>[],
): number[] {
  const { page, firstSection } = pages[pageIndex] as SearchModel['pages'][number];
  const others: { section: number; score: number }[] = [];
  for (let section = 1; section < page.sections.length; section++) {
    let text = 0;
    for (const [index, hits] of textHits.entries()) {
      text += (hits.get(firstSection + section) ?? 0) * (importance[index] as number);
    }
    const isFrame = FRAME_HEADINGS.has(page.sections[section]?.heading ?? '');
    const score = (text / total) * (isFrame ? FRAME_SHARE : 1) + 1.5 * (headings.get(section) ?? 0);
    if (score > 0.4) others.push({ section, score });
  }
  others.sort((a, b) => b.score - a.score || a.section - b.section);
  const shown = others.slice(0, SECTIONS_PER_PAGE - 1).map(({ section }) => section);
  const named = Math.max(best.title, best.route, best.keyword) > 0.5;
  return named || (others[0]?.score ?? 0) < 0.9 ? [0, ...shown] : [...shown, 0];
}
