import { expect, it } from 'vitest';
import { CHANGES } from './texts';

it('says how far a time moves when the clocks change', () => {
  const moves = (minutes: number, at?: string) => CHANGES.moves('March 28', minutes, at);
  expect(moves(60)).toBe('From March 28 it comes one hour later by your clock.');
  expect(moves(-120)).toBe('From March 28 it comes 2 hours earlier by your clock.');
  expect(moves(30, '05:30')).toBe(
    'From March 28 it comes 30 minutes later by your clock, at 05:30.',
  );
});
