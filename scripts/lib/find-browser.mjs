/** Finds a Chromium for the browser tests, or installs one. */
import { existsSync } from 'node:fs';
import process from 'node:process';
import { run, print, StepError } from './run-steps.mjs';
import { findSystemBrowser } from './system-browser.mjs';

/**
 * The path of a browser: BROWSER_PATH, the system's Chromium, Playwright's own, or a new
 * installation: Playwright's download, otherwise Debian's package.
 * @returns {Promise<string>} rejects with a StepError if there is none
 */
export async function findBrowserPath() {
  const installed = await findInstalledBrowser();
  if (installed !== undefined) return installed;

  print('Getting a browser');
  const attempts = [
    () => runQuietly('Downloading Chromium', 'playwright', 'install', 'chromium'),
    async () => {
      if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
        throw new Error('not a Debian root');
      await runQuietly('Updating the package list', 'apt-get', 'update');
      await runQuietly('Installing Chromium', 'apt-get', 'install', '-y', 'chromium');
    },
  ];
  for (const attempt of attempts) {
    await attempt().catch(() => undefined);
    const found = await findInstalledBrowser();
    if (found !== undefined) return found;
  }
  throw new StepError(
    'Getting a browser',
    'Install Chromium or Chrome and set BROWSER_PATH to its program, then run `npm test` again.',
  );
}

/**
 * One attempt among others, so a failure needs no fix.
 * @param {string} name @param {string} command @param {string[]} args
 */
const runQuietly = (name, command, ...args) => run({ name, command, args, fix: '', quiet: true });

/** @returns {Promise<string | undefined>} */
async function findInstalledBrowser() {
  const system = findSystemBrowser();
  if (system !== undefined) {
    if (existsSync(system)) return system;
    throw new StepError('Finding a browser', `BROWSER_PATH names ${system}, which does not exist.`);
  }
  const { chromium } = await import('@playwright/test');
  const downloaded = chromium.executablePath();
  return existsSync(downloaded) ? downloaded : undefined;
}
