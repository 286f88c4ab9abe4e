/**
 * Measures the processor time that `run` takes, in ms. Guards against regular expressions that take
 * minutes on hostile text; unlike a clock, it is the same on a busy machine.
 */
export function getProcessorMs(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
