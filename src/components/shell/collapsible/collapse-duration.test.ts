import { expect, it } from 'vitest';
import { computeCollapseDuration } from './collapse-duration';

it('takes 4 to 19 ms, longer for more content', () => {
  const heights = [0, 36, 212, 700, 1000, 5000];
  const durations = heights.map((height) => computeCollapseDuration(height, false));
  expect(durations[0]).toBe(4);
  expect(durations.at(-1)).toBe(19);
  expect(durations).toEqual([...durations].sort((a, b) => a - b));
  expect(new Set(durations.slice(0, 5)).size).toBe(5);
});

it('takes 1 ms with reduced motion', () => {
  expect(computeCollapseDuration(700, true)).toBe(1);
});
