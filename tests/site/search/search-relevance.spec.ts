import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readQuestionTable } from '../../../pipeline/files/search-index/reader-questions';
import {
  selectAnswerable,
  loadEngine,
  SCORE,
  scoreSets,
  SETS,
} from '../../../benchmarks/search/score';
import { rankPages } from '../../../src/search/ranking/rank';

type Scores = Awaited<ReturnType<typeof scoreSets>>;

/** Guides are rewritten often, so one question more or less does not count as a drop. */
const SLACK = 0.01;

test('the committed relevance score does not fall', async () => {
  const committed = JSON.parse(readFileSync(SCORE, 'utf8')) as Scores;
  const { model } = loadEngine();
  const now = await scoreSets(model);
  for (const set of ['indexed', 'training'] as const) {
    const name = `${set} all`;
    const [before, after] = [committed[name], now[name]];
    // Questions are never removed; those about what this host does not offer are skipped.
    const unanswerable = readQuestionTable(SETS[set]).length - selectAnswerable(model, set).length;
    expect((after?.questions ?? 0) + unanswerable).toBeGreaterThanOrEqual(before?.questions ?? 1);
    expect(after?.first, `${name} first`).toBeGreaterThanOrEqual((before?.first ?? 1) - SLACK);
    expect(after?.inThree, `${name} in three`).toBeGreaterThanOrEqual(
      (before?.inThree ?? 1) - SLACK,
    );
  }
});

/** Questions about any product. */
const ASKED = ['install', 'lag', 'config', 'port', 'password', 'backup', 'admin', 'ban', 'update', 'world', 'crash', 'whitelist', 'permissions', 'mysql', 'setup']; // prettier-ignore

test("a query that names a product never shows another product's page first", () => {
  const { model } = loadEngine();
  const subjects = model.pages.flatMap(({ subject }) => (subject ? [subject] : []));
  const wrong: string[] = [];
  for (const { names } of subjects) {
    const name = names[0]?.join(' ') ?? '';
    for (const query of ASKED.flatMap((word) => [`${name} ${word}`, `${word} ${name}`])) {
      const first = model.pages[rankPages(model, query).pages[0]?.page ?? -1];
      const others = first?.subject?.names.map((terms) => terms.join(' ')) ?? [name];
      if (!others.includes(name)) wrong.push(`${query}: ${first?.url ?? ''}`);
    }
  }
  expect(subjects.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});
