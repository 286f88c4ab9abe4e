import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extract, readZipEntries, unpack, type ByteSource, type ZipEntry } from './zip';

const toByteSource = (data: Uint8Array): ByteSource => ({
  size: data.length,
  read: (start, end) => Promise.resolve(data.slice(start, end)),
});
const LIMIT = 10_000;

async function readEntries(data: Uint8Array): Promise<readonly ZipEntry[]> {
  const directory = await readZipEntries(toByteSource(data));
  if (!directory.ok) throw new Error(directory.reason);
  return directory.value;
}

describe('reads what fflate writes', () => {
  it('any names and contents, stored and deflated', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.uint8Array({ maxLength: 300 })),
        fc.constantFrom(0, 6),
        async (files, level) => {
          const data = zipSync(files, { level });
          const found = await readEntries(data);
          expect(found.map(({ name }) => name).sort()).toEqual(Object.keys(files).sort());
          for (const entry of found) {
            const content = await extract(toByteSource(data), entry, LIMIT);
            expect(content.ok && [...content.value]).toEqual([...(files[entry.name] ?? [])]);
          }
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('refuses', () => {
  const small = zipSync({ 'a.txt': strToU8('hello hello hello') });

  it('non-zip, truncated and out-of-bounds files', async () => {
    const reasons = async (data: Uint8Array) => {
      const result = await readZipEntries(toByteSource(data));
      return result.ok ? undefined : result.reason;
    };
    const changed = (at: number, ...values: number[]) => {
      const copy = small.slice();
      copy.set(values, copy.length + at);
      return reasons(copy);
    };
    expect(await reasons(new Uint8Array())).toBe('not-a-zip');
    expect(await reasons(strToU8('x'.repeat(200)))).toBe('not-a-zip');
    expect(await reasons(small.slice(10))).toBe('damaged');
    expect(await changed(-22 + 10, 0xff, 0xff)).toBe('too-large');
    expect(await changed(-22 + 12, 0xff, 0xff, 0xff, 0xff)).toBe('too-large');
    expect(await changed(-22 + 16, 0xff, 0xff, 0xff, 0)).toBe('damaged');
    expect(await changed(-22 + 10, 9, 0)).toBe('damaged');
  });

  it('entries that are too large, encrypted, differently compressed, or misplaced', async () => {
    const [entry] = await readEntries(small);
    if (entry === undefined) throw new Error('no entry');
    const reason = async (change: Partial<ZipEntry>, limit = LIMIT) => {
      const result = await extract(toByteSource(small), { ...entry, ...change }, limit);
      return result.ok ? undefined : result.reason;
    };
    expect(await reason({})).toBeUndefined();
    expect(await reason({}, 3)).toBe('too-large');
    expect(await reason({ size: 1 }, 16)).toBe('too-large');
    expect(await reason({ encrypted: true })).toBe('damaged');
    expect(await reason({ method: 9 })).toBe('damaged');
    expect(await reason({ offset: 1 })).toBe('damaged');
    expect(await reason({ offset: small.length })).toBe('damaged');
    expect(await reason({ packed: 5000 })).toBe('damaged');
    expect(await reason({ packed: 3 })).toBe('damaged');
  });

  it('no archive with leading bytes, which Java’s reader skips, too', async () => {
    const data = new Uint8Array([...new Uint8Array(100).fill(7), ...small]);
    const [entry] = await readEntries(data);
    if (entry === undefined) throw new Error('no entry');
    expect((await extract(toByteSource(data), entry, LIMIT)).ok).toBe(true);
  });

  it('a bomb, whatever size it claims', async () => {
    const bomb = zipSync({ 'zero.bin': new Uint8Array(20_000_000) }, { level: 9 });
    const [entry] = await readEntries(bomb);
    if (entry === undefined) throw new Error('no entry');
    expect(await extract(toByteSource(bomb), { ...entry, size: 10 }, 100_000)).toEqual({
      ok: false,
      reason: 'too-large',
    });
  });

  it('never throws', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 200 }),
        fc.nat(),
        fc.nat(),
        async (noise, at, byte) => {
          unpack(noise, 1000);
          const data = small.slice();
          data[at % data.length] = byte % 256;
          for (const file of [data, noise]) {
            const result = await readZipEntries(toByteSource(file));
            for (const entry of result.ok ? result.value : [])
              await extract(toByteSource(file), entry, LIMIT);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
