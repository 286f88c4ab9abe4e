/** How the first page that a reader opens loads on a throttled phone. */
import type { Browser } from '@playwright/test';
import { openPage } from '../lib/open-page';

/** Guides to open: a short one, a usual one, a long one with tables. */
export const FIRST_PAGES = ['/2fa', '/sftp', '/users'] as const;

/** Times in ms, and KB of scripts as transferred until the page is quiet. */
export interface FirstViewResult {
  readonly lcp: number;
  /** Total blocking time with a processor four, and eight times slower. */
  readonly tbt: number;
  readonly slowTbt: number;
  readonly scriptsKb: number;
}

/**
 * Opens a page twice with an empty cache.
 * @param hasApp whether the page says when React has hydrated it, as this site's do
 */
export async function measureFirstView(
  browser: Browser,
  address: string,
  hasApp: boolean,
): Promise<FirstViewResult> {
  const openAt = (rate: number) =>
    openPage(browser, { address, rate, hasApp }, (_page, load) => load);
  const load = await openAt(4);
  const slow = await openAt(8);
  return {
    lcp: load.lcp,
    tbt: load.tbt,
    slowTbt: slow.tbt,
    scriptsKb: load.bytes.Script / 1000,
  };
}
