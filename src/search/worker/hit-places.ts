/** Finds the answer's place on a page: the page itself, then its best sections. Pure. */
import { getRowAnchor, type IndexPage, type Passage } from '../index-format';
import { isCommonHeading, isTroubleHeading } from '../words/language';
import type { RankedPage } from '../ranking/rank';
import { tokenize } from '../words/tokenizer';
import type { PageText } from '../ranking/page-texts';
import type { Clause } from '../ranking/look-up-terms';

/** A page or a section of it. */
export interface HitPlace {
  readonly page: number;
  /** Index of the section in the page; 0 is the page itself. */
  readonly section: number;
  /** The best matching passage. */
  readonly passage?: Passage;
}

/** Readers rarely search for the sections that every guide has. */
const FRAME_FACTOR = 0.6;
/** A matching heading weighs more than a text that contains the words. */
const HEADING_FACTOR = 1.5;
/** Minimum score for a section to be shown. */
const MIN_FIT = 0.4;

interface SearchedPage {
  readonly page: IndexPage;
  readonly ranked: RankedPage;
  readonly clauses: readonly Clause[];
  /** Without it, sections are found by headings and trouble table messages. */
  readonly text: PageText | undefined;
  /** Maximum number of places. */
  readonly max: number;
}

/** The page itself, then the best matching sections. */
export function findPlaces({ page, ranked, clauses, text, max }: SearchedPage): HitPlace[] {
  const { page: number, headings } = ranked;
  const total = clauses.reduce((sum, { importance }) => sum + importance, 0);
  const fits = text === undefined ? listMessageFits(page, clauses) : listPassageFits(text, clauses);
  const best = new Map<number, { fit: number; passage: Passage }>();
  let whole: { fit: number; passage: Passage } | undefined;
  for (const [passage, fit] of fits) {
    if (fit > (best.get(passage.section)?.fit ?? 0)) best.set(passage.section, { fit, passage });
    if (fit > (whole?.fit ?? 0)) whole = { fit, passage };
  }
  const sections = page.sections
    .map(({ heading }, section) => {
      const found = best.get(section);
      const isFrame = isCommonHeading(heading) && !isTroubleHeading(heading);
      const fit =
        ((found?.fit ?? 0) / total) * (isFrame ? FRAME_FACTOR : 1) +
        HEADING_FACTOR * (headings.get(section) ?? 0);
      return { page: number, section, fit, ...(found && { passage: found.passage }) };
    })
    .filter(({ section, fit }) => section > 0 && fit > MIN_FIT)
    .sort((a, b) => b.fit - a.fit || a.section - b.section)
    .slice(0, Math.max(0, max - 1))
    .map(({ fit: _, ...place }): HitPlace => place);
  return [{ page: number, section: 0, ...(whole && { passage: whole.passage }) }, ...sections];
}

/** How much of the query each passage covers: the sum of the words' importance. */
function listPassageFits(
  { passages, passagesByTerm }: PageText,
  clauses: readonly Clause[],
): Map<Passage, number> {
  const sums = new Map<Passage, number>();
  for (const { candidates, importance } of clauses) {
    const weights = new Map<number, number>();
    for (const [term, weight] of candidates) {
      for (const number of passagesByTerm.get(term) ?? []) {
        if (weight > (weights.get(number) ?? 0)) weights.set(number, weight);
      }
    }
    for (const [number, weight] of weights) {
      const passage = passages[number];
      if (passage !== undefined) {
        sums.set(passage, (sums.get(passage) ?? 0) + weight * importance);
      }
    }
  }
  return sums;
}

/** The same for trouble table messages, which are available before the texts. */
function listMessageFits(
  { messages = [] }: IndexPage,
  clauses: readonly Clause[],
): Map<Passage, number> {
  const sums = new Map<Passage, number>();
  for (const [section, anchor, text] of messages) {
    const terms = new Set(tokenize(text).map(({ term }) => term));
    let sum = 0;
    for (const { candidates, importance } of clauses) {
      let best = 0;
      for (const term of terms) best = Math.max(best, candidates.get(term) ?? 0);
      sum += best * importance;
    }
    if (sum > 0) sums.set({ section, anchor: anchor || getRowAnchor(text), text }, sum);
  }
  return sums;
}
