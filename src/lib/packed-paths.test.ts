import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packPaths, unpackPaths } from './packed-paths';

describe('packPaths', () => {
  it('writes each folder once', () => {
    expect(packPaths(['/', '/plugins/tab', '/plugins/vault'])).toBe('/ \n/plugins/ tab vault');
  });

  it.each(['plugins', '/two words', ''])('"%s" stops the build', (path) => {
    expect(() => packPaths([path])).toThrow('is not a path');
  });

  it('keeps exactly the same paths', () => {
    const path = fc.stringMatching(/^(\/[a-zA-Z0-9_.-]{0,4}){1,4}$/);
    fc.assert(
      fc.property(fc.uniqueArray(path, { minLength: 1 }), (paths) => {
        expect(unpackPaths(packPaths(paths)).sort()).toEqual([...paths].sort());
      }),
    );
  });
});
