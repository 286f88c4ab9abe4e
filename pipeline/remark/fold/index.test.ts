import { expect, it } from 'vitest';
import { processMdx } from '../test-process';
import { remarkFold } from '.';

const transform = (source: string) => processMdx(source, remarkFold as never);

it('folds blocks under their title, in a list too', async () => {
  expect(await transform('<Fold title="Rare">\n\nA\n\n</Fold>')).toBe(
    '<details class="fold"><summary>Rare</summary><p>A</p></details>',
  );
  expect(await transform('1. A\n\n   <Fold title="Rare">\n\n   B\n\n   </Fold>')).toContain(
    '<details class="fold"><summary>Rare</summary><p>B</p></details>',
  );
});

it.each([
  ['<Fold>\n\nA\n\n</Fold>', 'write <Fold title="What is inside">'],
  ['<Fold title="">\n\nA\n\n</Fold>', 'write <Fold title="What is inside">'],
  ['A <Fold title="x">b</Fold>', '<Fold> needs a line of its own'],
])('%s stops the build with its line', async (source, reason) => {
  await expect(transform(`A\n\n${source}`)).rejects.toMatchObject({
    line: 3,
    reason: expect.stringContaining(reason) as string,
  });
});
