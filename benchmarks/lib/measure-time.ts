/**
 * Times for the benchmarks: processor time, not wall-clock time. An engine waits for nothing, so on
 * an idle machine both are the same; on a busy one only processor time can be repeated. It includes
 * the work of the garbage collector.
 */

/** Milliseconds of processor time that this process has used. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The shortest of `runs` runs in ms; one run is enough for what takes longer than `enoughMs`. */
export async function fastestOf(runs: number, run: () => unknown, enoughMs = 100): Promise<number> {
  let fastest = Infinity;
  for (let index = 0; index < runs; index++) {
    const started = cpuMs();
    await run();
    fastest = Math.min(fastest, cpuMs() - started);
    if (fastest > enoughMs) break;
  }
  return fastest;
}

/** The value below which this share of the times lies. */
export function quantile(times: readonly number[], share: number): number {
  return [...times].sort((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? 0;
}
