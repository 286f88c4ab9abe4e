/** Holds all texts of the pre-generation calculator. Pure. */
import { formatCount } from '../../lib/format-count';

export const REASONS = {
  radius: 'Give a radius from 1 to 29,999,984 blocks.',
  speed: 'Give more than 0 chunks per second.',
} as const;

export function formatSize(mb: number): string {
  return mb < 1000 ? `${Math.ceil(mb)} MB` : `${(mb / 1024).toFixed(1)} GB`;
}

export function formatDuration(seconds: number): string {
  if (seconds < 90) return formatCount(Math.ceil(seconds), 'second');
  if (seconds < 5400) return `${Math.ceil(seconds / 60)} minutes`;
  return `${(seconds / 3600).toFixed(1)} hours`;
}

/** Labels and sentences of the view. */
export const VIEW = {
  intro: 'What a radius costs in chunks, disk and time.',
  radiusInBlocks: 'Radius in blocks',
  radiusHint: 'From the center to the edge. The world border takes twice this.',
  shape: 'Shape',
  chunksPerSecond: 'Chunks per second',
  speedHint: 'Read it off Chunky’s progress line.',
  nether: 'Nether too, at an eighth of the radius',
  end: 'End too',
  commands: 'Type in the console, one line after the other',
  copyCommands: 'Copy the commands',
  shapes: { square: 'Square', circle: 'Circle' },
  /** Estimate in a line. */
  estimate: (chunks: string, disk: string, time: string) =>
    `${chunks} chunks, about ${disk} of disk, about ${time}`,
  dimensions: { Overworld: 'Overworld', Nether: 'Nether', End: 'End' },
  part: (dimension: string, blocks: number, disk: string) =>
    `${dimension}: radius ${blocks}, ${disk}`,
  caution:
    'Modded terrain needs more, Nether and End less: look at the real size after the first tenth.',
} as const;
