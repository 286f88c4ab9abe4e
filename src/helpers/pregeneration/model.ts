/** Estimates chunks, disk space and time for pre-generating a world. Pure. */

export type AreaShape = 'square' | 'circle';

export interface PregenerationPlan {
  /** Blocks from the center to the edge, as in Chunky. */
  readonly radius: number;
  readonly shape: AreaShape;
  /** Includes the Nether at an eighth of the radius, the same area for portals. */
  readonly nether: boolean;
  readonly end: boolean;
  /** Chunks per second; taken from Chunky's own progress line. */
  readonly chunksPerSecond: number;
}

export interface DimensionEstimate {
  readonly dimension: 'Overworld' | 'Nether' | 'End';
  readonly radius: number;
  readonly chunks: number;
  readonly diskMb: number;
}

export interface PregenerationEstimate {
  readonly parts: readonly DimensionEstimate[];
  readonly chunks: number;
  readonly diskMb: number;
  readonly seconds: number;
}

export type EstimateResult =
  | { readonly ok: true; readonly estimate: PregenerationEstimate }
  | { readonly ok: false; readonly reason: 'radius' | 'speed' };

const BLOCKS_PER_CHUNK = 16;
/** The game's maximum world border. */
export const MAX_RADIUS = 29_999_984;
/**
 * Kilobytes per generated Overworld chunk, the estimate by Chunky's developers that the guide
 * quotes. Nether and End usually need less, so the sum is on the safe side.
 */
export const KB_PER_CHUNK = 7.4;

/** A block in the Nether corresponds to this many in the Overworld. */
const NETHER_SCALE = 8;

/** Chunks within a radius: a square, or the chunks whose center is in the circle. */
export function countChunks(radius: number, shape: AreaShape): number {
  const side = 2 * Math.ceil(radius / BLOCKS_PER_CHUNK) + 1;
  return shape === 'square' ? side * side : Math.round((Math.PI * side * side) / 4);
}

interface Dimension {
  readonly dimension: DimensionEstimate['dimension'];
  /** Name of its folder, by which Chunky knows it. */
  readonly world: string;
  readonly radius: number;
}

/** The dimensions that a plan generates, each with its radius. */
function listDimensions({ radius, nether, end }: PregenerationPlan): Dimension[] {
  const netherRadius = Math.ceil(radius / NETHER_SCALE);
  return [
    { dimension: 'Overworld', world: 'world', radius },
    ...(nether
      ? [{ dimension: 'Nether', world: 'world_nether', radius: netherRadius } as const]
      : []),
    ...(end ? [{ dimension: 'End', world: 'world_the_end', radius } as const] : []),
  ];
}

/** The cost of a plan; for impossible values, a reason. */
export function estimatePregeneration(plan: PregenerationPlan): EstimateResult {
  const { radius, shape, chunksPerSecond } = plan;
  if (!Number.isFinite(radius) || radius < 1 || radius > MAX_RADIUS) {
    return { ok: false, reason: 'radius' };
  }
  if (!Number.isFinite(chunksPerSecond) || chunksPerSecond <= 0)
    return { ok: false, reason: 'speed' };
  const parts = listDimensions(plan).map(({ dimension, radius: blocks }): DimensionEstimate => {
    const chunks = countChunks(blocks, shape);
    return { dimension, radius: blocks, chunks, diskMb: (chunks * KB_PER_CHUNK) / 1024 };
  });
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
export function listCommands(plan: PregenerationPlan): string[] {
  return [
    `worldborder set ${2 * plan.radius}`,
    ...listDimensions(plan).flatMap(({ world, radius }) => [
      `chunky world ${world}`,
      `chunky shape ${plan.shape}`,
      'chunky center 0 0',
      `chunky radius ${radius}`,
      'chunky start',
    ]),
  ];
}
