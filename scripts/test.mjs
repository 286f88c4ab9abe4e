/**
 * `npm test`: runs all checks and tests, cheapest first. Each step prints its name; the last line
 * counts the tests of all steps.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { findBrowserPath } from './lib/find-browser.mjs';
import {
  assertNodeVersion,
  BUILD,
  install,
  main,
  print,
  run,
  runInPairs,
} from './lib/run-steps.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @type {import('./lib/run-steps.mjs').Step[]} */
const CHECKS = [
  { name: 'Types', command: 'tsc', args: ['--noEmit'], fix: 'Mend the types named above.' },
  {
    name: 'Lint',
    command: 'eslint',
    args: ['.'],
    fix: 'Mend the lines named above; `npx eslint . --fix` does what it can.',
  },
  {
    name: 'Format',
    command: 'prettier',
    args: ['--check', '.', '--log-level=warn'],
    fix: 'Run `npx prettier --write .`.',
  },
  {
    name: 'Spelling',
    command: 'cspell',
    args: ['lint', '--no-progress', '--no-summary', '.'],
    fix: 'Mend the word, or add it to config/words.txt.',
  },
  {
    name: 'Markdown',
    command: 'markdownlint-cli2',
    args: [],
    fix: 'Mend the lines named above.',
  },
  {
    name: 'Age of the facts',
    command: 'tsx',
    args: ['scripts/check-facts.ts'],
    fix: 'Read the sources named above again and write the day beside them.',
  },
];

/** @type {import('./lib/run-steps.mjs').Step} */
const UNIT_TESTS = {
  name: 'Unit and content tests',
  command: 'vitest',
  args: ['run', '--coverage.enabled'],
  fix: 'The failing tests are named above, or the lines of models whose branches no test takes.',
};

/** @type {import('./lib/run-steps.mjs').Step} */
const ADOPTED_COPY = {
  name: 'The adopted copy: everything but its build',
  command: 'tsx',
  args: ['tests/operators/adopt.ts', '--to=Content'],
  fix: 'What holds only for this host is named above; `npm run test:adoption -- --to=Content` does it again.',
};

/** @type {import('./lib/run-steps.mjs').Step} */
const SITE_TESTS = {
  name: 'Site tests',
  command: 'playwright',
  args: ['test'],
  fix: 'The failing tests are named above; `npx playwright test <file>` runs one file again.',
};

/** @param {string} file a report in Jest's JSON format */
function countUnit(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  };
}

/** @param {string} file a report of the browser tests */
function countSite(file) {
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

/** Adds the counts of a step, so that the last line counts all of them. @param {Counts} total @param {Counts} counts */
function add(total, counts) {
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
}

/**
 * Runs tests and adds up what they report, also if some fail.
 * @param {Counts} total @param {import('./lib/run-steps.mjs').Step} step
 * @param {{ file: string, count: (file: string) => Counts }} report the file that the tests write,
 *   and what counts the tests in it
 */
async function runTests(total, step, { file, count }) {
  print(step.name);
  await run(step).finally(() => existsSync(file) && add(total, count(file)));
}

/** Every step in order; the first failure ends it. @param {Counts} total */
async function runAll(total) {
  print('Finding a browser');
  const executable = await findBrowserPath();
  console.log(executable);

  const countCheck = () => {
    total.passed += 1;
  };
  print('Checks, two at a time');
  await runInPairs(CHECKS, countCheck);
  rmSync('test-results', { recursive: true, force: true });
  await runTests(total, UNIT_TESTS, { file: 'test-results/unit.json', count: countUnit });
  print('The site and an adopted copy, side by side');
  await runInPairs([ADOPTED_COPY, BUILD], (step) => step !== BUILD && countCheck());

  const siteTests = { ...SITE_TESTS, env: { BROWSER_PATH: executable } };
  await runTests(total, siteTests, { file: 'test-results/site.json', count: countSite });
}

await main(async () => {
  assertNodeVersion();
  await install();
  const total = { passed: 0, failed: 0, skipped: 0 };
  try {
    await runAll(total);
  } catch (error) {
    total.failed = Math.max(total.failed, 1);
    throw error;
  } finally {
    const { passed, failed, skipped } = total;
    const skippedText = skipped > 0 ? `, ${skipped} skipped` : '';
    process.on('exit', () => console.log(`\n${passed} passed, ${failed} failed${skippedText}`));
  }
});
