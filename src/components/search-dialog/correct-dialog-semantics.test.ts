import { expect, it, vi } from 'vitest';
import * as german from '../../../fixtures/languages/i18n/de/texts/src/components/search-dialog/texts';
import { describeOutcome } from './correct-dialog-semantics';

it.each([
  [undefined, 'See all 182 results', '182 results'],
  [undefined, 'See all 1 results', '1 result'],
  [undefined, 'See all 1234 results', '1234 results'],
  ['No results for "x7"', 'See all 0 results', 'No results for "x7"'],
  [undefined, undefined, ''],
])('announces the title %j and the footer %j as %j', (title, footer, outcome) => {
  expect(describeOutcome(title, footer)).toBe(outcome);
});

it("announces in the reader's language", async () => {
  vi.resetModules();
  vi.doMock('./texts', () => german);
  const inGerman = await import('./correct-dialog-semantics');
  expect(inGerman.describeOutcome(undefined, 'Alle 182 Ergebnisse')).toBe('182 Ergebnisse');
  expect(inGerman.describeOutcome(undefined, 'Alle 1 Ergebnisse')).toBe('1 Ergebnis');
  vi.doUnmock('./texts');
});
