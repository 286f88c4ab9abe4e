/** Memory of processes for the benchmarks, read from Linux's /proc. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Whether this system has it. */
export const HAS_PROC = existsSync('/proc/self/status');

/** Resident memory in KB of a process and of all that it started; 0 for what has ended. */
export function residentKb(pid: number): number {
  try {
    const own = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0;
    return readdirSync(`/proc/${pid}/task`)
      .flatMap(
        (thread) =>
          readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').match(/\d+/g) ?? [],
      )
      .reduce((total, child) => total + residentKb(Number(child)), Number(own));
  } catch {
    // It, or one of its threads, has ended between two looks.
    return 0;
  }
}
