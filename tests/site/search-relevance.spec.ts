import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { loadEngine, SCORE, scoreSets } from '../../scripts/bench-search';

type Scores = Awaited<ReturnType<typeof scoreSets>>;

/** Guides are rewritten all the time: a question more or less is no fall. */
const SLACK = 0.01;

test('the committed relevance score does not fall', async () => {
  const committed = JSON.parse(readFileSync(SCORE, 'utf8')) as Scores;
  const now = await scoreSets(loadEngine().model);
  for (const name of ['train all', 'dev all', 'final all']) {
    const [before, after] = [committed[name], now[name]];
    expect(after?.questions, name).toBeGreaterThanOrEqual(before?.questions ?? 1);
    expect(after?.first, `${name} first`).toBeGreaterThanOrEqual((before?.first ?? 1) - SLACK);
    expect(after?.inThree, `${name} in three`).toBeGreaterThanOrEqual(
      (before?.inThree ?? 1) - SLACK,
    );
  }
});
