/**
 * Orders pages and their sections by a query. Pure.
 *
 * A page is judged by short strings (title, route, label, keywords, headings), each compared with
 * the whole query, and by where the words stand in its text. Weights were set on the questions in
 * `benchmark/questions.tsv`; `npm run bench:search` shows what a change does.
 */
import { decodePostings, termGroups, type IndexFile, type IndexPage } from './index-format';
import { createDictionary, wantsOf, type Dictionary, type Want } from './lookup';
import { queryWords, stem, words, fold } from './text';

/** How much a match in each kind of string counts. */
const WEIGHTS = { union: 5, title: 5, route: 4.5, keyword: 5, heading: 1.6, body: 1.4, full: 1.5 };
/** How well a word placed in each field covers what is asked (part of `union`). */
const FIELD = { title: 1, route: 0.95, keyword: 0.85, description: 0.6, heading: 0.5, body: 0.3 };
const SECTIONS_PER_PAGE = 3;

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

interface Phrase {
  readonly kind: 'title' | 'route' | 'keyword';
  /** One group of terms per written word. */
  readonly groups: readonly (readonly string[])[];
}

interface PageData {
  readonly page: IndexPage;
  readonly firstSection: number;
  readonly phrases: readonly Phrase[];
  readonly headings: readonly (readonly (readonly string[])[])[];
  readonly fields: ReadonlyMap<string, number>;
}

/** Everything the engine keeps in memory. */
export interface SearchModel {
  readonly pages: readonly PageData[];
  readonly postings: ReadonlyMap<string, readonly number[]>;
  readonly dictionary: Dictionary;
  readonly pageOfSection: readonly number[];
  readonly idf: ReadonlyMap<string, number>;
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
}

/** Prepares a loaded index. */
export function createModel(index: IndexFile): SearchModel {
  const postings = decodePostings(index);
  const pageOfSection: number[] = [];
  const pages = index.pages.map((page, pageIndex): PageData => {
    const firstSection = pageOfSection.length;
    for (let i = 0; i < page.sections.length; i++) pageOfSection.push(pageIndex);
    return pageData(page, firstSection);
  });
  const pagesByTerm = new Map<string, Set<number>>();
  const addTo = (term: string, page: number) => {
    const set = pagesByTerm.get(term);
    if (set === undefined) pagesByTerm.set(term, new Set([page]));
    else set.add(page);
  };
  for (const [pageIndex, data] of pages.entries()) {
    for (const term of data.fields.keys()) addTo(term, pageIndex);
  }
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
    idf,
    dictionary: createDictionary(pagesByTerm.keys()),
    synonyms: synonymMap(index.synonyms),
  };
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

function pageData(page: IndexPage, firstSection: number): PageData {
  const route = page.url.split('/').filter(Boolean);
  const leaf = (route.at(-1) ?? '').replace(/[_-]/g, ' ');
  const phrases: Phrase[] = [
    { kind: 'title', groups: termGroups(page.title) },
    { kind: 'route', groups: termGroups(leaf) },
    { kind: 'route', groups: termGroups(leaf.replaceAll(' ', '')) },
    { kind: 'route', groups: termGroups(route.slice(-2).join(' ').replace(/[_-]/g, ' ')) },
    ...page.keywords.map((keyword): Phrase => ({ kind: 'keyword', groups: termGroups(keyword) })),
  ];
  const headings = page.sections.map(({ heading }) => termGroups(heading));
  const fields = new Map<string, number>();
  const put = (terms: Iterable<string>, weight: number) => {
    for (const term of terms) fields.set(term, Math.max(weight, fields.get(term) ?? 0));
  };
  for (const { kind, groups } of phrases) put(groups.flat(), FIELD[kind]);
  put(headings.flat(2), FIELD.heading);
  put(
    words(page.description).map(({ term }) => term),
    FIELD.description,
  );
  return { page, firstSection, phrases, headings, fields };
}

/** Ranks pages for a query; an empty or unreadable query finds nothing. */
export function rank(model: SearchModel, query: string): Ranking {
  const typed = queryWords(query);
  const wants = wantsOf(typed, model.dictionary, model.synonyms);
  const terms = new Set(wants.flatMap(({ candidates }) => candidates.map(({ term }) => term)));
  if (terms.size === 0) return { places: [], terms };
  const importance = wants.map((want) => wantImportance(want, model));
  const total = importance.reduce((sum, value) => sum + value, 0);

  const bodyHits = wants.map((want) => sectionWeights(want, model));
  const ranked: { page: number; score: number; matched: number }[] = [];
  for (const [pageIndex, data] of model.pages.entries()) {
    const scored = scorePage(data, wants, importance, total, bodyHits);
    if (scored !== undefined) ranked.push({ page: pageIndex, ...scored });
  }
  ranked.sort((a, b) => b.score - a.score || a.page - b.page);
  const places = ranked.flatMap(({ page, score }) =>
    sectionsOf(page, model, wants, importance, total, bodyHits).map((place, index) => ({
      page,
      section: place,
      score: score - index * 0.01,
    })),
  );
  return { places, terms };
}

