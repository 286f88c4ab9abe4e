/**
 * Reads the questions that a guide answers in its readers' words. They stand beside the guide
 * (`docs/<section>/<name>.questions.txt`), are searched, and are never shown.
 *
 * In:  `# guide 1a2b3c4d` and one question a line; below `# after misses` those that were added
 *      because a question of the training set did not find its guide
 * Out: the questions by route
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { listGuides, slugOf } from '../../guides';

const ENDING = '.questions.txt';
const AFTER_MISSES = '# after misses';

/** Where the questions of a guide stand. */
export function questionsFile(guide: string): string {
  return guide.replace(/\.mdx?$/, ENDING);
}

/** The lines of a file that are questions; with `learning` without those written after misses. */
export function parseQuestions(text: string, learning = false): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const end = lines.indexOf(AFTER_MISSES);
  return (learning && end >= 0 ? lines.slice(0, end) : lines).filter(
    (line) => line !== '' && !line.startsWith('#'),
  );
}

/** The questions of every guide that has some, by its route. */
export function readReaderQuestions(docsDir = 'docs', learning = false): Map<string, string[]> {
  const questions = new Map<string, string[]>();
  for (const { file, source } of listGuides(docsDir)) {
    const route = slugOf(source);
    const own = questionsFile(file);
    if (route === undefined || !existsSync(own)) continue;
    questions.set(route, parseQuestions(readFileSync(own, 'utf8'), learning));
  }
  return questions;
}

/** What the questions remember of the guide they were written from. */
export function guideHash(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 8);
}

/** Guides that changed since their questions were written, and guides without any. */
export function staleQuestions(docsDir = 'docs'): { changed: string[]; missing: string[] } {
  const changed: string[] = [];
  const missing: string[] = [];
  for (const { file, source } of listGuides(docsDir)) {
    const own = questionsFile(file);
    if (!existsSync(own)) missing.push(file);
    else if (!readFileSync(own, 'utf8').includes(`# guide ${guideHash(source)}`))
      changed.push(file);
  }
  return { changed, missing };
}
