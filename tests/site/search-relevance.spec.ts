import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { loadModel, QUESTION_SETS, SCORE, scoreSets } from '../../scripts/bench-search';

test('the committed relevance score does not fall', () => {
  const committed = JSON.parse(readFileSync(SCORE, 'utf8')) as ReturnType<typeof scoreSets>;
  const now = scoreSets(loadModel());
  for (const name of QUESTION_SETS) {
    expect(now[name]?.questions, name).toBeGreaterThanOrEqual(committed[name]?.questions ?? 0);
    expect(now[name]?.successAt1, `${name} success@1`).toBeGreaterThanOrEqual(
      committed[name]?.successAt1 ?? 1,
    );
    expect(now[name]?.successAt3, `${name} success@3`).toBeGreaterThanOrEqual(
      committed[name]?.successAt3 ?? 1,
    );
  }
});

test('questions that nobody tuned on reach the target', () => {
  const score = scoreSets(loadModel())['held-out-questions'];
  expect(score?.successAt1).toBeGreaterThanOrEqual(0.9);
  expect(score?.successAt3).toBeGreaterThanOrEqual(0.97);
});
