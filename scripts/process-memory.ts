/** Memory of processes for the benchmarks, as Linux tells it under /proc. */
import { existsSync, readFileSync } from 'node:fs';

/** Whether this system tells. */
export const TELLS_MEMORY = existsSync('/proc/self/status');

/** Resident memory in KB of a process and of all that it started; 0 for what has ended. */
export function residentKb(pid: number): number {
  const own = Number(/VmRSS:\s+(\d+)/.exec(readIfThere(`/proc/${pid}/status`))?.[1] ?? 0);
  // A process started by one of several threads is listed at the first one on most kernels only.
  const children = readIfThere(`/proc/${pid}/task/${pid}/children`).match(/\d+/g) ?? [];
  return children.reduce((total, child) => total + residentKb(Number(child)), own);
}

/** A process may end between two looks. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
