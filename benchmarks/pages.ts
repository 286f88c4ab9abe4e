/**
 * `npm run bench:pages [-- folder [runs]]`: how fast the built pages load on a phone. Chromium,
 * throttled like Lighthouse's mobile test, opens each page several times, alternating with a
 * reference: the same page without scripts. Prints a Markdown table of medians and of the ratio to
 * the reference, which stays meaningful on a busy machine.
 *
 * Network: 150 ms per request, 1.6 megabits per second down and 0.75 up, without the handshakes of
 * a real network. Processor: slowed down 4 times, and 8 times for the second blocking time.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { compressFolder } from '../pipeline/files/compress';
import { findBrowserPath } from '../scripts/lib/find-browser.mjs';
import { getQuantile } from './lib/measure-time';
import { KINDS, MAX_WAIT_MS, openPage, QUIET_MS, type PageLoad } from './lib/open-page';
import { serve } from '../scripts/serve.mjs';
import { runAsCommand } from '../scripts/lib/run-as-command';

/** One page of each kind: home, guide, guide with tools, long guide, search, not found. */
const ROUTES = ['/', '/sftp', '/domain', '/optimization', '/search', '/no-such-page'];
const RUNS = 5;
const SLOWER = 4;
const MUCH_SLOWER = 8;

/** The page without scripts and script preloads. */
export function removeScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*(?:as="?script|modulepreload)[^>]*>/g, '');
}

/** The HTML file of a route, or the not-found page. */
function getPageFile(dir: string, route: string): string {
  const file = path.join(route, 'index.html').slice(1);
  return existsSync(path.join(dir, file)) ? file : '404.html';
}

/** A build whose measured pages have no scripts; everything else links to the real build. */
async function writeReference(dir: string, folder: string): Promise<void> {
  for (const file of ROUTES.map((route) => getPageFile(dir, route))) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    const html = readFileSync(path.join(dir, file), 'utf8');
    writeFileSync(path.join(folder, file), removeScripts(html));
  }
  await compressFolder(folder, true);
  const written = new Set(readdirSync(folder));
  for (const name of readdirSync(dir).filter((entry) => !written.has(entry))) {
    symlinkSync(path.resolve(dir, name), path.join(folder, name));
  }
}

/**
 * Time in ms from a click on the first guide link until the guide's heading is painted; undefined
 * on a page without such a link. The pointer hovers over the link first, so the guide is already
 * prefetched.
 */
async function measureNextPage(page: Page, session: CDPSession): Promise<number | undefined> {
  const link = page
    .locator('main a[href^="/"]:not([href="/"], [href*="#"], [href*="."], [target])')
    .filter({ visible: true })
    .first();
  if ((await link.count()) === 0) return undefined;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await link.hover();
  await page.waitForTimeout(QUIET_MS);
  await page.evaluate(() => {
    const readHeading = () => document.querySelector('h1')?.textContent;
    const before = readHeading();
    addEventListener(
      'click',
      ({ timeStamp }) => {
        new MutationObserver((_, observer) => {
          const now = readHeading();
          if (now === undefined || now === before) return;
          observer.disconnect();
          // The task that this callback queues runs after the frame with the heading is painted.
          requestAnimationFrame(() =>
            setTimeout(() =>
              Object.assign(window, { benchPainted: performance.now() - timeStamp }),
            ),
          );
        }).observe(document, { childList: true, subtree: true, characterData: true });
      },
      { capture: true, once: true },
    );
  });
  await link.click();
  const painted = await page.waitForFunction(
    () => (window as unknown as { benchPainted: number }).benchPainted,
    undefined,
    { timeout: MAX_WAIT_MS },
  );
  return painted.jsonValue();
}

const computeMedian = (values: readonly number[]) => getQuantile(values, 0.5);
const formatMs = (value: number) => `${Math.round(value)} ms`;
const formatKilobytes = (value: number) => (value / 1000).toFixed(1);

async function measure(
  browser: Browser,
  route: string,
  { site, reference, runs }: { site: string; reference: string; runs: number },
): Promise<string> {
  const ours: PageLoad[] = [];
  const bare: PageLoad[] = [];
  const slow: number[] = [];
  const next: number[] = [];
  for (let run = 0; run < runs; run++) {
    const visit = { address: site + route, hasApp: true };
    await openPage(browser, { ...visit, rate: SLOWER }, async (page, load, session) => {
      ours.push(load);
      const time = await measureNextPage(page, session);
      if (time !== undefined) next.push(time);
    });
    const bareVisit = { address: reference + route, hasApp: false, rate: SLOWER };
    await openPage(browser, bareVisit, (_page, load) => bare.push(load));
    await openPage(browser, { ...visit, rate: MUCH_SLOWER }, (_page, load) => slow.push(load.tbt));
  }
  const getMedian = (value: (load: PageLoad) => number) => computeMedian(ours.map(value));
  const ratio = computeMedian(ours.map(({ lcp }, run) => lcp / (bare[run]?.lcp ?? NaN)));
  return [
    '',
    route,
    formatMs(getMedian(({ fcp }) => fcp)),
    formatMs(getMedian(({ lcp }) => lcp)),
    formatMs(computeMedian(bare.map(({ lcp }) => lcp))),
    ratio.toFixed(2),
    `${formatMs(getMedian(({ tbt }) => tbt))} / ${formatMs(computeMedian(slow))}`,
    getMedian(({ cls }) => cls).toFixed(3),
    ...KINDS.map((kind) => formatKilobytes(getMedian(({ bytes }) => bytes[kind]))),
    next.length === 0 ? '–' : formatMs(computeMedian(next)),
    '',
  ]
    .join(' | ')
    .trim();
}

async function main(dir: string, runs: number): Promise<void> {
  if (!existsSync(path.join(dir, '_headers'))) {
    throw new Error(`${dir} is no built site: run npm run build`);
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-pages-'));
  await writeReference(dir, folder);
  const site = await serve({ dir, port: 0 });
  const reference = await serve({ dir: folder, port: 0 });
  const browser = await chromium.launch({
    executablePath: await findBrowserPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    console.log(
      `| Page | FCP | LCP | LCP without scripts | ratio | TBT at ${SLOWER}x / ${MUCH_SLOWER}x | CLS | HTML, KB | CSS | scripts | images | other | next page |`,
    );
    console.log('|---|---|---|---|---|---|---|---|---|---|---|---|---|');
    for (const route of ROUTES) {
      const addresses = { site: site.address, reference: reference.address };
      console.log(await measure(browser, route, { ...addresses, runs }));
    }
    console.log(
      `\nMedian of ${runs} runs, ${browser.version()}, load at the end ${os.loadavg()[0]?.toFixed(1)}.`,
    );
  } finally {
    await browser.close();
    await site.close();
    await reference.close();
    rmSync(folder, { recursive: true });
  }
}

runAsCommand('benchmarks/pages.ts', ([dir = 'build', runs = String(RUNS)]) =>
  main(dir, Number(runs)),
);
