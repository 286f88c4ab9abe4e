/**
 * Puts hits into ranked order, page by page, before the dialog groups them.
 *
 * The dialog (DocSearch 3.9) groups hits by category wherever they rank, so the third-best page of
 * the first category comes before the second-best page overall. Here a category that appears again
 * later gets its own heading: its name followed by an invisible character.
 */
import type { SearchClient } from '../../search/client/search-client';

/** The fields of a hit that the dialog reads. */
export interface RankedHit {
  readonly url: string;
  readonly hierarchy: { readonly lvl0: string | null; readonly lvl1: string | null };
  readonly _highlightResult?: unknown;
  readonly isSuggestion?: boolean;
}

/** WORD JOINER: makes names differ, but is neither visible nor read aloud. */
const INVISIBLE = '\u2060';
/** A page and two of its sections, until the reader expands it. */
const HITS_PER_PAGE = 3;
/** Results per group; a longer run starts another group. */
export const RESULTS_PER_GROUP = 5;

/** A category as it is displayed, without the characters that distinguish its groups. */
export function getPlainCategory(name: string): string {
  return name.replaceAll(INVISIBLE, '');
}

/** Hits grouped by page, ordered by each page's best hit, three per page at most. */
export function groupByPage<H extends RankedHit>(
  hits: readonly H[],
  maxHits = HITS_PER_PAGE,
): H[][] {
  const pages = new Map<string, H[]>();
  for (const hit of hits) {
    const page = hit.url.split('#')[0] ?? '';
    const found = pages.get(page);
    if (found === undefined) pages.set(page, [hit]);
    else if (found.length < maxHits) found.push(hit);
  }
  return [...pages.values()];
}

/** The name by which the dialog groups a hit: the highlighted category. */
function withGroup<H extends RankedHit>(hit: H, name: string): H {
  const result = (hit._highlightResult ?? {}) as { hierarchy?: object };
  const hierarchy = { ...result.hierarchy, lvl0: { value: name } };
  return { ...hit, _highlightResult: { ...result, hierarchy } };
}

/** The name that `withGroup` gave a hit. */
function getGroupName({ _highlightResult: result }: RankedHit): string {
  return JSON.stringify((result as { hierarchy: { lvl0: unknown } }).hierarchy.lvl0);
}

/**
 * Hits page by page, with a group for each run of pages in one category, split at the group size.
 */
export function groupInRuns<H extends RankedHit>(hits: readonly H[]): H[] {
  const runs = new Map<string, number>();
  let last: string | undefined;
  let inGroup = 0;
  return groupByPage(hits).flatMap((ofPage) => {
    const category = ofPage[0]?.hierarchy.lvl0 ?? '';
    if (category !== last || inGroup + ofPage.length > RESULTS_PER_GROUP) {
      runs.set(category, (runs.get(category) ?? -1) + 1);
      inGroup = 0;
    }
    last = category;
    inGroup += ofPage.length;
    return ofPage.map((hit) =>
      withGroup(hit, category + INVISIBLE.repeat(runs.get(category) ?? 0)),
    );
  });
}

/**
 * Placeholder hits for a search that found nothing. The dialog offers group names as suggested
 * queries, but only if there are more of them than before: so each query becomes a group, followed
 * by `more` groups that it does not show. `isSuggestion` keeps them out of the list.
 */
function createSuggestionHits(queries: readonly string[], more: number): RankedHit[] {
  const names = [...queries, ...Array.from({ length: more }, (_, n) => INVISIBLE.repeat(n + 1))];
  return names.map((name) =>
    withGroup({ url: '', hierarchy: { lvl0: name, lvl1: '' }, isSuggestion: true }, name),
  );
}

interface SearchResponse {
  readonly hits?: readonly RankedHit[];
  readonly userData?: readonly { readonly didYouMean?: readonly string[] }[];
}

/**
 * Adapts a client's responses for the dialog.
 * @param usual queries to suggest if nothing was found and nothing resembles the query
 */
export function showAsRanked<C extends SearchClient>(client: C, usual: readonly string[]): C {
  const searchOnce = client.search.bind(client);
  let groups = 0;
  client.search = async (...call) => {
    const answer = (await searchOnce(...call)) as { results?: readonly SearchResponse[] };
    const results = (answer.results ?? []).map((result) => {
      const found = groupInRuns(result.hits ?? []);
      const meant = (result.userData ?? []).flatMap(({ didYouMean = [] }) => didYouMean);
      const queries = [...new Set([...meant, ...usual])].slice(0, usual.length);
      const hits = found.length > 0 ? found : createSuggestionHits(queries, groups + 1);
      groups = Math.max(groups, new Set(hits.map(getGroupName)).size);
      return { ...result, hits };
    });
    return { ...answer, results };
  };
  return client;
}
