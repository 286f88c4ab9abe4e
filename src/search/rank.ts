/**
 * Orders pages by a query. Pure.
 *
 * The library (MiniSearch) finds pages word by word and scores them. What it cannot say is compared
 * here: whether a short string of the page (title, keyword, message, question) is what was asked,
 * as a whole, and whether the page is about another product. Both become named features; their
 * weights are learned from questions with known answers (`npm run search:learn`).
 */
import { bare, FIELDS, KINDS, type Field, type Kind, type SearchModel } from './model';
import { subjectsNamed, type Fit } from './subjects';
import { queryWords } from './text';
import { wantsOf, type Want } from './wants';
import WEIGHTS from './weights.json';

/** How a page fits a query, each from 0 to 1. */
export const FEATURES = [
  'library',
  'coverage',
  'coverageSquared',
  'whole',
  'bestField',
  ...FIELDS,
  ...KINDS.map((kind) => `${kind}Phrase` as const),
  ...KINDS.map((kind) => `${kind}PhraseSquared` as const),
  'named',
  'gameNotNamed',
  'toolNotNamed',
  'machineNotNamed',
  'subjectNamed',
] as const;

export type Weights = Record<(typeof FEATURES)[number], number>;

const LONGEST_NAME = 100;
/** How well a word placed in each field covers what is asked, where only its best place counts. */
const PLACE: Record<Field, number> = {
  title: 1,
  route: 0.95,
  keywords: 0.85,
  headings: 0.5,
  messages: 0.5,
  description: 0.6,
  questions: 0.5,
  body: 0.3,
};
/** Taken off pages about another product than the one named: they come after all others. */
const OTHER_SUBJECT = 1000;

/** A page that answers a query. */
export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** How well each heading fits, by index of the section. */
  readonly headings: ReadonlyMap<number, number>;
}

/** The outcome of a query: pages, best first, and what each word was taken for. */
export interface Ranking {
  readonly pages: readonly RankedPage[];
  readonly wants: readonly Want[];
}

/** What short strings of a page say about a query. */
interface PhraseFit {
  readonly best: Record<Kind, number>;
  readonly headings: Map<number, number>;
}

/** Ranks pages for a query; an empty or unreadable query finds nothing. */
export function rank(model: SearchModel, query: string, weights: Weights = WEIGHTS): Ranking {
  const { candidates, wants, phrases } = featuresOf(model, query);
  const pages = candidates.map(({ page, features, fit }) => ({
    page,
    score:
      FEATURES.reduce((sum, name, index) => sum + weights[name] * (features[index] as number), 0) -
      (fit === 'other' ? OTHER_SUBJECT : 0),
    headings: phrases.get(page)?.headings ?? new Map<number, number>(),
  }));
  pages.sort((a, b) => b.score - a.score || a.page - b.page);
  return { pages, wants };
}

/** Every page that has a word of the query, with its features; for learning, too. */
export function featuresOf(
  model: SearchModel,
  query: string,
): {
  candidates: readonly { page: number; features: readonly number[]; fit: Fit }[];
  wants: readonly Want[];
  phrases: ReadonlyMap<number, PhraseFit>;
} {
  const wants = wantsOf(queryWords(query), model);
  const total = wants.reduce((sum, { importance }) => sum + importance, 0);
  const phrases = matchPhrases(model, wants, total);
  const named = model.names.get(bare(query.slice(0, LONGEST_NAME)));
  const fitOf = subjectsNamed(model, wants);
  const found = new Set(wants.flatMap(({ scores }) => [...scores.keys()]));
  const candidates = [...found].map((page) => {
    const fit = fitOf(page);
    const kind = model.pages[page]?.subject?.kind;
    let library = 0;
    let coverage = 0;
    let bestField = 0;
    const fields = FIELDS.map(() => 0);
    for (const { scores, fields: byPage, importance } of wants) {
      const share = importance / total;
      library += (scores.get(page) ?? 0) * share;
      const inFields = byPage.get(page);
      if (inFields === undefined) continue;
      coverage += share;
      let best = 0;
      for (const [index, field] of FIELDS.entries()) {
        const weight = inFields[field] ?? 0;
        fields[index] = (fields[index] as number) + weight * share;
        best = Math.max(best, weight * PLACE[field]);
      }
      bestField += best * share;
    }
    const best = phrases.get(page)?.best;
    const phrase = KINDS.map((name) => best?.[name] ?? 0);
    const isUnnamed = (one: typeof kind) => (fit === 'unnamed' && kind === one ? 1 : 0);
    return {
      page,
      fit,
      features: [
        library,
        coverage,
        coverage ** 2,
        coverage > 0.99 ? 1 : 0,
        bestField,
        ...fields,
        ...phrase,
        ...phrase.map((value) => value ** 2),
        named?.has(page) === true ? 1 : 0,
        isUnnamed('game'),
        isUnnamed('tool'),
        isUnnamed('machine'),
        fit === 'named' ? 1 : 0,
      ],
    };
  });
  return { candidates, wants, phrases };
}

/** How well the whole query and each short string cover each other, 0 to 1. */
function matchPhrases(
  { phrases, phrasePlaces }: SearchModel,
  wants: readonly Want[],
  total: number,
): Map<number, PhraseFit> {
  const touched = new Map<number, { asked: Float64Array; used: Set<number> }>();
  for (const [index, { candidates }] of wants.entries()) {
    for (const [term, weight] of candidates) {
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
  const fits = new Map<number, PhraseFit>();
  for (const [index, { asked, used }] of touched) {
    const phrase = phrases[index];
    if (phrase === undefined) continue;
    let sum = 0;
    for (const [place, weight] of asked.entries()) sum += weight * (wants[place]?.importance ?? 0);
    const match = (sum / total) * Math.sqrt(Math.min(1, used.size / phrase.words));
    let fit = fits.get(phrase.page);
    if (fit === undefined) {
      const best = { title: 0, route: 0, keyword: 0, heading: 0, message: 0, question: 0 };
      fits.set(phrase.page, (fit = { best, headings: new Map() }));
    }
    if (match > fit.best[phrase.kind]) fit.best[phrase.kind] = match;
    if (phrase.kind === 'heading') fit.headings.set(phrase.section, match);
  }
  return fits;
}
