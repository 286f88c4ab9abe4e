/**
 * `npm run bench:load [folder]`: how many readers one nginx process can answer. The built site with
 * the settings of `hosting/nginx-*.conf` takes turns with an nginx that does nothing but send one
 * file as long as the site's average page, so the figures mean something on a busy machine too.
 * Needs Linux, nginx and wrk; everything stays on loopback and ends after half a minute.
 *
 * Ends with 1 when an answer was missing or wrong, or when the memory of nginx grew.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findProgram, hasBrotliModule, runNginx, startNginx } from '../scripts/lib/local-servers';
import { quantile } from './lib/measure-time';
import { residentKb, HAS_PROC } from './lib/process-memory';

const ROUNDS = 3;
const SECONDS = 5;
const CONNECTIONS = 32;
/** More than the buffers that nginx keeps for that many connections. */
const LEAK_KB = 4096;

/** What wrk found in one round. */
export interface Round {
  readonly perSecond: number;
  readonly p99Ms: number;
  /** Answers that were missing, late, or not 2xx. */
  readonly errors: number;
}

/** A wrk script that asks for the paths in turn and prints its result as one line. */
export function wrkScript(paths: readonly string[], encoding: string): string {
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

/** The result in what wrk printed. Throws where there is none. */
export function readRound(printed: string): Round {
  const match = /^result (\S+) (\S+) (\d+)$/m.exec(printed);
  if (match === null) throw new Error(`wrk printed no result:\n${printed}`);
  const [perSecond = NaN, p99Ms = NaN, errors = NaN] = match.slice(1).map(Number);
  return { perSecond, p99Ms, errors };
}

function wrk(address: string, script: string): Round {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-s', script, address];
  const { stdout, stderr } = spawnSync(findProgram('wrk') ?? 'wrk', args, { encoding: 'utf8' });
  return readRound(stdout + stderr);
}

/** Routes of a build and the average bytes that travel for one. */
function pagesOf(dir: string, ending: string): { routes: string[]; averageBytes: number } {
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

function row(name: string, rounds: readonly Round[]): string {
  const middle = (value: (round: Round) => number) => quantile(rounds.map(value), 0.5);
  const perSecond = Math.round(middle(({ perSecond }) => perSecond)).toLocaleString('en');
  const errors = rounds.reduce((sum, round) => sum + round.errors, 0);
  return `| ${name} | ${perSecond} | ${middle(({ p99Ms }) => p99Ms).toFixed(2)} ms | ${errors} |`;
}

async function main(dir: string): Promise<void> {
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
  const [encoding, ending] = hasBrotliModule() ? ['br', 'br'] : ['gzip', 'gz'];
  const { routes, averageBytes } = pagesOf(dir, ending);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-load-'));
  const file = (name: string, content: string) => {
    writeFileSync(path.join(folder, name), content);
    return path.join(folder, name);
  };
  file('reference', 'x'.repeat(averageBytes));
  const siteScript = file('site.lua', wrkScript(routes, encoding));
  const referenceScript = file('reference.lua', wrkScript(['/reference'], encoding));

  const site = await startNginx(dir);
  const reference = await runNginx((listen) => `server { listen ${listen}; root ${folder}; }\n`, 1);
  try {
    wrk(site.address, siteScript);
    const beforeKb = residentKb(site.pid);
    const rounds = Array.from({ length: ROUNDS }, () => ({
      reference: wrk(reference.address, referenceScript),
      site: wrk(site.address, siteScript),
    }));
    const grownKb = residentKb(site.pid) - beforeKb;
    const ratio = quantile(
      rounds.map((round) => round.site.perSecond / round.reference.perSecond),
      0.5,
    );
    console.log(
      `${routes.length} pages in turn, ${averageBytes} bytes on average (${encoding}); one nginx process, ` +
        `${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s; load ${os.loadavg()[0]?.toFixed(1)}\n\n` +
        `| nginx with | requests/s | p99 | errors |\n|---|---|---|---|\n` +
        `${row(
          'one file of that size',
          rounds.map((round) => round.reference),
        )}\n` +
        `${row(
          'the site',
          rounds.map((round) => round.site),
        )}\n\n` +
        `The site's requests per second are ${ratio.toFixed(2)} of the file's. ` +
        `Memory of nginx: ${beforeKb} KB after a first round, ${grownKb >= 0 ? '+' : ''}${grownKb} KB at the end.`,
    );
    const errors = rounds.reduce((sum, round) => sum + round.site.errors, 0);
    if (errors > 0) throw new Error(`${errors} answers were missing or wrong`);
    if (grownKb > LEAK_KB) throw new Error(`nginx grew by ${grownKb} KB, at most ${LEAK_KB} KB`);
  } finally {
    await site.close();
    await reference.close();
    rmSync(folder, { recursive: true });
  }
}

if (process.argv[1]?.endsWith('benchmarks/load.ts') === true) {
  main(process.argv[2] ?? 'build').catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
