/** Reads the memory of processes from Linux's /proc, for the benchmarks. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Whether this system has /proc. */
export const HAS_PROC = existsSync('/proc/self/status');

/** Resident memory in KB of a process and all its descendants; 0 if it has ended. */
export function readResidentKb(pid: number): number {
  try {
    const ownKb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0;
    return readdirSync(`/proc/${pid}/task`)
      .flatMap(
        (thread) =>
          readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').match(/\d+/g) ?? [],
      )
      .reduce((total, child) => total + readResidentKb(Number(child)), Number(ownKb));
  } catch {
    // The process, or one of its threads, ended between two reads.
    return 0;
  }
}
