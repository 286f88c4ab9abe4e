import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPTIONAL_PARTS_BYTES, TRANSLATION_BYTES } from '../../../config/budgets';
import { assertBudgets, findOverruns, type Budgets } from '.';

const PAGES = [
  {
    name: 'index.html',
    scripts: ['/assets/js/main.1.js', '/assets/js/page.2.js'],
    styles: ['/a.css'],
  },
  // Shares the files of the page above.
  { name: 'guide.html', scripts: ['/assets/js/guide.4.js', '/assets/js/main.1.js'], styles: [] },
];
/** The exact sizes of the folder below. */
const EXACT: Budgets = {
  htmlPerPage: 100,
  firstPaint: 400,
  scriptsPerGuide: 220,
  scriptsPerPage: 250,
  stylesPerPage: 300,
  chunk: 50,
  guideData: 30,
  searchFirstResult: 110,
  socialCard: 11,
};
const dir = mkdtempSync(path.join(tmpdir(), 'budgets-'));

beforeAll(() => {
  const write = (name: string, bytes: number) => {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), 'x'.repeat(bytes));
  };
  write('index.html', 5000);
  write('index.html.br', 100);
  write('a.css', 300);
  write('assets/js/main.1.js', 900);
  write('assets/js/main.1.js.br', 200);
  write('assets/js/page.2.js', 50);
  write('assets/js/guide.4.js', 20);
  write('guide.html', 90);
  write('assets/js/search.3.js', 40);
  write('assets/guides/1f/games/a.json', 30);
  write('search-index/index.json', 70);
  write('social-cards/sftp.png', 11);
});
afterAll(() => rmSync(dir, { recursive: true }));

describe('findOverruns', () => {
  it('accepts a build exactly at its budgets', async () => {
    expect(await findOverruns(dir, PAGES, { budgets: EXACT })).toEqual([]);
    await assertBudgets(dir, PAGES);
  });

  it('looks up the published size only if a copy is so far over budget that it matters', async () => {
    const asked: string[] = [];
    const published = (size: number) => (file: string) => {
      asked.push(path.relative(dir, file));
      return size;
    };
    const budgets = { ...EXACT, htmlPerPage: 95, chunk: 45 };
    expect(await findOverruns(dir, PAGES, { budgets, publishedSize: published(45) })).toEqual([]);
    expect(asked).toEqual(['index.html', 'assets/js/page.2.js']);
    const within = { budgets: { ...EXACT, htmlPerPage: 96 }, publishedSize: published(1000) };
    expect(await findOverruns(dir, PAGES, within)).toEqual([]);
    expect(asked).toHaveLength(2);
    expect(await findOverruns(dir, PAGES, { budgets, publishedSize: published(96) })).toEqual([
      'index.html: 96 bytes, at most 95 (htmlPerPage)',
      'page.2.js: 96 bytes, at most 45 (chunk)',
    ]);
  });

  it.each([
    ['htmlPerPage', 'index.html: 100 bytes'],
    ['firstPaint', 'index.html and styles: 400 bytes'],
    ['scriptsPerGuide', 'guide.html scripts: 220 bytes'],
    ['scriptsPerPage', 'index.html scripts: 250 bytes'],
    ['stylesPerPage', 'index.html styles: 300 bytes'],
    ['chunk', 'page.2.js: 50 bytes'],
    ['guideData', 'assets/guides/1f/games/a.json: 30 bytes'],
    ['searchFirstResult', 'search worker and index: 110 bytes'],
    ['socialCard', 'social-cards/sftp.png: 11 bytes'],
  ] as const satisfies readonly (readonly [keyof Budgets, string])[])(
    'reports %s one byte over budget',
    async (budget, overrun) => {
      const most = EXACT[budget] - 1;
      expect(await findOverruns(dir, PAGES, { budgets: { ...EXACT, [budget]: most } })).toEqual([
        `${overrun}, at most ${most} (${budget})`,
      ]);
    },
  );

  it.each([
    ['optional parts', { hasOptionalParts: true }, OPTIONAL_PARTS_BYTES],
    ['another language', { isOtherLanguage: true }, TRANSLATION_BYTES],
  ])('gives %s room, and no more', async (_, marks, { text, scripts }) => {
    const pages = PAGES.map((page) => ({ ...page, ...marks }));
    const overruns = (more: number) =>
      findOverruns(dir, pages, {
        budgets: {
          ...EXACT,
          htmlPerPage: 100 - text - more,
          firstPaint: 400 - text - more,
          scriptsPerGuide: 220 - scripts - more,
          scriptsPerPage: 250 - scripts - more,
        },
      });
    expect(await overruns(0)).toEqual([]);
    expect(await overruns(1)).toHaveLength(4);
  });

  it('has a case for every budget', async () => {
    const budgets = Object.keys(EXACT) as (keyof Budgets)[];
    const none = Object.fromEntries(budgets.map((budget) => [budget, 0])) as Budgets;
    const overruns = await findOverruns(dir, PAGES, { budgets: none });
    const named = overruns.map((text) => /\((\w+)\)$/.exec(text)?.[1]);
    expect([...new Set(named)].sort()).toEqual(budgets.sort());
  });
});

it('assertBudgets stops the build', async () => {
  mkdirSync(path.join(dir, 'big'));
  writeFileSync(path.join(dir, 'big/index.html'), 'x'.repeat(1_000_000));
  const big = [{ name: 'big/index.html', scripts: [], styles: [] }];
  await expect(assertBudgets(dir, big)).rejects.toThrow(
    'config/budgets.ts:\nbig/index.html: 1000000',
  );
  const many = Array.from({ length: 9 }, () => big).flat();
  await expect(assertBudgets(dir, many)).rejects.toThrow(/(big.*\n){6}and 12 more\n/);
});
