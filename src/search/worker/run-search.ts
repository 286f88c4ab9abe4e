/**
 * Answers queries in Algolia's format: `results[]` with hits, highlights and snippets.
 * Source of the shape: https://www.algolia.com/doc/rest-api/search/#search-multiple-indices
 */
import type { Clause } from '../ranking/look-up-terms';
import { createHit, type Hit, type HitView } from './hits';
import type { IndexFile, IndexPage } from '../index-format';
import type { SearchModel } from '../ranking/model';
import { findPlaces, type HitPlace } from './hit-places';
import { rankPages, type RankedPage } from '../ranking/rank';
import { suggestQueries } from './suggest';
import type { PageTexts } from '../ranking/page-texts';

/**
 * One request in a search call, as sent by the dialog and the search page. It is untrusted, so
 * every value may be anything: one of the wrong type is ignored.
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
  /** Names such as `content` or `hierarchy.lvl1`; `*` or absent means every attribute. */
  readonly attributesToRetrieve?: unknown;
  /** Attribute names with a number of words, `content:10`. */
  readonly attributesToSnippet?: unknown;
  /** Text. */
  readonly snippetEllipsisText?: unknown;
  /** HTML. */
  readonly highlightPreTag?: unknown;
  /** HTML. */
  readonly highlightPostTag?: unknown;
  /** A list is AND, a nested list OR. */
  readonly facetFilters?: unknown;
  /** Maximum hits per page of results. */
  readonly distinct?: unknown;
}

export interface SearchResult {
  readonly index: string;
  readonly hits: readonly Hit[];
  /** Pages found, not hits: how many sections match changes once the texts are loaded. */
  readonly nbHits: number;
  readonly page: number;
  /** Minimum number of result pages; exact on the last one. */
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly exhaustiveNbHits: boolean;
  readonly query: string;
  readonly params: string;
  readonly queryID: string;
  readonly processingTimeMS: number;
  /** Algolia's field for data from its rules; here, suggested queries. */
  readonly userData?: readonly { readonly didYouMean: readonly string[] }[];
}

/** The engine's data: the prepared index and, once loaded, the texts. */
export interface SearchEngine {
  readonly index: IndexFile;
  readonly model: SearchModel;
  readonly texts: PageTexts | undefined;
  /** Base URL of hits. */
  readonly origin: string;
}

/** Facet values shared by all records, apart from the language: there is only one version. */
const FACETS: ReadonlySet<string> = new Set([
  'docusaurus_tag:default',
  'docusaurus_tag:docs-default-current',
]);
const DEFAULT_HITS = 20;
/** A page and two of its sections, until the reader expands it. */
const PLACES_PER_PAGE = 3;
/** Later pages contain query words somewhere, but nobody looks that far. */
const MAX_RANKED_PAGES = 30;
const MAX_HITS = 1000;

export interface SearchOptions {
  /** The time in ms, for the duration in the answer. */
  readonly clock: () => number;
  /** Path of the page that the reader has open. */
  readonly open?: string | undefined;
}

