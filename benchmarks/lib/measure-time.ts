/**
 * Times for the benchmarks: processor time, not wall-clock time. An engine never waits, so on an
 * idle machine the two are equal; on a busy one only processor time is repeatable. It includes
 * garbage collection.
 */

/** Processor time used by this process, in milliseconds. */
export function getCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The fastest of `runs` runs, in ms. Stops after one run if it took longer than `enoughMs`. */
export async function measureFastest(
  runs: number,
  run: () => unknown,
  enoughMs = 100,
): Promise<number> {
  let fastest = Infinity;
  for (let index = 0; index < runs; index++) {
    const started = getCpuMs();
    await run();
    fastest = Math.min(fastest, getCpuMs() - started);
    if (fastest > enoughMs) break;
  }
  return fastest;
}

/** The value below which this share of the times lies. */
export function getQuantile(times: readonly number[], share: number): number {
  return [...times].sort((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? 0;
}
