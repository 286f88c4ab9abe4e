/**
 * `npm run bench:load [folder]`: how many requests per second one nginx process answers. The built
 * site, with the settings of `hosting/nginx-*.conf`, takes turns with a second nginx that sends one
 * file of the average page's size: their ratio also holds on a busy machine. Needs Linux, nginx and
 * wrk, uses loopback only, and takes about 40 seconds.
 *
 * Exits with 1 if an answer was missing or wrong, or if the memory of nginx grew.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findProgram, hasBrotliModule, runNginx, startNginx } from '../scripts/lib/local-servers';
import { getQuantile } from './lib/measure-time';
import { readResidentKb, HAS_PROC } from './lib/process-memory';
import { runAsCommand } from '../scripts/lib/run-as-command';

const ROUNDS = 3;
const SECONDS = 5;
const CONNECTIONS = 32;
/** More than the buffers that nginx keeps for that many connections: beyond this it leaks. */
const MAX_GROWTH_KB = 4096;

/** What wrk measured in one round. */
export interface LoadRound {
  readonly perSecond: number;
  readonly p99Ms: number;
  /** Answers that were missing, late, or not 2xx. */
  readonly errors: number;
}

/** A wrk script that requests the paths in turn and prints its result on one line. */
export function renderWrkScript(paths: readonly string[], encoding: string): string {
  return `local paths = { ${paths.map((name) => JSON.stringify(name)).join(', ')} }
local requests, place = {}, 0
init = function()
  for index, name in ipairs(paths) do
    requests[index] = wrk.format("GET", name, { ["Accept-Encoding"] = "${encoding}" })
  end
end
request = function()
  place = place % #requests + 1
  return requests[place]
end
done = function(summary, latency)
  local e = summary.errors
  print(string.format("result %f %f %d", summary.requests / summary.duration * 1e6,
    latency:percentile(99) / 1000, e.connect + e.read + e.write + e.status + e.timeout))
end
`;
}

/** Parses the result that `renderWrkScript` prints. Throws if there is none. */
export function parseRound(printed: string): LoadRound {
  const match = /^result (\S+) (\S+) (\d+)$/m.exec(printed);
  if (match === null) throw new Error(`wrk printed no result:\n${printed}`);
  const [perSecond = NaN, p99Ms = NaN, errors = NaN] = match.slice(1).map(Number);
  return { perSecond, p99Ms, errors };
}

/** Runs one round of wrk. */
function runWrk(address: string, script: string): LoadRound {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-s', script, address];
  const { stdout, stderr } = spawnSync(findProgram('wrk') ?? 'wrk', args, { encoding: 'utf8' });
  return parseRound(stdout + stderr);
}

/** The routes of a build, and the average transfer size of a page. */
function listPages(dir: string, ending: string): { routes: string[]; averageBytes: number } {
  const sitemap = readFileSync(path.join(dir, 'sitemap.xml'), 'utf8');
  const routes = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const bytes = routes.map((route) => statSync(path.join(dir, route, `index.html.${ending}`)).size);
  return {
    routes,
    averageBytes: Math.round(bytes.reduce((sum, size) => sum + size, 0) / bytes.length),
  };
}

/** A row of the printed table: the median of some rounds. */
function renderRow(name: string, rounds: readonly LoadRound[]): string {
  const computeMedian = (value: (round: LoadRound) => number) =>
    getQuantile(rounds.map(value), 0.5);
  const perSecond = Math.round(computeMedian((round) => round.perSecond)).toLocaleString('en');
  const errors = rounds.reduce((sum, round) => sum + round.errors, 0);
  return `| ${name} | ${perSecond} | ${computeMedian(({ p99Ms }) => p99Ms).toFixed(2)} ms | ${errors} |`;
}

