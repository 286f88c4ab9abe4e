/**
 * `npm test`: runs all checks and tests, cheapest first. Each step prints its name; the last line
 * counts the tests of all steps.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { browserPath } from './lib/find-browser.mjs';
import { build, install, main, requireNode, run, say } from './lib/run-steps.mjs';

/** @type {[name: string, command: string, args: string[], fix: string][]} */
const CHECKS = [
  ['Types', 'tsc', ['--noEmit'], 'Mend the types named above.'],
  ['Lint', 'eslint', ['.'], 'Mend the lines named above; `npx eslint . --fix` does what it can.'],
  ['Format', 'prettier', ['--check', '.', '--log-level=warn'], 'Run `npx prettier --write .`.'],
  [
    'Spelling',
    'cspell',
    ['lint', '--no-progress', '--no-summary', '.'],
    'Mend the word, or add it to config/words.txt.',
  ],
  ['Markdown', 'markdownlint-cli2', [], 'Mend the lines named above.'],
  [
    'Age of the facts',
    'tsx',
    ['scripts/check-facts.ts'],
    'Read the sources named above again and write the day beside them.',
  ],
];

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

await main(async () => {
  requireNode();
  await install();
  const total = { passed: 0, failed: 0, skipped: 0 };
  /** @param {{ passed: number, failed: number, skipped: number }} counts */
  const add = (counts) => {
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
  };
  try {
    say('Finding a browser');
    const executable = await browserPath();
    console.log(executable);

    for (const [name, command, args, fix] of CHECKS) {
      say(name);
      await run(name, command, args, { fix });
      total.passed += 1;
    }

    say('Unit and content tests');
    rmSync('test-results', { recursive: true, force: true });
    await run('Unit and content tests', 'vitest', ['run', '--coverage.enabled'], {
      env: { FIXED_SEED: '1' },
      fix: 'The failing tests are named above, or the lines of models whose branches no test takes.',
    }).finally(
      () => existsSync('test-results/unit.json') && add(countUnit('test-results/unit.json')),
    );

    say('The adopted copy: everything but its build');
    await run('The adopted copy', 'tsx', ['tests/adoption/adopt.ts', '--to=Content'], {
      fix: 'What holds only for this host is named above; `npm run test:adoption -- --to=Content` does it again.',
    });
    total.passed += 1;

    say('Building the site');
    // As published, with the size budgets.
    await build({ isPublished: true });

    say('Site tests');
    await run('Site tests', 'playwright', ['test'], {
      fix: 'The failing tests are named above; `npx playwright test <file>` runs one file again.',
      env: { BROWSER_PATH: executable },
    }).finally(
      () => existsSync('test-results/site.json') && add(countSite('test-results/site.json')),
    );
  } catch (error) {
    total.failed = Math.max(total.failed, 1);
    throw error;
  } finally {
    const { passed, failed, skipped } = total;
    process.on('exit', () =>
      console.log(
        `\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
      ),
    );
  }
});
