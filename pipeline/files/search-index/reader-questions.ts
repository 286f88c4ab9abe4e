/**
 * Reads the questions that a guide answers, in readers' words. They are indexed but never shown.
 *
 * In:  `docs/<section>/<name>.questions.txt` beside the guide: `# guide 1a2b3c4d` (`hashOutline`)
 *      and one question per line, written from the guide; and `ASKED`, real questions that did not
 *      find their guide or might not have
 * Out: the questions by route
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mentionsAbsentProduct } from '../../../products/names';
import type { Features } from '../../../src/provider/features';
import { tokenizeQuery } from '../../../src/search/words/tokenizer';
import { listGuides, parseSlug } from '../../guides';

const ENDING = '.questions.txt';
/** Readers' questions with the routes that answer them; the weights of the search are learned from them, too. */
const READER_QUESTIONS_FILE = 'src/search/reader-questions.tsv';

/** A question with the routes that answer it and the set it was written for. */
export interface Question {
  readonly query: string;
  readonly routes: readonly string[];
  readonly source: string;
}

/** Reads `query<TAB>route,route<TAB>source` lines. */
export function readQuestionTable(file = READER_QUESTIONS_FILE): Question[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('# '))
    .map((line) => {
      const [query = '', routes = '', source = ''] = line.split('\t');
      return { query, routes: routes.split(',').map((route) => route.trim()), source };
    });
}

/** Path of a guide's questions. */
export function getQuestionsPath(guide: string): string {
  return guide.replace(/\.mdx?$/, ENDING);
}

/** The lines of a file that are questions. */
export function parseQuestionLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/**
 * The written questions, without those whose words another question of the guide has, too: they find
 * nothing that the longer one does not, and are a fifth of all.
 */
export function withoutContained(written: readonly string[], asked: readonly string[]): string[] {
  const collectWords = (text: string) => new Set(tokenizeQuery(text).map(({ term }) => term));
  const all = [...written, ...asked].map(collectWords);
  return written.filter((_, number) => {
    const own = all[number] ?? new Set();
    return !all.some(
      (other, place) =>
        place !== number &&
        (other.size > own.size || (other.size === own.size && place < number)) &&
        [...own].every((term) => other.has(term)),
    );
  });
}

/**
 * The questions of every guide that has some, by route, including those in `asked`.
 * @param features what the provider offers: questions that name another product are left out
 */
export function readAllQuestions(
  asked: readonly Question[] = readQuestionTable(),
  docsDir = 'docs',
  features: Partial<Features> = {},
): Map<string, string[]> {
  const isKept = (text: string) => !mentionsAbsentProduct(text, features);
  const questions = new Map<string, string[]>();
  for (const { file, source } of listGuides(docsDir)) {
    const route = parseSlug(source);
    const own = getQuestionsPath(file);
    if (route === undefined) continue;
    const written = existsSync(own)
      ? parseQuestionLines(readFileSync(own, 'utf8')).filter(isKept)
      : [];
    const askedHere = asked
      .filter(({ routes }) => routes.includes(route))
      .map(({ query }) => query)
      .filter(isKept);
    questions.set(route, [...new Set([...withoutContained(written, askedHere), ...askedHere])]);
  }
  return questions;
}

/** A hash of the guide's whole text, eight hex digits. */
export function hashGuide(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 8);
}

/** Lines with the title, the headings and the first cells of rows: the topics that a guide answers. */
const OUTLINE_LINES = /^(?:title:.*|#{2,4} .*|[ \t]*\|[^|\n]*)/gm;

/**
 * Stored with the questions to tell when the guide has outgrown them. Rewording an answer does not
 * change it.
 */
export function hashOutline(source: string): string {
  return hashGuide((source.match(OUTLINE_LINES) ?? []).map((line) => line.trim()).join('\n'));
}

/** Guides that changed since their questions were written, and guides without questions. */
export function findStaleQuestions(docsDir = 'docs'): { changed: string[]; missing: string[] } {
  const changed: string[] = [];
  const missing: string[] = [];
  for (const { file, source } of listGuides(docsDir)) {
    const own = getQuestionsPath(file);
    if (!existsSync(own)) missing.push(file);
    else if (!readFileSync(own, 'utf8').includes(`# guide ${hashOutline(source)}`))
      changed.push(file);
  }
  return { changed, missing };
}
