import { beforeAll, expect, it } from 'vitest';
import { loadProvider } from '../../config/load-provider';
import { products } from '../../products/all';
import type { Provider } from '../../src/provider/schema';
import { createFactTables } from '../../src/quotes/tables';
import { checkGuide } from '.';

/** Any game of this repository. */
const game = products.find(
  ({ optional, checkedSubject, guides }) => optional && checkedSubject && guides[0],
);
const id = game?.id ?? '';

let provider: Provider;
beforeAll(async () => {
  const whole = await loadProvider();
  provider = { ...whole, features: { ...whole.features, recycleBin: false, [id]: false } };
});

const renderGuide = (step: string, frontMatter = '') => `---
slug: /example
title: Turn the whitelist on
${frontMatter}---

Turn the list on.

1. ${step}
`;
const QUOTE = '[[panel.files.recycleBin]]';

/** Findings about what this provider, without a recycle bin and one game, does not offer. */
const listLines = (source: string, file = 'docs/running/example.mdx') =>
  checkGuide({ file, source }, { provider, tables: createFactTables(provider) })
    .filter(({ message }) => message.includes('turns off'))
    .map(({ line }) => line);

it('is reported with its line if a reader would see it', () => {
  expect(listLines(renderGuide(`Open ${QUOTE}.`))).toEqual([8]);
  expect(listLines(renderGuide(`<If lacks="recycleBin">Open ${QUOTE}.</If>`))).toEqual([8]);
  expect(listLines(renderGuide('Wait `[[provider.files.recycleBinHours]]` hours.'))).toEqual([8]);
  expect(listLines(renderGuide(`[Wait](/x "${QUOTE}")`))).toEqual([8]);
  expect(listLines(renderGuide('Save.', `who: "${QUOTE}"\n`))).toEqual([4]);
});

it('is allowed in <If>, in a guide that is absent as well, and in one about a game that is not sold', () => {
  expect(listLines(renderGuide(`<If has="recycleBin">Open ${QUOTE}.</If>Save.`))).toEqual([]);
  expect(listLines(renderGuide(`Open ${QUOTE}.`, 'needs: [recycleBin]\n'))).toEqual([]);
  expect(listLines(renderGuide(`[[${id}.slots]]`), 'docs/panel/example.mdx')).toEqual([8]);
  expect(listLines(renderGuide(`[[${id}.slots]]`), `docs/${game?.guides[0] ?? ''}.mdx`)).toEqual(
    [],
  );
});
