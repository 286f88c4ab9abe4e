import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listGuides } from '../../guides';
import { guideHash, parseQuestions, questionsFile } from './reader-questions';

const TEXT = '# guide 1a2b3c4d\nhow do i start\n\n# after misses\nserver on\n';

describe('parseQuestions', () => {
  it('gives every question, or only those that were not written after a miss', () => {
    expect(parseQuestions(TEXT)).toEqual(['how do i start', 'server on']);
    expect(parseQuestions(TEXT, true)).toEqual(['how do i start']);
  });
});

describe('guideHash', () => {
  it('changes with the guide', () => {
    expect(guideHash('a')).toMatch(/^[0-9a-f]{8}$/);
    expect(guideHash('a')).not.toBe(guideHash('b'));
  });
});

describe("readers' questions of the site", () => {
  const guides = new Set(listGuides('docs').map(({ file }) => questionsFile(file)));
  const files = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.questions.txt'))
    .map((name) => path.join('docs', name));

  it.each(files)(
    '%s stands beside its guide and says once from which text it was written',
    (file) => {
      expect(guides.has(file)).toBe(true);
      const text = readFileSync(file, 'utf8');
      expect(text).toMatch(/^# guide [0-9a-f]{8}\n/);
      const questions = parseQuestions(text);
      expect(questions.length).toBeGreaterThan(0);
      expect(new Set(questions).size).toBe(questions.length);
    },
  );
});
