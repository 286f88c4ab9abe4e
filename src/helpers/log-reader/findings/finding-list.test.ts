/** What a repeated match adds to the finding that is there. */
import { expect, it } from 'vitest';
import { createDraft, createError } from '../fixtures/draft';
import { FindingList } from './finding-list';

const listFindings = (list: FindingList) => list.fitting({ families: [], client: false });

it('takes the error of a repeat, if the first match had none', () => {
  const list = new FindingList();
  const error = createError(4, 6);
  list.add(createDraft(), () => ({ isWarning: true }));
  list.add(createDraft({ line: 4 }), () => ({ error, isWarning: false }));
  expect(listFindings(list)).toMatchObject([{ line: 1, lastLine: 4, count: 2, error }]);
});

it('is a warning only as long as each match is one', () => {
  const list = new FindingList();
  for (const isWarning of [true, true]) list.add(createDraft(), () => ({ isWarning }));
  expect(listFindings(list)).toMatchObject([{ isWarning: true }]);
  list.add(createDraft(), () => ({ isWarning: false }));
  expect(listFindings(list)).toMatchObject([{ isWarning: false }]);
});
