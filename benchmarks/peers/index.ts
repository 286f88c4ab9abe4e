/**
 * `npm run bench:peers [-- --runs 9] [-- --keep] [-- --only vitepress,docusaurus]`: compares this
 * site with the same guides built by other generators, in one run on one machine. Prints Markdown
 * tables of medians: the next page, then the first one. `--keep` reuses the peers' sites from an
 * earlier run; `--clicks direct` measures only the clicks with this word in their name, `--clicks
 * none` none.
 */
import { createServer, type Server } from 'node:http';
import { existsSync } from 'node:fs';
import os from 'node:os';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import sirv from 'sirv';
import { compressFolder } from '../../pipeline/files/compress';
import { findBrowserPath } from '../../scripts/lib/find-browser.mjs';
import { getQuantile } from '../lib/measure-time';
import { serve } from '../../scripts/serve.mjs';
import { FIRST_PAGES, measureFirstView, type FirstViewResult } from './first-view';
import { readGuideList } from './guides';
import { measureNextView, CLICKS, type SidebarClick } from './next-view';
import { getBuiltPeer, buildPeer, PEERS, type PeerName } from './sites';

const BUILD = 'build';
const RATE = 4;
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

/** Prints a table of next pages: medians of all runs, the sites one after another in each. */
async function compareNextViews(
  browser: Browser,
  sites: readonly PeerSite[],
  { runs, clicks }: { runs: number; clicks: readonly SidebarClick[] },
): Promise<void> {
  console.log(
    `| From the click to the heading in view, ms at ${RATE}x | ${sites.map(({ name }) => name).join(' | ')} |`,
  );
  console.log(`|---|${sites.map(() => '---|').join('')}`);
  for (const click of clicks) {
    const times = new Map<PeerSite, number[]>(sites.map((site) => [site, []]));
    for (let run = 0; run < runs; run++) {
      for (const [site, runTimes] of times) {
        runTimes.push(
          (await measureNextView(browser, click, { site: site.address, rate: RATE })).inView,
        );
      }
    }
    console.log(
      `| ${click.name}: ${click.from} → ${click.to} | ${[...times.values()].map(formatSpread).join(' | ')} |`,
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
    const views = new Map<PeerSite, FirstViewResult[]>(sites.map((site) => [site, []]));
    for (let run = 0; run < runs; run++) {
      for (const [site, runViews] of views) {
        runViews.push(
          await measureFirstView(browser, site.address + route, site.name === OWN_NAME),
        );
      }
    }
    for (const [site, runViews] of views) {
      const formatViewSpread = (value: (view: FirstViewResult) => number) =>
        formatSpread(runViews.map(value));
      const cells = [
        formatViewSpread(({ lcp }) => lcp),
        formatViewSpread(({ tbt }) => tbt),
        formatViewSpread(({ slowTbt }) => slowTbt),
        formatMedian(runViews.map(({ scriptsKb }) => scriptsKb)),
      ];
      console.log(`| ${route} | ${site.name} | ${cells.join(' | ')} |`);
    }
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
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
  const list = await readGuideList(BUILD);
  const ownServer = await serve({ dir: BUILD, port: 0 });
  const sites: PeerSite[] = [{ name: OWN_NAME, ...ownServer }];
  for (const name of names) {
    const isKept = values.keep && existsSync(getBuiltPeer(name));
    const { dir, seconds } = isKept
      ? { dir: getBuiltPeer(name), seconds: undefined }
      : buildPeer(name, list);
    if (seconds !== undefined) console.error(`${name}: built in ${seconds.toFixed(1)} s`);
    sites.push(await servePeer(name, dir));
  }
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

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