function wantImportance({ candidates }: Want, { idf }: SearchModel): number {
  const best = candidates.reduce<{ weight: number; idf: number }>(
    (found, { term, weight }) => {
      const value = idf.get(term) ?? 0;
      return weight > found.weight ? { weight, idf: value } : found;
    },
    { weight: 0, idf: 0 },
  );
  return best.weight === 0 ? 4 : best.idf;
}

/** Best weight of a want in every section whose text has it. */
function sectionWeights({ candidates }: Want, { postings }: SearchModel): Map<number, number> {
  const weights = new Map<number, number>();
  for (const { term, weight } of candidates) {
    for (const section of postings.get(term) ?? []) {
      if (weight > (weights.get(section) ?? 0)) weights.set(section, weight);
    }
  }
  return weights;
}

function weightIn(want: Want, terms: readonly string[]): number {
  let best = 0;
  for (const { term, weight } of want.candidates) {
    if (weight > best && terms.includes(term)) best = weight;
  }
  return best;
}

/** How well the whole query and a short string cover each other, 0 to 1. */
function phraseMatch(
  groups: readonly (readonly string[])[],
  wants: readonly Want[],
  importance: readonly number[],
  total: number,
): number {
  if (groups.length === 0) return 0;
  let asked = 0;
  const used = new Set<number>();
  for (const [index, want] of wants.entries()) {
    let best = 0;
    for (const [groupIndex, terms] of groups.entries()) {
      const weight = weightIn(want, terms);
      if (weight > 0.3) used.add(groupIndex);
      if (weight > best) best = weight;
    }
    asked += best * (importance[index] as number);
  }
  return (asked / total) * Math.sqrt(used.size / groups.length);
}

function scorePage(
  data: PageData,
  wants: readonly Want[],
  importance: readonly number[],
  total: number,
  bodyHits: readonly ReadonlyMap<number, number>[],
): { score: number; matched: number } | undefined {
  let union = 0;
  let body = 0;
  let matched = 0;
  for (const [index, want] of wants.entries()) {
    const weight = importance[index] as number;
    let best = 0;
    for (const candidate of want.candidates) {
      const field = data.fields.get(candidate.term) ?? 0;
      if (field * candidate.weight > best) best = field * candidate.weight;
    }
    const hits = bodyHits[index] as ReadonlyMap<number, number>;
    let inSections = 0;
    let bestBody = 0;
    for (let i = 0; i < data.page.sections.length; i++) {
      const found = hits.get(data.firstSection + i) ?? 0;
      if (found > 0) inSections++;
      if (found > bestBody) bestBody = found;
    }
    best = Math.max(best, bestBody * FIELD.body);
    if (best > 0) matched += weight;
    union += best * weight;
    body += bestBody * (inSections / (inSections + 1.5)) * weight;
  }
  if (matched === 0) return undefined;
  const best = { title: 0, route: 0, keyword: 0 };
  for (const { kind, groups } of data.phrases) {
    best[kind] = Math.max(best[kind], phraseMatch(groups, wants, importance, total));
  }
  let heading = 0;
  for (const groups of data.headings.slice(1)) {
    heading = Math.max(heading, phraseMatch(groups, wants, importance, total));
  }
  const coverage = matched / total;
  const score =
    WEIGHTS.union * (union / total) +
    WEIGHTS.title * best.title ** 2 +
    WEIGHTS.route * best.route ** 2 +
    WEIGHTS.keyword * best.keyword ** 2 +
    WEIGHTS.heading * heading +
    WEIGHTS.body * (body / total) +
    WEIGHTS.full * (coverage > 0.99 ? 1 : 0);
  return { score: score * coverage, matched };
}

/** The places of a page to show: the page itself or its best section first, then others. */
function sectionsOf(
  pageIndex: number,
  model: SearchModel,
  wants: readonly Want[],
  importance: readonly number[],
  total: number,
  bodyHits: readonly ReadonlyMap<number, number>[],
): number[] {
  const data = model.pages[pageIndex] as PageData;
  const scores = data.page.sections.map((_, section) => {
    let text = 0;
    for (const [index, hits] of bodyHits.entries()) {
      text += (hits.get(data.firstSection + section) ?? 0) * (importance[index] as number);
    }
    const heading =
      section === 0 ? 0 : phraseMatch(data.headings[section] ?? [], wants, importance, total);
    return { section, score: text / total + 1.5 * heading };
  });
  const titleMatch = Math.max(
    ...data.phrases.map(({ groups }) => phraseMatch(groups, wants, importance, total)),
  );
  const others = scores
    .filter(({ section, score }) => section > 0 && score > 0.4)
    .sort((a, b) => b.score - a.score || a.section - b.section)
    .slice(0, SECTIONS_PER_PAGE - 1)
    .map(({ section }) => section);
  const first = others[0];
  const bestScore = first === undefined ? 0 : (scores[first]?.score ?? 0);
  return titleMatch > 0.5 || bestScore < 0.9 ? [0, ...others] : [...others, 0];
}
