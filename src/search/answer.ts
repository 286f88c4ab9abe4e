/**
 * Answers in the hosted service's form: `results[]` with hits, highlights and snippets.
 * Source of the shape: https://www.algolia.com/doc/rest-api/search/#search-multiple-indices
 */
import { escapeHtml } from '../lib/escapeHtml';
import { headingAnchor, type IndexFile } from './index-format';
import type { SearchModel } from './model';
import { placesOf, type Place } from './places';
import { rank, type RankedPage } from './rank';
import { suggestions } from './suggest';
import { rememberedWords } from './text';
import type { Texts } from './texts';

export interface Hierarchy {
  lvl0: string | null;
  lvl1: string | null;
  lvl2: string | null;
  lvl3: string | null;
  lvl4: string | null;
  lvl5: string | null;
  lvl6: string | null;
}

/**
 * One request of the search call, as the dialog and the search page send it. It comes from
 * outside, so every value may be anything: one of the wrong kind counts as absent.
 */
export interface SearchRequest {
  /** Text. */
  readonly indexName?: unknown;
  /** Text. */
  readonly query?: unknown;
  /** Number from 0. */
  readonly page?: unknown;
  /** Number from 1 to 1000. */
  readonly hitsPerPage?: unknown;
  /** Names such as `content` or `hierarchy.lvl1`; `*` or nothing is every attribute. */
  readonly attributesToRetrieve?: unknown;
  /** Names with a number of words, `content:10`. */
  readonly attributesToSnippet?: unknown;
  /** Text. */
  readonly snippetEllipsisText?: unknown;
  /** HTML. */
  readonly highlightPreTag?: unknown;
  /** HTML. */
  readonly highlightPostTag?: unknown;
  /** A list is AND, a list inside it OR. */
  readonly facetFilters?: unknown;
  /** How many hits one page may have. */
  readonly distinct?: unknown;
}

interface Highlight {
  readonly value: string;
  readonly matchLevel: 'none' | 'full';
  readonly matchedWords: readonly string[];
}

/** A record found. A request with `attributesToRetrieve` gets only those attributes of it. */
export interface Hit {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: 'lvl1' | 'lvl2' | 'lvl3' | 'content';
  readonly hierarchy: Hierarchy;
  readonly content: string | null;
  readonly _highlightResult: {
    readonly hierarchy: Record<string, Highlight>;
    readonly content?: Highlight;
  };
  readonly _snippetResult: {
    readonly hierarchy: Record<string, Highlight>;
    readonly content?: Highlight;
  };
}

export interface SearchResult {
  readonly index: string;
  readonly hits: readonly Hit[];
  /** Pages found: how many of their sections are known changes once the texts are loaded. */
  readonly nbHits: number;
  readonly page: number;
  /** At least so many pages of hits; exact on the last one. */
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly exhaustiveNbHits: boolean;
  readonly query: string;
  readonly params: string;
  readonly queryID: string;
  readonly processingTimeMS: number;
  /** Where the service puts data of its rules; here queries that the reader may have meant. */
  readonly userData?: readonly { readonly didYouMean: readonly string[] }[];
}

/** What the engine holds: the prepared index and, once they are loaded, the texts. */
export interface Engine {
  readonly index: IndexFile;
  readonly model: SearchModel;
  readonly texts: Texts | undefined;
  /** Address that urls of hits start with. */
  readonly origin: string;
}

/** Facet values of every record beside its language: there is a single version. */
const FACETS: ReadonlySet<string> = new Set([
  'docusaurus_tag:default',
  'docusaurus_tag:docs-default-current',
]);
const DEFAULT_HITS = 20;
/** A page and two of its sections, until the reader asks for more. */
const PLACES_PER_PAGE = 3;
/** Pages after these have words of the query somewhere, and nobody looks that far. */
const MAX_PAGES = 30;
const MAX_HITS = 1000;
const DEFAULT_SNIPPET_WORDS = 10;

