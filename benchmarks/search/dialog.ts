/**
 * `npm run bench:dialog [set]`: types questions into the search dialog of the site in `build/`, on
 * a phone and on a desktop, and prints how often the right page comes first and among the first
 * three. `set` is a key of `SETS` in score.ts (`training`, `test-1` …) or a part such as
 * `training/voices`. `--misses` lists questions whose page is not among the first three,
 * `--changed` those where the dialog and the engine disagree about the first pages.
 */
import { chromium, type Page } from '@playwright/test';
import {
  readQuestionTable,
  type Question,
} from '../../pipeline/files/search-index/reader-questions';
import { loadEngine, findRoutes, SETS } from './score';
import { findBrowserPath } from '../../scripts/lib/find-browser.mjs';
import { serve } from '../../scripts/serve.mjs';

const SCREENS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;
const DIALOG = '.DocSearch-Modal';

function readQuestions(name: string): Question[] {
  const all = Object.entries(SETS).flatMap(([set, file]) =>
    readQuestionTable(file).map((question) => ({ ...question, set })),
  );
  return all.filter(({ set, source }) => set === name || `${set}/${source}` === name);
}

/** Routes in the order in which the dialog shows them, once it has answered. */
async function searchInDialog(page: Page, query: string): Promise<string[]> {
  const field = page.locator('.DocSearch-Input');
  await field.fill('');
  await page.locator('.DocSearch-StartScreen, .DocSearch-Dropdown-Container').first().waitFor();
  await field.fill(query);
  // The link to all results contains the query that the results are for.
  const text = query.slice(0, 64);
  await page.waitForFunction(
    ([dialog, asked]) => {
      const all = document.querySelector<HTMLAnchorElement>(`${dialog} .DocSearch-HitsFooter a`);
      const isHere = all !== null && new URL(all.href).searchParams.get('q') === asked;
      const none = document.querySelector(`${dialog} .DocSearch-NoResults strong`)?.textContent;
      return isHere || none === asked;
    },
    [DIALOG, text] as const,
  );
  const links = await page
    .locator(`${DIALOG} .DocSearch-Hit a`)
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  return [...new Set(links)];
}

async function main(name: string): Promise<void> {
  const questions = readQuestions(name);
  const { model } = loadEngine();
  const { address, close } = await serve({ dir: 'build', port: 0 });
  const browser = await chromium.launch({
    executablePath: await findBrowserPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    await page.goto(address);
    await page.keyboard.press('/');
    await page.locator('.DocSearch-Input').waitFor();
    await searchInDialog(page, 'backups');
    let [first, three] = [0, 0];
    const misses: string[] = [];
    const changed: string[] = [];
    for (const { query, routes } of questions) {
      const shown = await searchInDialog(page, query);
      const ranked = findRoutes(model, query).slice(0, 3);
      if (ranked.join(' ') !== shown.slice(0, 3).join(' ')) {
        changed.push(`${query}: ${ranked.join(' ')} is shown as ${shown.slice(0, 3).join(' ')}`);
      }
      const place = shown.findIndex((route) => routes.includes(route));
      if (place === 0) first++;
      if (place >= 0 && place < 3) three++;
      else misses.push(query);
    }
    const formatShare = (count: number) => (count / questions.length).toFixed(3);
    console.log(
      `${screen}: ${questions.length} questions, first ${formatShare(first)}, in three ${formatShare(three)}; ` +
        `not as ranked: ${changed.length}`,
    );
    if (process.argv.includes('--changed')) console.log(changed.join('\n'));
    if (process.argv.includes('--misses')) console.log(misses.join('\n'));
  }
  await browser.close();
  await close();
}

void main(process.argv[2] ?? 'training');
