// cspell:disable: typing errors on purpose.
import { describe, expect, it } from 'vitest';
import { computeTypoDistance } from './typo-distance';

describe('computeTypoDistance', () => {
  it.each([
    ['the same word', 'backup', 'backup', 0],
    ['a wrong letter', 'bacKup', 'backup', 1],
    ['a missing letter', 'bakup', 'backup', 1],
    ['a letter too many', 'backkup', 'backup', 1],
    ['two neighbors swapped: one typo, not two', 'bakcup', 'backup', 1],
    ['two typos', 'bakup', 'backups', 2],
    ['a wrong first letter counts twice', 'nackup', 'backup', 2],
  ])('%s', (_, typed, word, distance) => {
    expect(computeTypoDistance(typed, word, { max: 2, isPrefix: false })).toBe(distance);
  });

  it('does not compare words whose lengths differ by more than the maximum', () => {
    expect(computeTypoDistance('back', 'backups', { max: 2, isPrefix: false })).toBe(Infinity);
  });

  it('compares a prefix with the beginning of the word that is closest to it', () => {
    expect(computeTypoDistance('bakc', 'backups', { max: 1, isPrefix: true })).toBe(1);
    expect(computeTypoDistance('bakc', 'backups', { max: 3, isPrefix: false })).toBe(4);
  });
});