/** Answers one request. Unknown values fall back to the service's defaults; never throws. */
export function answer(engine: Engine, request: SearchRequest, clock: () => number): SearchResult {
  const started = clock();
  const query = text(request.query, '');
  const attributes = list(request.attributesToRetrieve);
  const hitsPerPage = whole(request.hitsPerPage, DEFAULT_HITS, 1, MAX_HITS);
  const page = whole(request.page, 0, 0, 100_000);
  const { pages, wants } = rank(engine.model, query);
  const most = whole(request.distinct, PLACES_PER_PAGE, 1, MAX_HITS);
  const asked = pages
    .slice(0, MAX_PAGES)
    .filter((found) =>
      facetsMatch(request.facetFilters, facetOf(engine, found.page), engine.index.language),
    );
  // Sections are looked for as far as hits are shown; each page after that is at least one hit.
  const end = (page + 1) * hitsPerPage;
  const places: Place[] = [];
  let looked = 0;
  for (; looked < asked.length && places.length < end; looked++) {
    const found = asked[looked] as RankedPage;
    const ofPage = engine.index.pages[found.page] as IndexFile['pages'][number];
    places.push(...placesOf(ofPage, found, wants, engine.texts?.of(found.page), most));
  }
  const atLeast = places.length + asked.length - looked;
  const terms = new Set(wants.flatMap(({ candidates }) => [...candidates.keys()]));
  const meant = suggestions(engine.model, query, wants);
  const shown = places.slice(page * hitsPerPage, end);
  return {
    index: text(request.indexName, ''),
    hits: shown.map((place) => retrieved(hitOf(engine, place, terms, request), attributes)),
    nbHits: asked.length,
    page,
    nbPages: Math.ceil(atLeast / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    query,
    params: '',
    queryID: queryId(query, page),
    processingTimeMS: Math.max(1, Math.round(clock() - started)),
    ...(meant.length > 0 && { userData: [{ didYouMean: meant }] }),
  };
}

/** What restricts a search to one page. */
function facetOf({ index, origin }: Engine, page: number): string {
  return `url_without_anchor:${origin}${index.pages[page]?.url ?? ''}`;
}

function text(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}

/** A list of names; the older form of a request writes it with commas. */
function list(value: unknown): string[] | undefined {
  if (typeof value === 'string') return value.split(',').map((name) => name.trim());
  return Array.isArray(value)
    ? value.filter((name): name is string => typeof name === 'string')
    : undefined;
}

/** Only the attributes asked for; the id, highlights and snippets always come along. */
function retrieved(hit: Hit, names: readonly string[] | undefined): Hit {
  if (names === undefined || names.includes('*')) return hit;
  const kept = new Set(['objectID', '_highlightResult', '_snippetResult']);
  for (const name of names) kept.add(name.split('.')[0] ?? '');
  return Object.fromEntries(
    Object.entries(hit).filter(([name]) => kept.has(name)),
  ) as unknown as Hit;
}

function whole(value: unknown, fallback: number, least: number, most: number): number {
  return typeof value === 'number' && Number.isFinite(value)
    ? Math.min(most, Math.max(least, Math.trunc(value)))
    : fallback;
}

/**
 * Facet filters: a list is AND, a list inside it OR, as the service reads them.
 * @param own the facet that only this page has
 */
export function facetsMatch(filters: unknown, own = '', language = 'en'): boolean {
  const has = (one: unknown) =>
    typeof one === 'string' && (FACETS.has(one) || one === own || one === `language:${language}`);
  if (typeof filters === 'string') return has(filters);
  if (!Array.isArray(filters)) return true;
  return filters.every((filter: unknown) =>
    Array.isArray(filter)
      ? filter.length === 0 || filter.some(has)
      : typeof filter !== 'string' || has(filter),
  );
}

/** A stable id of a query, FNV-1a, 32 hexadecimal digits like the service's. */
function queryId(query: string, page: number): string {
  let hash = 0x811c9dc5;
  for (const letter of `${page}:${query}`) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0').repeat(4);
}

function hitOf(
  { index, origin }: Engine,
  { page: pageIndex, section, passage }: Place,
  terms: ReadonlySet<string>,
  request: SearchRequest,
): Hit {
  const page = index.pages[pageIndex] as IndexFile['pages'][number];
  const place = page.sections[section];
  const anchor =
    section === 0 || place === undefined
      ? ''
      : passage?.anchor || place.anchor || headingAnchor(place.heading);
  const hierarchy: Hierarchy = {
    lvl0: page.lvl0,
    lvl1: page.title,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  if (place !== undefined && place.level === 2) hierarchy.lvl2 = place.heading;
  if (place !== undefined && place.level === 3) {
    hierarchy.lvl2 = parentHeading(page.sections, section);
    hierarchy.lvl3 = place.heading;
  }
  const content =
    section > 0
      ? (passage?.text ?? null)
      : passage === undefined || marked(page.description, terms).length > 0
        ? page.description
        : passage.text;
  const headingMatches =
    place !== undefined && section > 0 && marked(place.heading, terms).length > 0;
  const type =
    section === 0
      ? 'lvl1'
      : content === null || headingMatches
        ? place?.level === 3
          ? 'lvl3'
          : 'lvl2'
        : 'content';
  const tags = {
    pre: text(request.highlightPreTag, '<em>'),
    post: text(request.highlightPostTag, '</em>'),
  };
  const ellipsis = text(request.snippetEllipsisText, '…');
  const cuts = list(request.attributesToSnippet) ?? [];
  const highlights: Record<string, Highlight> = {};
  const snippets: Record<string, Highlight> = {};
  for (const level of ['lvl0', 'lvl1', 'lvl2', 'lvl3'] as const) {
    const value = hierarchy[level];
    if (value === null) continue;
    const whole = highlight(value, terms, tags);
    highlights[level] = whole;
    snippets[level] = cutShort(
      value,
      terms,
      tags,
      whole,
      snippetWords(cuts, `hierarchy.${level}`),
      ellipsis,
    );
  }
  const contentMarked = content === null ? undefined : highlight(content, terms, tags);
  return {
    objectID: `${page.url}#${anchor}-${section}`,
    url: origin + page.url + (anchor === '' ? '' : `#${anchor}`),
    url_without_anchor: origin + page.url,
    anchor: anchor === '' ? null : anchor,
    type,
    hierarchy,
    content,
    _highlightResult: {
      hierarchy: highlights,
      ...(contentMarked && { content: contentMarked }),
    },
    _snippetResult: {
      hierarchy: snippets,
      ...(content !== null &&
        contentMarked && {
          content: cutShort(
            content,
            terms,
            tags,
            contentMarked,
            snippetWords(cuts, 'content'),
            ellipsis,
          ),
        }),
    },
  };
}

function parentHeading(
  sections: IndexFile['pages'][number]['sections'],
  section: number,
): string | null {
  for (let i = section - 1; i > 0; i--) {
    if (sections[i]?.level === 2) return sections[i]?.heading ?? null;
  }
  return null;
}

function marked(text: string, terms: ReadonlySet<string>) {
  return rememberedWords(text).filter(({ term }) => terms.has(term));
}

function snippetWords(cuts: readonly string[], attribute: string): number {
  const entry = cuts.find((name) => name.split(':')[0] === attribute);
  const count = Number(entry?.split(':')[1]);
  return Number.isInteger(count) && count > 0 ? count : DEFAULT_SNIPPET_WORDS;
}

interface Tags {
  readonly pre: string;
  readonly post: string;
}

/** The text as HTML with matched words between the tags; everything else is escaped. */
export function highlight(
  text: string,
  terms: ReadonlySet<string>,
  { pre, post }: Tags,
): Highlight {
  const found = marked(text, terms);
  let html = '';
  let last = 0;
  for (const { start, end } of found) {
    if (start < last) continue;
    html += escapeHtml(text.slice(last, start)) + pre + escapeHtml(text.slice(start, end)) + post;
    last = end;
  }
  return {
    value: html + escapeHtml(text.slice(last)),
    matchLevel: found.length > 0 ? 'full' : 'none',
    matchedWords: [...new Set(found.map(({ term }) => term))],
  };
}

/** The `count` words of a text around its first matches, with the ellipsis where it was cut. */
export function snippet(
  text: string,
  terms: ReadonlySet<string>,
  tags: Tags,
  count: number,
  ellipsis = '…',
): Highlight {
  return cutShort(text, terms, tags, highlight(text, terms, tags), count, ellipsis);
}

/** A snippet of a text that is highlighted already, which it is where it is short enough. */
function cutShort(
  text: string,
  terms: ReadonlySet<string>,
  tags: Tags,
  whole: Highlight,
  count: number,
  ellipsis: string,
): Highlight {
  const places = wordPlaces(text);
  if (places.length <= count) return whole;
  const starts = marked(text, terms).map(({ start }) => start);
  // How many matched words stand before each word, so that a window needs one subtraction.
  const before = [0];
  let next = 0;
  for (const [, end] of places) {
    const first = next;
    while (next < starts.length && (starts[next] as number) < end) next++;
    before.push((before.at(-1) as number) + (next > first ? 1 : 0));
  }
  let bestStart = 0;
  let most = -1;
  for (let start = 0; start + count <= places.length; start++) {
    const found = (before[start + count] as number) - (before[start] as number);
    if (found > most) [bestStart, most] = [start, found];
  }
  const from = places[bestStart]?.[0] ?? 0;
  const to = places[bestStart + count - 1]?.[1] ?? text.length;
  const cut = highlight(text.slice(from, to), terms, tags);
  return {
    ...cut,
    value: (from > 0 ? ellipsis : '') + cut.value + (to < text.length ? ellipsis : ''),
  };
}

/** Where each written word of a text begins and ends. */
function wordPlaces(text: string): (readonly [start: number, end: number])[] {
  return [...text.matchAll(/\S+/g)].map(
    ({ index, 0: word }) => [index, index + word.length] as const,
  );
}
