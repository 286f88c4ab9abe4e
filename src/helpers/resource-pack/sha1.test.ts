import { createHash } from 'node:crypto';
import { strToU8 } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeSha1 } from './sha1';

describe('computeSha1', () => {
  // Test cases 1 to 4 of RFC 3174, section 7.3.
  it.each([
    ['abc', 1, 'a9993e364706816aba3e25717850c26c9cd0d89d'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      1,
      '84983e441c3bd26ebaae4aa1f95129e5e54670f1',
    ],
    ['a', 1_000_000, '34aa973cd4c4daa4f61eeb2bdbad27316534016f'],
    [
      '0123456701234567012345670123456701234567012345670123456701234567',
      10,
      'dea356a2cddd90c7a7ecedc5ebb563934f460452',
    ],
    // The example in the guide.
    ['The quick brown fox jumps over the lazy dog', 1, '2fd4e1c67a2d28fced849ee1bb76e7391b93eb12'],
  ])('case %#', async (text, times, hash) => {
    expect(await computeSha1(new Uint8Array(strToU8(text.repeat(times))))).toBe(hash);
  });

  it('agrees with Node', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array(), async (bytes) => {
        expect(await computeSha1(new Uint8Array(bytes))).toBe(
          createHash('sha1').update(bytes).digest('hex'),
        );
      }),
    );
  });
});
