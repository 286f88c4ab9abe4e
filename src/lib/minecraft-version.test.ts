import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareVersions, isOlder, parseExactVersion, parseVersion } from './minecraft-version';

describe('parseVersion', () => {
  it.each([
    ['1.20.4', [1, 20, 4]],
    ['26.1', [26, 1, 0]],
    [' v1.21.11 ', [1, 21, 11]],
    ['1.21.4-R0.1-SNAPSHOT', [1, 21, 4]],
    ['1.21.4 (Paper)', [1, 21, 4]],
    ['19w34a', undefined],
    ['b1.7', undefined],
    ['1', undefined],
    ['1.2.3.4', undefined],
    ['1.20.', undefined],
    ['1.200', undefined],
    ['203.0.113.7', undefined],
    ['', undefined],
  ])('%s', (text, version) => expect(parseVersion(text)).toEqual(version));

  it.each([
    ['1.20.4', [1, 20, 4]],
    [' 26.1\n', [26, 1, 0]],
    ['v1.20.4', undefined],
    ['1.21.4-R0.1-SNAPSHOT', undefined],
    ['1.21.4 or newer', undefined],
  ])('parseExactVersion %s', (text, version) => expect(parseExactVersion(text)).toEqual(version));
});

const version = fc.tuple(
  fc.integer({ min: 1, max: 99 }),
  fc.integer({ min: 0, max: 99 }),
  fc.integer({ min: 0, max: 99 }),
);

describe('order', () => {
  it('is numeric, and parsing preserves it', () => {
    fc.assert(
      fc.property(version, version, (a, b) => {
        expect(Math.sign(compareVersions(a, b))).toBe(-Math.sign(compareVersions(b, a)) || 0);
        expect(isOlder(a.join('.'), b.join('.'))).toBe(compareVersions(a, b) < 0);
      }),
    );
  });

  it('knows that versions are named by year after 1.21.11', () => {
    expect(isOlder('1.12.2', '1.13')).toBe(true);
    expect(isOlder('1.13', '1.13.0')).toBe(false);
    expect(isOlder('1.13.0', '1.13')).toBe(false);
    expect(isOlder('26.1', '1.21.11')).toBe(false);
    expect(isOlder('1.21.11', '26.1')).toBe(true);
    expect(isOlder('19w34a', '1.13')).toBeUndefined();
    expect(isOlder('1.13', 'b1.7')).toBeUndefined();
  });
});
