import { existsSync } from 'node:fs';
import process from 'node:process';

const USUAL_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The path of the browser that BROWSER_PATH names, or of the system's Chromium or Chrome.
 * @returns {string | undefined}
 */
export function findSystemBrowser() {
  const named = process.env.BROWSER_PATH;
  if (named !== undefined && named !== '') return named;
  return USUAL_PATHS.find((file) => existsSync(file));
}
