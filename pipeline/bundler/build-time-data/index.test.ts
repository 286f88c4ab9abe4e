import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { java, javaRanges } from '../../../src/fact-tables/java.data';
import { DATA_MODULE } from '.';
import loadData, { renderExports } from './loader.mjs';

describe('a data module', () => {
  it('becomes literals with the values that Node computed', async () => {
    const resourcePath = path.resolve('src/fact-tables/java.data.ts');
    expect(DATA_MODULE.test(resourcePath)).toBe(true);
    const watched: string[] = [];
    const context = {
      resourcePath,
      rootContext: path.resolve('.'),
      addContextDependency: (folder: string) => watched.push(path.basename(folder)),
    };
    const code = await loadData.call(context as unknown as ThisParameterType<typeof loadData>);
    expect(code).toContain(`export const java = ${JSON.stringify(java)};`);
    expect(code).toContain(`export const javaRanges = ${JSON.stringify(javaRanges)};`);
    expect(code).not.toContain('https://');
    expect(watched).toEqual(['facts', 'products']);
  });

  it.each([
    ['a function', () => 1],
    ['a map', new Map()],
    ['a function inside', { a: [() => 1] }],
  ])('with %s is rejected, with its name', (_, value) => {
    expect(() => renderExports({ wrong: value }, 'x.data.ts')).toThrow(
      'x.data.ts exports "wrong", which is not data',
    );
  });
});
