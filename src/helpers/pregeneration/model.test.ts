import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countChunks,
  listCommands,
  estimatePregeneration,
  KB_PER_CHUNK,
  MAX_RADIUS,
  type PregenerationPlan,
} from './model';

const plan: PregenerationPlan = {
  radius: 5000,
  shape: 'square',
  nether: true,
  end: false,
  chunksPerSecond: 100,
};

describe('estimate', () => {
  it('counts chunks, disk and time', () => {
    // 5000 / 16 = 312.5, so 313 chunks on each side of the middle one: 627 × 627.
    expect(countChunks(5000, 'square')).toBe(627 * 627);
    expect(countChunks(16, 'circle')).toBe(7);
    const result = estimatePregeneration(plan);
    expect(result).toMatchObject({ ok: true, estimate: { chunks: 393_129 + 81 * 81 } });
    expect(result.ok && result.estimate.seconds).toBeCloseTo(3996.9, 1);
    expect(result.ok && result.estimate.parts[1]).toEqual({
      dimension: 'Nether',
      radius: 625,
      chunks: 6561,
      diskMb: (6561 * KB_PER_CHUNK) / 1024,
    });
  });

  it('rejects impossible input', () => {
    for (const radius of [0, -1, NaN, Infinity, MAX_RADIUS + 1]) {
      expect(estimatePregeneration({ ...plan, radius })).toEqual({ ok: false, reason: 'radius' });
    }
    expect(estimatePregeneration({ ...plan, chunksPerSecond: 0 })).toEqual({
      ok: false,
      reason: 'speed',
    });
  });

  it('a circle is smaller than its square, and more is never cheaper', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e6 }),
        fc.integer({ min: 1, max: 1e5 }),
        (radius, more) => {
          expect(countChunks(radius, 'circle')).toBeLessThan(countChunks(radius, 'square'));
          expect(countChunks(radius + more, 'square')).toBeGreaterThanOrEqual(
            countChunks(radius, 'square'),
          );
        },
      ),
    );
  });
});

it('commands give the border as a diameter and the radius to Chunky', () => {
  expect(listCommands({ ...plan, end: true })).toEqual([
    'worldborder set 10000',
    'chunky world world',
    'chunky shape square',
    'chunky center 0 0',
    'chunky radius 5000',
    'chunky start',
    'chunky world world_nether',
    'chunky shape square',
    'chunky center 0 0',
    'chunky radius 625',
    'chunky start',
    'chunky world world_the_end',
    'chunky shape square',
    'chunky center 0 0',
    'chunky radius 5000',
    'chunky start',
  ]);
  expect(listCommands({ ...plan, nether: false })).toHaveLength(6);
});

it('counts the requested dimensions', () => {
  const plan: PregenerationPlan = {
    radius: 1000,
    shape: 'square',
    nether: false,
    end: false,
    chunksPerSecond: 30,
  };
  const dimensions = (more: Partial<PregenerationPlan>) => {
    const result = estimatePregeneration({ ...plan, ...more });
    return result.ok && result.estimate.parts.map(({ dimension }) => dimension);
  };
  expect(dimensions({})).toEqual(['Overworld']);
  expect(dimensions({ nether: true })).toEqual(['Overworld', 'Nether']);
  expect(dimensions({ end: true })).toEqual(['Overworld', 'End']);
});
