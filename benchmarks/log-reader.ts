/**
 * `npm run bench:log-reader [MB]`: reads a generated log, with and without errors, and prints
 * megabytes per second of processor time. Exits with 1 if that is below the budget.
 */
import { loadGuideMessages } from '../src/helpers/log-reader/guide-rows/guide-messages';
import { createLogReader } from '../src/helpers/log-reader/model';
import { loadRulesFor } from '../src/helpers/log-reader/rules/loaded';
import { createSyntheticLog } from '../src/helpers/log-reader/fixtures/synthetic-log';
import { runAsCommand } from '../scripts/lib/run-as-command';

const BUDGET_MB_PER_S = 20;
const CHUNK = 65_536;

export interface Measured {
  readonly name: string;
  readonly megabytes: number;
  readonly mbPerSecond: number;
  /** Per second of processor time, which does not depend on what else the machine does. */
  readonly mbPerCpuSecond: number;
  /** Time until the first problem was found. */
  readonly firstMs: number | undefined;
  readonly problems: number;
}

/** Feeds the bytes in chunks as large as a stream's, as the worker does. */
export function measure(name: string, bytes: Uint8Array): Measured {
  const decoder = new TextDecoder();
  const reader = createLogReader({ coordinates: false });
  const start = performance.now();
  const cpu = process.cpuUsage();
  let firstMs: number | undefined;
  let kept = 0;
  for (let at = 0; at < bytes.length; at += CHUNK) {
    kept += reader.push(decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true })).length;
    if (firstMs === undefined && reader.report().problems.length > 0) {
      firstMs = performance.now() - start;
    }
  }
  kept += reader.finish().length;
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  if (kept === 0) throw new Error('nothing was read');
  const megabytes = bytes.length / 1e6;
  return {
    name,
    megabytes,
    mbPerSecond: megabytes / seconds,
    mbPerCpuSecond: (megabytes * 1e6) / (user + system),
    firstMs,
    problems: reader.report().problems.length,
  };
}

async function main(): Promise<void> {
  await loadGuideMessages();
  // The slower case: a log that could come from any game.
  await loadRulesFor('');
  const megabytes = Number(process.argv[2] ?? '20');
  const encoder = new TextEncoder();
  const results = (['healthy', 'errors', 'addresses'] as const).flatMap((kind) => {
    const bytes = encoder.encode(createSyntheticLog(megabytes * 1e6, kind));
    return [measure(`${kind}, first run`, bytes), measure(`${kind}, warm`, bytes)];
  });
  for (const { name, megabytes: size, mbPerSecond, mbPerCpuSecond, firstMs, problems } of results) {
    const first = firstMs === undefined ? 'none' : `${firstMs.toFixed(0)} ms`;
    console.log(
      `${name}: ${size.toFixed(1)} MB, ${mbPerSecond.toFixed(1)} MB/s (${mbPerCpuSecond.toFixed(1)} per second of processor time), first problem after ${first}, ${problems} problems`,
    );
  }
  if (results.some(({ mbPerCpuSecond }) => mbPerCpuSecond < BUDGET_MB_PER_S)) process.exitCode = 1;
}

runAsCommand('benchmarks/log-reader.ts', main);