/** Answers one request. Unknown values fall back to Algolia's defaults; never throws. */
export function runSearch(
  engine: SearchEngine,
  request: SearchRequest,
  { clock, open }: SearchOptions,
): SearchResult {
  const started = clock();
  const query = getTextOr(request.query, '');
  const attributes = parseNames(request.attributesToRetrieve);
  const hitsPerPage = parseWholeNumber(request.hitsPerPage, DEFAULT_HITS, [1, MAX_HITS]);
  const page = parseWholeNumber(request.page, 0, [0, 100_000]);
  const { pages, clauses } = rankPages(engine.model, query, findPageIndex(engine, open));
  const matching = pages
    .slice(0, MAX_RANKED_PAGES)
    .filter((found) =>
      matchesFacets(request.facetFilters, getPageFacet(engine, found.page), engine.index.language),
    );
  const end = (page + 1) * hitsPerPage;
  const { places, minHits } = listFirstPlaces(engine, matching, {
    clauses,
    wanted: end,
    perPage: parseWholeNumber(request.distinct, PLACES_PER_PAGE, [1, MAX_HITS]),
  });
  const words = new Set(clauses.flatMap(({ candidates }) => [...candidates.keys()]));
  const view = createView(request, words);
  const toHit = (place: (typeof places)[number]) =>
    createHit(getPage(engine, place.page), place, { origin: engine.origin, view });
  const meant = suggestQueries(engine.model, query, clauses);
  const shown = places.slice(page * hitsPerPage, end);
  return {
    index: getTextOr(request.indexName, ''),
    hits: shown.map((place) => selectAttributes(toHit(place), attributes)),
    nbHits: matching.length,
    page,
    nbPages: Math.ceil(minHits / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    query,
    params: '',
    queryID: createQueryId(query, page),
    processingTimeMS: Math.max(1, Math.round(clock() - started)),
    ...(meant.length > 0 && { userData: [{ didYouMean: meant }] }),
  };
}

interface PlaceLimits {
  readonly clauses: readonly Clause[];
  /** Places to find in total. */
  readonly wanted: number;
  /** Maximum places of one page. */
  readonly perPage: number;
}

/**
 * Finds places page by page until there are enough: sections are searched only for the hits shown.
 * `minHits` counts each remaining page as one hit.
 */
function listFirstPlaces(
  engine: SearchEngine,
  pages: readonly RankedPage[],
  { clauses, wanted: minPlaces, perPage }: PlaceLimits,
): { places: HitPlace[]; minHits: number } {
  const places: HitPlace[] = [];
  let searched = 0;
  for (; searched < pages.length && places.length < minPlaces; searched++) {
    const ranked = pages[searched] as RankedPage;
    const page = getPage(engine, ranked.page);
    const text = engine.texts?.get(ranked.page);
    places.push(...findPlaces({ page, ranked, clauses, text, max: perPage }));
  }
  return { places, minHits: places.length + pages.length - searched };
}

/** The page at a path; undefined if there is no guide. */
function findPageIndex({ index }: SearchEngine, path: string | undefined): number | undefined {
  const page = index.pages.findIndex(({ url }) => url === path);
  return page < 0 ? undefined : page;
}

function getPage({ index }: SearchEngine, page: number): IndexPage {
  return index.pages[page] as IndexPage;
}

function createView(request: SearchRequest, terms: ReadonlySet<string>): HitView {
  return {
    terms,
    tags: {
      pre: getTextOr(request.highlightPreTag, '<em>'),
      post: getTextOr(request.highlightPostTag, '</em>'),
    },
    ellipsis: getTextOr(request.snippetEllipsisText, '…'),
    cuts: parseNames(request.attributesToSnippet) ?? [],
  };
}

/** The filter for a search within one page. */
function getPageFacet({ index, origin }: SearchEngine, page: number): string {
  return `url_without_anchor:${origin}${index.pages[page]?.url ?? ''}`;
}

function getTextOr(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}

/** A list of names; the old request format separates them with commas. */
function parseNames(value: unknown): string[] | undefined {
  if (typeof value === 'string') return value.split(',').map((name) => name.trim());
  return Array.isArray(value)
    ? value.filter((name): name is string => typeof name === 'string')
    : undefined;
}

/** Only the requested attributes; id, highlights and snippets are always included. */
function selectAttributes(hit: Hit, names: readonly string[] | undefined): Hit {
  if (names === undefined || names.includes('*')) return hit;
  const attributes = new Set(['objectID', '_highlightResult', '_snippetResult']);
  for (const name of names) attributes.add(name.split('.')[0] ?? '');
  return Object.fromEntries(
    Object.entries(hit).filter(([name]) => attributes.has(name)),
  ) as unknown as Hit;
}

function parseWholeNumber(
  value: unknown,
  fallback: number,
  [min, max]: readonly [min: number, max: number],
): number {
  return typeof value === 'number' && Number.isFinite(value)
    ? Math.min(max, Math.max(min, Math.trunc(value)))
    : fallback;
}

/**
 * Facet filters: a list is AND, a nested list OR, as in Algolia.
 * @param pageFacet the facet specific to this page
 */
export function matchesFacets(filters: unknown, pageFacet = '', language = 'en'): boolean {
  const matches = (facet: unknown) =>
    typeof facet === 'string' &&
    (FACETS.has(facet) || facet === pageFacet || facet === `language:${language}`);
  if (typeof filters === 'string') return matches(filters);
  if (!Array.isArray(filters)) return true;
  return filters.every((filter: unknown) =>
    Array.isArray(filter)
      ? filter.length === 0 || filter.some(matches)
      : typeof filter !== 'string' || matches(filter),
  );
}

/** A stable id for a query: FNV-1a as 32 hexadecimal digits, like Algolia's. */
function createQueryId(query: string, page: number): string {
  let hash = 0x811c9dc5;
  for (const letter of `${page}:${query}`) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0').repeat(4);
}
