/** Suggests corrected queries: words in titles and keywords similar to the typed ones. Pure. */
import { computeEditDistance } from '../../lib/edit-distance';
import type { SearchModel } from '../ranking/model';
import { foldAccents, tokenizeQuery, getTerms } from '../words/tokenizer';
import type { Clause } from '../ranking/look-up-terms';

const MAX_SUGGESTIONS = 3;
const MIN_SIMILARITY = 0.5;

/** Written words in titles and keywords by stem, most frequent first. */
const spellings = new WeakMap<SearchModel, Map<string, string>>();

function collectSpellings(model: SearchModel): Map<string, string> {
  let spellingByStem = spellings.get(model);
  if (spellingByStem === undefined) {
    spellingByStem = new Map();
    for (const { title, keywords } of model.pages) {
      for (const [written] of [title, ...keywords].join(' ').matchAll(/[\p{L}\p{N}/+.-]+/gu)) {
        const [stem] = getTerms(written);
        if (stem !== undefined && written.length > 2 && !spellingByStem.has(stem)) {
          spellingByStem.set(stem, foldAccents(written).replace(/[.-]+$/, ''));
        }
      }
    }
    spellings.set(model, spellingByStem);
  }
  return spellingByStem;
}

/** The share of a word that need not be edited to get another one, 0 to 1. */
function computeSimilarity(a: string, b: string): number {
  const length = Math.max(a.length, b.length);
  // Too different already by their lengths, which is most pairs, and much faster to see.
  if (Math.abs(a.length - b.length) > length * (1 - MIN_SIMILARITY)) return 0;
  return 1 - computeEditDistance(a, b) / length;
}

/**
 * Suggested queries: the query with guessed words spelled out, or, if nothing was found, words on
 * the site similar to the typed ones. Empty if every word was known.
 */
export function suggestQueries(
  model: SearchModel,
  query: string,
  clauses: readonly Clause[],
): string[] {
  const spellingByStem = collectSpellings(model);
  const typed = foldAccents(query).trim();
  if (clauses.some(({ candidates }) => candidates.size > 0)) {
    if (!clauses.some(({ isGuess }) => isGuess)) return [];
    let text = typed;
    for (const { text: word, isGuess, candidates } of clauses) {
      if (!isGuess) continue;
      const ranked = [...candidates.keys()]
        .map((term) => spellingByStem.get(term))
        .filter((term) => term !== undefined)
        .sort((a, b) => computeSimilarity(word, b) - computeSimilarity(word, a));
      if (ranked[0] !== undefined) text = text.replace(word, ranked[0]);
    }
    if (text !== typed) return [text];
    // A typo that occurs only in a reader's question is not a word of the site.
  }
  return tokenizeQuery(query)
    .flatMap(({ text }) => listSimilarWords(spellingByStem, text))
    .slice(0, MAX_SUGGESTIONS);
}

/** Words on the site similar to a typed one, most similar first. */
function listSimilarWords(spellingByStem: ReadonlyMap<string, string>, typed: string): string[] {
  return [...spellingByStem.values()]
    .map((word) => ({ word, score: computeSimilarity(typed, word) }))
    .filter(({ score }) => score >= MIN_SIMILARITY)
    .sort((a, b) => b.score - a.score)
    .map(({ word }) => word);
}
