/**
 * `npm run bench:peers -- --runs 9 --only vitepress,docusaurus`: compares this site with the same
 * guides built by other generators, in one run on one machine. Prints Markdown tables of medians:
 * the next page, then the first one. `--keep` reuses the peers' sites from an earlier run; `--clicks
 * direct` measures only the clicks with this word in their name, `--clicks none` none.
 */
import { createServer, type Server } from 'node:http';
import { existsSync } from 'node:fs';
import os from 'node:os';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import sirv from 'sirv';
import { compressFolder } from '../../pipeline/files/compress';
import { runAsCommand } from '../../scripts/lib/run-as-command';
import { findBrowserPath } from '../../scripts/lib/find-browser.mjs';
import { getQuantile } from '../lib/measure-time';
import { serve } from '../../scripts/serve.mjs';
import { FIRST_PAGES, measureFirstView, type FirstViewResult } from './first-view';
import { readGuideList } from './guides';
import { measureNextView, CLICKS, type SidebarClick } from './next-view';
import { getBuiltPeer, buildPeer, PEERS, type PeerName } from './sites';

const BUILD = 'build';
/** How many times slower than this machine the reader's is. */
const SLOWDOWN = 4;
const OWN_NAME = 'this site';

interface PeerSite {
  readonly name: string;
  readonly address: string;
  readonly close: () => unknown;
}

/** Serves a peer's site compressed; its routes are either files or folders with an index file. */
async function servePeer(name: PeerName, dir: string): Promise<PeerSite> {
  await compressFolder(dir, true);
  const files = sirv(dir, { extensions: ['html'], etag: true, brotli: true, gzip: true });
  const server: Server = createServer((request, response) =>
    files(request, response, () => void response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { name, address: `http://localhost:${port}`, close: () => server.close() };
}

const formatMedian = (values: readonly number[]) => `${Math.round(getQuantile(values, 0.5))}`;
const formatSpread = (values: readonly number[]) =>
  `${formatMedian(values)} (${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))})`;

/**
 * Measures every site once per run, so that a busy moment of the machine does not hit one alone.
 * @returns the results of each site, in the order of the sites
 */
async function measureInTurns<T>(
  sites: readonly PeerSite[],
  runs: number,
  measure: (site: PeerSite) => Promise<T>,
): Promise<T[][]> {
  const results = sites.map((): T[] => []);
  for (let run = 0; run < runs; run++) {
    for (const [index, site] of sites.entries()) results[index]?.push(await measure(site));
  }
  return results;
}

/** Prints a table of next pages: medians of all runs. */
async function compareNextViews(
  browser: Browser,
  sites: readonly PeerSite[],
  { runs, clicks }: { runs: number; clicks: readonly SidebarClick[] },
): Promise<void> {
  console.log(
    `| From the click to the heading in view, ms at ${SLOWDOWN}x | ${sites.map(({ name }) => name).join(' | ')} |`,
  );
  console.log(`|---|${sites.map(() => '---|').join('')}`);
  for (const click of clicks) {
    const times = await measureInTurns(sites, runs, async ({ address }) => {
      const { inView } = await measureNextView(browser, click, { site: address, rate: SLOWDOWN });
      return inView;
    });
    console.log(
      `| ${click.name}: ${click.from} → ${click.to} | ${times.map(formatSpread).join(' | ')} |`,
    );
  }
}

/** Prints a table of first pages, measured in the same order. */
async function compareFirstViews(
  browser: Browser,
  sites: readonly PeerSite[],
  runs: number,
): Promise<void> {
  console.log('\n| Page | Site | LCP, ms | TBT at 4x, ms | TBT at 8x, ms | scripts, KB |');
  console.log('|---|---|---|---|---|---|');
  for (const route of FIRST_PAGES) {
    const views = await measureInTurns(sites, runs, ({ name, address }) =>
      measureFirstView(browser, address + route, name === OWN_NAME),
    );
    for (const [index, { name }] of sites.entries()) {
      const siteViews = views[index] ?? [];
      const formatViewSpread = (value: (view: FirstViewResult) => number) =>
        formatSpread(siteViews.map(value));
      const cells = [
        formatViewSpread(({ lcp }) => lcp),
        formatViewSpread(({ tbt }) => tbt),
        formatViewSpread(({ slowTbt }) => slowTbt),
        formatMedian(siteViews.map(({ scriptsKb }) => scriptsKb)),
      ];
      console.log(`| ${route} | ${name} | ${cells.join(' | ')} |`);
    }
  }
}

/** Serves the peers' sites, built now or before. */
async function startPeers(names: readonly PeerName[], keepsBuilt: boolean): Promise<PeerSite[]> {
  const list = await readGuideList(BUILD);
  const sites: PeerSite[] = [];
  for (const name of names) {
    const isKept = keepsBuilt && existsSync(getBuiltPeer(name));
    const { dir, seconds } = isKept
      ? { dir: getBuiltPeer(name), seconds: undefined }
      : buildPeer(name, list);
    if (seconds !== undefined) console.error(`${name}: built in ${seconds.toFixed(1)} s`);
    sites.push(await servePeer(name, dir));
  }
  return sites;
}

async function comparePeers(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '9' },
      keep: { type: 'boolean', default: false },
      only: { type: 'string', default: Object.keys(PEERS).join() },
      clicks: { type: 'string', default: '' },
    },
  });
  if (!existsSync(BUILD)) throw new Error('There is no built site: run npm run build');
  const runs = Number(values.runs);
  const names = values.only.split(',').filter((name): name is PeerName => name in PEERS);
  const ownServer = await serve({ dir: BUILD, port: 0 });
  const sites = [{ name: OWN_NAME, ...ownServer }, ...(await startPeers(names, values.keep))];
  const browser = await chromium.launch({
    executablePath: await findBrowserPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const clicks = CLICKS.filter(({ name }) => name.includes(values.clicks));
    if (clicks.length > 0) await compareNextViews(browser, sites, { runs, clicks });
    await compareFirstViews(browser, sites, runs);
    const load = os.loadavg()[0]?.toFixed(1) ?? '?';
    console.log(`\nMedian (least–most) of ${runs} runs, ${browser.version()}, load ${load}.`);
  } finally {
    await browser.close();
    for (const site of sites) await site.close();
  }
}

runAsCommand('benchmarks/peers/index.ts', comparePeers);
