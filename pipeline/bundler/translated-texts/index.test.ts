import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDifferences, listTextFiles, checkTexts } from '.';

describe('differences', () => {
  const english = { VIEW: { title: 'Title', count: (n: number) => `${n}` }, LIST: ['a'] };

  it('finds none between texts of the same shape', () => {
    const german = { VIEW: { title: 'Titel', count: () => 'eins' }, LIST: ['a', 'b'] };
    expect(findDifferences(english, german)).toEqual([]);
  });

  it.each([
    [{ VIEW: { title: 'Titel' }, LIST: [] }, 'lacks VIEW.count'],
    [{ VIEW: english.VIEW }, 'lacks LIST'],
    [{ ...english, MORE: '' }, 'has MORE, which the English file has not'],
    [{ ...english, VIEW: { title: 'Titel', count: 'eins' } }, 'VIEW.count must be a function'],
  ])('reports that %o %s', (german, problem) => {
    expect(findDifferences(english, german).join()).toContain(problem);
  });
});

describe('texts of a language', () => {
  let folder = '';
  beforeAll(() => {
    mkdirSync('.cache', { recursive: true });
    folder = mkdtempSync(path.resolve('.cache', 'texts-'));
    const put = (name: string, text: string) => {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    };
    put('src/components/home/texts.ts', 'export {};');
    put('src/components/hom/texts.ts', '');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('reports a missing file or text, and a file that translates nothing', async () => {
    const problems = await checkTexts(process.cwd(), folder);
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(
      /hom\/texts\.ts:1 translates no file .* src\/components\/home\/texts\.ts/,
    );
    expect(problems[1]).toMatch(/home\/texts\.ts:1 lacks formatProgress$/);
  });

  it('finds nothing wrong with the German demonstration', async () => {
    const german = path.resolve('fixtures/languages/i18n/de/texts');
    expect(await checkTexts(process.cwd(), german)).toEqual([]);
  });

  it('includes the texts of every helper', () => {
    const files = listTextFiles(process.cwd());
    expect(files).toContain('src/ui/texts.ts');
    expect(files.filter((file) => file.startsWith('src/helpers/')).length).toBeGreaterThan(10);
  });
});
