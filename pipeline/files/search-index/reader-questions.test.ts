import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listGuides, parseSlug } from '../../guides';
import {
  hashGuide,
  hashOutline,
  parseQuestionLines,
  getQuestionsPath,
  readQuestionTable,
  readAllQuestions,
  withoutContained,
} from './reader-questions';

describe('parseQuestionLines', () => {
  it('returns every line except the hash', () => {
    expect(parseQuestionLines('# guide 1a2b3c4d\nhow do i start\n\nserver on\n')).toEqual([
      'how do i start',
      'server on',
    ]);
  });
});

describe('withoutContained', () => {
  it('drops a question whose words a longer one has, or an earlier one of the same words', () => {
    const written = [
      'open a port',
      'how do i open a port on my vps',
      'ports, open them',
      'close it',
    ];
    expect(withoutContained(written, [])).toEqual(['how do i open a port on my vps', 'close it']);
    expect(withoutContained(['open a port'], ['open port 25565'])).toEqual([]);
  });

  it('keeps one of several with the same words', () => {
    expect(withoutContained(['open a port', 'a port to open'], [])).toEqual(['open a port']);
  });

  it('never drops a question that was asked', () => {
    const asked = [{ query: 'backup', routes: ['/backups'], source: 'test' }];
    expect(readAllQuestions(asked).get('/backups')).toContain('backup');
  });
});

describe('questions that were asked', () => {
  const questionsAsked = readQuestionTable();

  it('belong to the guides that answer them, without duplicates', () => {
    const query = 'a question that nobody wrote beside a guide';
    const twice = [1, 2].map(() => ({ query, routes: ['/backups', '/sftp'], source: 'test' }));
    const questions = readAllQuestions(twice);
    expect(questions.get('/backups')?.filter((one) => one === query)).toHaveLength(1);
    expect(questions.get('/sftp')).toContain(query);
    expect(questions.get('/2fa')).not.toContain(query);
  });

  it('have routes that exist, and none is in the training set', () => {
    // A provider without a game keeps the questions about it.
    const routes = new Set([
      ...listGuides('docs').map(({ source }) => parseSlug(source)),
      ...readFileSync('tests/site/routes.txt', 'utf8').split('\n'),
    ]);
    const unknown = questionsAsked.flatMap((one) =>
      one.routes.filter((route) => !routes.has(route)),
    );
    expect(unknown).toEqual([]);
    const known = new Set(questionsAsked.map(({ query }) => query.toLowerCase()));
    const training = readQuestionTable('benchmarks/search/training.tsv');
    expect(training.filter(({ query }) => known.has(query.toLowerCase()))).toEqual([]);
  });
});

describe('hashOutline', () => {
  const guide =
    'title: A\n\n## Do it\n\nWords.\n\n| What you see | Why |\n| --- | --- |\n| x | y |\n';
  it('does not change if the same things are said in other words', () => {
    expect(hashOutline(guide.replace('Words.', 'Other words.').replace('| y |', '| z |'))).toBe(
      hashOutline(guide),
    );
  });
  it.each([
    ['title: A', 'title: B'],
    ['## Do it', '## Undo it'],
    ['| x |', '| another message |'],
    ['| x | y |\n', ''],
  ])('changes with %s', (from, to) => {
    expect(hashOutline(guide.replace(from, to))).not.toBe(hashOutline(guide));
  });
});

describe('hashGuide', () => {
  it('changes with the guide', () => {
    expect(hashGuide('a')).toMatch(/^[0-9a-f]{8}$/);
    expect(hashGuide('a')).not.toBe(hashGuide('b'));
  });
});

describe("readers' questions of the site", () => {
  const guides = new Set(listGuides('docs').map(({ file }) => getQuestionsPath(file)));
  const files = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.questions.txt'))
    .map((name) => path.join('docs', name));

  it.each(files)('%s is beside its guide and says once which text it was written for', (file) => {
    expect(guides.has(file)).toBe(true);
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(/^# guide [0-9a-f]{8}\n/);
    const questions = parseQuestionLines(text);
    expect(questions.length).toBeGreaterThan(0);
    expect(new Set(questions).size).toBe(questions.length);
  });
});
