import { expect, it } from 'vitest';
import { formatDuration, formatSize } from './texts';

it.each([
  [0.2, '1 MB'],
  [999, '999 MB'],
  [2048, '2.0 GB'],
])('%d MB is %s', (mb, words) => expect(formatSize(mb)).toBe(words));

it.each([
  [0.1, '1 second'],
  [89, '89 seconds'],
  [90, '2 minutes'],
  [5399, '90 minutes'],
  [5400, '1.5 hours'],
])('%d seconds is %s', (seconds, words) => expect(formatDuration(seconds)).toBe(words));