/** Throws with a way out where the benchmark cannot run. */
function requireTools(dir: string): void {
  const missing = ['nginx', 'wrk'].filter((name) => findProgram(name) === undefined);
  if (missing.length > 0 || !HAS_PROC) {
    throw new Error(
      `This benchmark needs Linux, nginx and wrk${missing.length > 0 ? `; missing: ${missing.join(', ')}` : ''}.\n` +
        'On Debian: apt-get install nginx libnginx-mod-http-brotli-static wrk',
    );
  }
  if (!existsSync(path.join(dir, 'sitemap.xml'))) {
    throw new Error(`${dir} is no built site: run npm run build`);
  }
}

interface RoundPair {
  readonly site: LoadRound;
  readonly reference: LoadRound;
}

interface LoadMeasurement {
  readonly rounds: readonly RoundPair[];
  /** Memory of the site's nginx after a first round, and what it grew by until the last. */
  readonly beforeKb: number;
  readonly grownKb: number;
}

interface Requests {
  readonly routes: readonly string[];
  readonly averageBytes: number;
  readonly encoding: string;
}

/** Measures the site and a file of `averageBytes` in turn, each behind an nginx of its own. */
async function measure(
  dir: string,
  { routes, averageBytes, encoding }: Requests,
): Promise<LoadMeasurement> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-load-'));
  const writeFile = (name: string, content: string) => {
    writeFileSync(path.join(folder, name), content);
    return path.join(folder, name);
  };
  writeFile('reference', 'x'.repeat(averageBytes));
  const siteScript = writeFile('site.lua', renderWrkScript(routes, encoding));
  const referenceScript = writeFile('reference.lua', renderWrkScript(['/reference'], encoding));

  const site = await startNginx(dir);
  const reference = await runNginx((listen) => `server { listen ${listen}; root ${folder}; }\n`, 1);
  try {
    runWrk(site.address, siteScript);
    const beforeKb = readResidentKb(site.pid);
    const rounds = Array.from({ length: ROUNDS }, () => ({
      reference: runWrk(reference.address, referenceScript),
      site: runWrk(site.address, siteScript),
    }));
    return { rounds, beforeKb, grownKb: readResidentKb(site.pid) - beforeKb };
  } finally {
    await site.close();
    await reference.close();
    rmSync(folder, { recursive: true });
  }
}

function print(
  { routes, averageBytes, encoding }: Requests,
  { rounds, beforeKb, grownKb }: LoadMeasurement,
): void {
  const ratio = getQuantile(
    rounds.map(({ site, reference }) => site.perSecond / reference.perSecond),
    0.5,
  );
  const ofFile = renderRow(
    'one file of that size',
    rounds.map(({ reference }) => reference),
  );
  const ofSite = renderRow(
    'the site',
    rounds.map(({ site }) => site),
  );
  console.log(
    `${routes.length} pages in turn, ${averageBytes} bytes on average (${encoding}); one nginx process, ` +
      `${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s; load ${os.loadavg()[0]?.toFixed(1)}\n\n` +
      `| nginx with | requests/s | p99 | errors |\n|---|---|---|---|\n${ofFile}\n${ofSite}\n\n` +
      `The site's requests per second are ${ratio.toFixed(2)} of the file's. ` +
      `Memory of nginx: ${beforeKb} KB after a first round, ${grownKb >= 0 ? '+' : ''}${grownKb} KB at the end.`,
  );
}

async function main(dir: string): Promise<void> {
  requireTools(dir);
  const [encoding, ending] = hasBrotliModule() ? ['br', 'br'] : ['gzip', 'gz'];
  const requests = { ...listPages(dir, ending), encoding };
  const measured = await measure(dir, requests);
  print(requests, measured);
  const errors = measured.rounds.reduce((sum, { site }) => sum + site.errors, 0);
  if (errors > 0) throw new Error(`${errors} answers were missing or wrong`);
  if (measured.grownKb > MAX_GROWTH_KB) {
    throw new Error(`nginx grew by ${measured.grownKb} KB, at most ${MAX_GROWTH_KB} KB`);
  }
}

runAsCommand('benchmarks/load.ts', ([dir = 'build']) => main(dir));
