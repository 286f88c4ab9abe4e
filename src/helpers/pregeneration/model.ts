/** Estimates chunks, disk space and time for pre-generating a world. Pure. */

export type Shape = 'square' | 'circle';

export interface Plan {
  /** Blocks from the center to the edge, as in Chunky. */
  readonly radius: number;
  readonly shape: Shape;
  /** Includes the Nether at an eighth of the radius, the same area for portals. */
  readonly nether: boolean;
  readonly end: boolean;
  /** Chunks per second; taken from Chunky's own progress line. */
  readonly chunksPerSecond: number;
}

export interface Part {
  readonly dimension: 'Overworld' | 'Nether' | 'End';
  readonly radius: number;
  readonly chunks: number;
  readonly diskMb: number;
}

export interface Estimate {
  readonly parts: readonly Part[];
  readonly chunks: number;
  readonly diskMb: number;
  readonly seconds: number;
}

export type Result =
  | { readonly ok: true; readonly estimate: Estimate }
  | { readonly ok: false; readonly reason: 'radius' | 'speed' };

const BLOCKS_PER_CHUNK = 16;
/** The game's maximum world border. */
export const MAX_RADIUS = 29_999_984;
/**
 * Kilobytes per generated Overworld chunk, the estimate by Chunky's developers that the guide
 * quotes. Nether and End usually need less, so the sum is on the safe side.
 */
export const KB_PER_CHUNK = 7.4;

/** Chunks within a radius: a square, or the chunks whose center is in the circle. */
export function chunksIn(radius: number, shape: Shape): number {
  const side = 2 * Math.ceil(radius / BLOCKS_PER_CHUNK) + 1;
  return shape === 'square' ? side * side : Math.round((Math.PI * side * side) / 4);
}

/** The cost of a plan; for impossible values, a reason. */
export function estimate(plan: Plan): Result {
  const { radius, shape, nether, end, chunksPerSecond } = plan;
  if (!Number.isFinite(radius) || radius < 1 || radius > MAX_RADIUS) {
    return { ok: false, reason: 'radius' };
  }
  if (!Number.isFinite(chunksPerSecond) || chunksPerSecond <= 0)
    return { ok: false, reason: 'speed' };
  const part = (dimension: Part['dimension'], blocks: number): Part => {
    const chunks = chunksIn(blocks, shape);
    return { dimension, radius: blocks, chunks, diskMb: (chunks * KB_PER_CHUNK) / 1024 };
  };
  const parts = [
    part('Overworld', radius),
    ...(nether ? [part('Nether', Math.ceil(radius / 8))] : []),
    ...(end ? [part('End', radius)] : []),
  ];
  const chunks = parts.reduce((sum, { chunks: count }) => sum + count, 0);
  return {
    ok: true,
    estimate: {
      parts,
      chunks,
      diskMb: parts.reduce((sum, { diskMb }) => sum + diskMb, 0),
      seconds: chunks / chunksPerSecond,
    },
  };
}

/** The console commands for a plan. The world border takes the diameter, Chunky the radius. */
export function commands({ radius, shape, nether, end }: Plan): string[] {
  const worlds: [string, number][] = [
    ['world', radius],
    ...(nether ? [['world_nether', Math.ceil(radius / 8)] as [string, number]] : []),
    ...(end ? [['world_the_end', radius] as [string, number]] : []),
  ];
  return [
    `worldborder set ${2 * radius}`,
    ...worlds.flatMap(([world, blocks]) => [
      `chunky world ${world}`,
      `chunky shape ${shape}`,
      'chunky center 0 0',
      `chunky radius ${blocks}`,
      'chunky start',
    ]),
  ];
}
